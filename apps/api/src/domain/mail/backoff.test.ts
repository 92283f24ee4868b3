import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pauseAfter } from './backoff.ts'

const MINUTES = 60_000
const tries = fc.integer({ min: 1, max: 2_000 })
const longest = fc.integer({ min: 5_000, max: 24 * 60 * MINUTES })
const random = fc.double({ min: 0, max: 1, noNaN: true })

test('without jitter the delays grow from five seconds to the maximum', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7].map((one) => pauseAfter(one, 60 * MINUTES, 0.5) / 1000)
  expect(pauses).toEqual([5, 25, 125, 625, 3125, 3600, 3600])
})

test('every delay is between four seconds and the maximum plus a fifth', () => {
  fc.assert(
    fc.property(tries, longest, random, (begun, most, chance) => {
      const pause = pauseAfter(begun, most, chance)
      expect(pause).toBeGreaterThanOrEqual(4_000)
      expect(pause).toBeLessThanOrEqual(Math.ceil(most * 1.2))
    }),
  )
})

test('later delays do not get shorter, and jitter is a fifth in both directions', () => {
  fc.assert(
    fc.property(tries, longest, random, (begun, most, chance) => {
      const plain = pauseAfter(begun, most, 0.5)
      expect(pauseAfter(begun + 1, most, 0.5)).toBeGreaterThanOrEqual(plain)
      expect(Math.abs(pauseAfter(begun, most, chance) - plain)).toBeLessThanOrEqual(plain * 0.2 + 1)
    }),
  )
})

test('delays of parallel failures differ by default', () => {
  expect(new Set(Array.from({ length: 20 }, () => pauseAfter(5, 60 * MINUTES))).size).toBeGreaterThan(1)
})
