import { describe, expect, test } from 'vitest'
import { statePaths } from '../testing/index.ts'
import { createTestCookieBanner } from './cookie-banner.support.ts'
import { cookieBannerMachine } from './index.ts'

test('every step is a named state', () => {
  expect(statePaths(cookieBannerMachine)).toEqual([
    'readingChoice',
    'choosing',
    'readingDetails',
    'accepted',
    'declined',
  ])
})

test.each([
  [true, 'accepted', false, true],
  [false, 'choosing', true, false],
  [null, 'choosing', true, false],
])(
  'stored %j: %s; only a stored true is read (R201, R202, D02)',
  { tags: ['R201', 'R202'] },
  (stored, state, shown, allowed) => {
    const { at, emitted } = createTestCookieBanner(stored)
    expect(at().value).toBe(state)
    expect(at().hasTag('bannerShown')).toBe(shown)
    expect(at().hasTag('allowed')).toBe(allowed)
    expect(emitted).toEqual([])
  },
)

describe.each(['banner', 'dialog'])('choosing in the %s', (place) => {
  const arrive = () => {
    const all = createTestCookieBanner(null)
    if (place === 'dialog') all.actor.send({ type: 'details.opened' })
    return all
  }

  test('accepting is stored for 365 days and hides the banner (R199)', { tags: ['R199', 'R399'] }, () => {
    const { actor, at, emitted } = arrive()
    actor.send({ type: 'cookies.accepted' })
    expect(at().value).toBe('accepted')
    expect(at().hasTag('bannerShown')).toBe(false)
    expect(emitted).toEqual([{ type: 'choiceMade', accepted: true, days: 365 }])
  })

  test('declining is stored for 365 days, hides the banner for this load and allows nothing (R200)', {
    tags: ['R200', 'R399'],
  }, () => {
    const { actor, at, emitted } = arrive()
    actor.send({ type: 'cookies.declined' })
    actor.send({ type: 'cookies.accepted' })
    expect(at().value).toBe('declined')
    expect(at().hasTag('bannerShown')).toBe(false)
    expect(at().hasTag('allowed')).toBe(false)
    expect(emitted).toEqual([{ type: 'choiceMade', accepted: false, days: 365 }])
  })
})

test('the dialog opens from the banner and closes back to it (R111)', () => {
  const { actor, at } = createTestCookieBanner(null)
  actor.send({ type: 'details.opened' })
  expect(at().hasTag('detailsShown')).toBe(true)
  expect(at().hasTag('bannerShown')).toBe(true)
  actor.send({ type: 'details.closed' })
  expect(at().value).toBe('choosing')
  expect(at().hasTag('detailsShown')).toBe(false)
})
