import { expect, it } from 'vitest'
import { memoryStore } from '../../testing/recordedClient.ts'
import { announcedDeposits } from './announcedDeposits.ts'
import { isFailureAnnounced } from './failureAnnounced.ts'

it('remembers announced deposits for the visit, each once (D29)', () => {
  const visit = memoryStore()
  const deposits = announcedDeposits(visit)
  expect(deposits.has('d1')).toBe(false)
  expect(deposits.has('')).toBe(false)
  for (const id of ['d1', 'd2', 'd1']) deposits.add(id)
  expect(announcedDeposits(visit).has('d1')).toBe(true)
  expect(announcedDeposits(visit).has('d2')).toBe(true)
  expect(announcedDeposits(visit).has('d')).toBe(false)
  expect(visit.get('mintage_announced_deposits')).toBe('d1 d2')
})

it('recognises a visit of the fail page after its toast was shown (R219)', () => {
  expect(isFailureAnnounced({ failureAnnounced: true })).toBe(true)
  for (const state of [null, undefined, 'failureAnnounced', {}, { other: true }])
    expect(isFailureAnnounced(state)).toBe(false)
})
