import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boxBetween, gripAt, grownBy, isPoint, movedBy, pointAt, type SubjectBox, stretchedTo } from './box.ts'

const share = fc.double({ min: -0.5, max: 1.5, noNaN: true })
const point = fc.record({ x: share, y: share })
const box = fc.tuple(point, point).map(([one, other]) => boxBetween(one, other))
const corner = fc.constantFrom('nw', 'ne', 'sw', 'se')

/** As the server reads it: whole ten-thousandths. */
const isSent = ({ x, y, width, height }: SubjectBox) => {
  const whole = [x, y, width, height].map((value) => value * 10_000)
  const [left = 0, top = 0, across = 0, down = 0] = whole.map(Math.round)
  for (const [place, value] of [left, top, across, down].entries()) expect(whole[place]).toBeCloseTo(value, 6)
  expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
  expect(Math.min(across, down)).toBeGreaterThan(0)
  expect(Math.max(left + across, top + down)).toBeLessThanOrEqual(10_000)
}

describe('after any drawing, move and resize', () => {
  it('a box is inside the image, with four decimals', () => {
    fc.assert(
      fc.property(box, point, corner, (from, to, held) => {
        for (const next of [from, pointAt(to), movedBy(from, to), grownBy(from, to), stretchedTo(from, held, to)]) {
          isSent(next)
        }
      }),
    )
  })

  it('keeps its size when it is moved', () => {
    fc.assert(
      fc.property(box, point, (from, by) => {
        const { width, height } = movedBy(from, by)
        expect({ width, height }).toEqual({ width: from.width, height: from.height })
      }),
    )
  })

  it('keeps its upper left corner when it is resized by keys', () => {
    fc.assert(
      fc.property(box, point, (from, by) => {
        const { x, y } = grownBy(from, by)
        expect({ x, y }).toEqual({ x: from.x, y: from.y })
      }),
    )
  })
})

it('is drawn from any corner to another', () => {
  const drawn = { x: 0.2, y: 0.3, width: 0.4, height: 0.5 }
  expect(boxBetween({ x: 0.2, y: 0.3 }, { x: 0.6, y: 0.8 })).toEqual(drawn)
  expect(boxBetween({ x: 0.6, y: 0.3 }, { x: 0.2, y: 0.8 })).toEqual(drawn)
})

it('flips when a corner passes the opposite one', () => {
  const from = { x: 0.2, y: 0.2, width: 0.2, height: 0.2 }
  expect(stretchedTo(from, 'nw', { x: 0.8, y: 0.1 })).toEqual({ x: 0.4, y: 0.1, width: 0.4, height: 0.3 })
})

it('is a point after a tap, and not when it is larger', () => {
  expect(isPoint(pointAt({ x: 0.5, y: 0.5 }))).toBe(true)
  expect(isPoint(pointAt({ x: 2, y: 2 }))).toBe(true)
  expect(isPoint({ x: 0, y: 0, width: 0.01, height: 0.02 })).toBe(false)
})

describe('a press', () => {
  const reach = { x: 0.05, y: 0.05 }
  const wide = { x: 0.2, y: 0.2, width: 0.6, height: 0.6 }

  it.each([
    [{ x: 0.19, y: 0.22 }, 'nw'],
    [{ x: 0.84, y: 0.2 }, 'ne'],
    [{ x: 0.2, y: 0.8 }, 'sw'],
    [{ x: 0.78, y: 0.83 }, 'se'],
    [{ x: 0.5, y: 0.25 }, 'middle'],
    [{ x: 0.5, y: 0.5 }, 'middle'],
    [{ x: 0.1, y: 0.5 }, null],
  ])('at %o holds %s', (at, grip) => {
    expect(gripAt(wide, at, reach)).toBe(grip)
  })

  it('moves the smallest box by its middle, and a point from nearby', () => {
    expect(gripAt({ x: 0.5, y: 0.5, width: 0.03, height: 0.03 }, { x: 0.515, y: 0.515 }, reach)).toBe('middle')
    expect(gripAt(pointAt({ x: 0.5, y: 0.5 }), { x: 0.54, y: 0.47 }, reach)).toBe('middle')
    expect(gripAt(pointAt({ x: 0.5, y: 0.5 }), { x: 0.6, y: 0.5 }, reach)).toBe(null)
  })
})
