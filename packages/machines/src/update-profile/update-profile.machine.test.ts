import { expect, test } from 'vitest'
import { change, createTestUpdateProfile } from './update-profile.support.ts'

test('sends the changes and allows further ones', async () => {
  const { at, submit, request, emitted } = createTestUpdateProfile()
  submit()
  expect(request.last().input.values).toEqual(change)
  await request.last().answer({ status: 'OK' })
  expect(at().hasTag('saved')).toBe(true)
  expect(at().hasTag('needsInput')).toBe(true)
  expect(emitted).toEqual([{ type: 'profileSaved' }])
})
