import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { comment, place } from '../fixtures.ts'
import { isOn, numbered, shareIn, windowFor } from './places.ts'

describe('a place in another picture', () => {
  it('is the same in one of the same size', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }), (x, y) => {
        const found = shareIn({ ...place, x, y }, place)
        expect(found.x).toBe(x)
        expect(found.y).toBeCloseTo(y, 10)
      }),
    )
  })

  it('is as far from the top, in pixels, where the picture is longer', () => {
    expect(shareIn({ ...place, x: 0.3, y: 0.5, height: 800 }, { width: 390, height: 1600 })).toEqual({
      x: 0.3,
      y: 0.25,
    })
  })

  it('is at the end of a picture that is shorter than that', () => {
    expect(shareIn({ ...place, y: 1, height: 1600 }, { width: 390, height: 800 }).y).toBe(1)
  })

  it.each([
    [320, 390],
    [390, 390],
    [700, 768],
    [1113, 1440],
    [2000, 1440],
  ])('of %i px belongs to the window of %i px', (width, window) => {
    expect(windowFor(width)).toBe(window)
    expect(isOn({ ...place, width }, { width: window, height: 900 })).toBe(true)
    expect(isOn({ ...place, width }, { width: window === 768 ? 390 : 768, height: 900 })).toBe(false)
  })
})

it('pins are numbered by story, the oldest first', () => {
  const [newest, other, oldest] = [comment({ id: 'c' }), comment({ id: 'b', storyId: 'x--y' }), comment({ id: 'a' })]
  expect([...numbered([newest, other, oldest], newest.storyId)]).toEqual([
    [oldest, 1],
    [newest, 2],
  ])
})
