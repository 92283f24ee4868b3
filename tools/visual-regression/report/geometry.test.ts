import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { count, percent } from './app/format.ts'
import { cropTo, scaleFor } from './app/geometry.ts'

const frame = { width: 280, height: 170 }

describe('a thumbnail', () => {
  it('shows the top of the picture, as wide as it is, when nothing differs', () => {
    expect(cropTo(frame, { width: 1400, height: 3000 }, null)).toEqual({ scale: 0.2, left: 0, top: 0 })
  })

  it('is filled also by a wide and low picture', () => {
    expect(cropTo(frame, { width: 1400, height: 340 }, null)).toEqual({ scale: 0.5, left: 0, top: 0 })
  })

  it('comes close to what differs, and no closer than life', () => {
    const { scale, left, top } = cropTo(
      frame,
      { width: 1440, height: 3000 },
      { left: 700, top: 2000, width: 40, height: 20 },
    )
    expect(scale).toBe(1)
    expect(left).toBe(280 / 2 - 720)
    expect(top).toBe(170 / 2 - 2010)
  })

  it('has the middle of what differs in sight, and never looks past the picture', () => {
    const side = fc.integer({ min: 1, max: 4000 })
    fc.assert(
      fc.property(
        side,
        side,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (width, height, x, y) => {
          const region = { left: Math.floor(x * (width - 1)), top: Math.floor(y * (height - 1)), width: 1, height: 1 }
          const { scale, left, top } = cropTo(frame, { width, height }, region)
          expect(scale).toBeLessThanOrEqual(1)
          expect(left).toBeLessThanOrEqual(0)
          expect(top).toBeLessThanOrEqual(0)
          expect(left + width * scale).toBeGreaterThanOrEqual(Math.min(frame.width, width * scale) - 1e-6)
          expect((region.left + 0.5) * scale + left).toBeLessThanOrEqual(frame.width)
          expect((region.top + 0.5) * scale + top).toBeGreaterThanOrEqual(0)
        },
      ),
    )
  })
})

describe('zoom', () => {
  const picture = { width: 1440, height: 3000 }
  it('fits the width, all of it, or nothing', () => {
    expect(scaleFor('width', { width: 720, height: 600 }, picture)).toBe(0.5)
    expect(scaleFor('whole', { width: 720, height: 600 }, picture)).toBe(0.2)
    expect(scaleFor('actual', { width: 720, height: 600 }, picture)).toBe(1)
  })
  it('never makes a picture larger than it is', () => {
    expect(scaleFor('width', { width: 1000, height: 600 }, { width: 390, height: 800 })).toBe(1)
  })
})

describe('figures', () => {
  it('say how much differs, never nothing for something', () => {
    expect([0, 0.000001, 0.0027, 0.156, 0.99999, 1].map(percent)).toEqual([
      'less than the eye sees',
      '< 0.01 %',
      '0.27 %',
      '15.6 %',
      '99.99 %',
      '100 %',
    ])
  })
  it('count', () => {
    expect([count(1, 'picture'), count(1204, 'picture'), count(2, 'story', 'stories')]).toEqual([
      '1 picture',
      '1,204 pictures',
      '2 stories',
    ])
  })
})
