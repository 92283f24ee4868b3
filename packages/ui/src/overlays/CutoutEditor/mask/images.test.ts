import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { blend, mixedColour } from './blend.ts'
import { encodePng } from './png.ts'
import { createSession } from './session.ts'
import { fitted, isFitted, panned, showing, toImage, toViewport, zoomed } from './view.ts'

describe('a PNG', () => {
  it.each([1, 4] as const)('of %d channels has exactly the given bytes', async (channels) => {
    const [width, height] = [37, 150]
    const pixels = Uint8Array.from({ length: width * height * channels }, (_, at) => (at * 7919) % 256)
    const length = width * channels
    const png = await encodePng({
      width,
      height,
      channels,
      rows: (from, count) => pixels.slice(from * length, (from + count) * length),
    })
    expect(png.type).toBe('image/png')
    const { data, info } = await sharp(Buffer.from(await png.arrayBuffer()))
      .toColourspace(channels === 1 ? 'b-w' : 'srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(info).toMatchObject({ width, height, channels })
    expect(new Uint8Array(data)).toEqual(pixels)
  })
})

describe('the view', () => {
  const image = { width: 3000, height: 2000 }
  const viewport = { width: 390, height: 500 }
  const at = fc.record({ x: fc.integer({ min: 0, max: 390 }), y: fc.integer({ min: 0, max: 500 }) })
  const moves = fc.array(fc.tuple(fc.double({ min: 0.3, max: 3, noNaN: true }), at, at), { maxLength: 8 })
  const moved = (all: readonly [number, { x: number; y: number }, { x: number; y: number }][]) =>
    all.reduce(
      (view, [by, where, along]) => panned(zoomed(view, by, where, image, viewport), along, image, viewport),
      fitted(image, viewport),
    )

  it('starts with the whole image centred', () => {
    const view = fitted(image, viewport)
    expect(view).toEqual({ scale: 0.13, x: 0, y: 120 })
    expect(isFitted(view, image, viewport)).toBe(true)
  })

  it('stays inside the image, and never shows it smaller than whole', () => {
    fc.assert(
      fc.property(moves, (all) => {
        const { scale, x, y } = moved(all)
        expect(scale).toBeGreaterThanOrEqual(0.13 - 1e-9)
        expect(scale).toBeLessThanOrEqual(16)
        expect(x).toBeLessThanOrEqual(1e-9)
        expect(x + 3000 * scale).toBeGreaterThanOrEqual(390 - 1e-9)
        if (2000 * scale > 500) expect(y).toBeLessThanOrEqual(0)
        else expect(y).toBeCloseTo((500 - 2000 * scale) / 2, 6)
      }),
    )
  })

  it('converts points from the image to the viewport and back', () => {
    fc.assert(
      fc.property(moves, at, (all, where) => {
        const view = moved(all)
        const there = toViewport(view, toImage(view, where))
        expect(there.x).toBeCloseTo(where.x, 6)
        expect(there.y).toBeCloseTo(where.y, 6)
      }),
    )
  })

  it('scrolls a point of the image into view', () => {
    fc.assert(
      fc.property(
        moves,
        fc.record({ x: fc.integer({ min: 0, max: 3000 }), y: fc.integer({ min: 0, max: 2000 }) }),
        (all, where) => {
          const { x, y } = toViewport(showing(moved(all), where, image, viewport), where)
          expect(x >= -1e-6 && x <= 390 + 1e-6 && y >= -1e-6 && y <= 500 + 1e-6).toBe(true)
        },
      ),
    )
  })
})

describe('blended pixels', () => {
  const byte = fc.integer({ min: 0, max: 255 })
  const mask = (value: number) => ({ width: 1, height: 1, data: Uint8Array.of(value) })
  const pixel = (...data: readonly number[]) => ({ width: 1, data: Uint8ClampedArray.from(data) })
  const show = (own: readonly number[], source: readonly number[], first: number, now: number) => {
    const out = new Uint8ClampedArray(4)
    const layers = { source: pixel(...source), result: pixel(...own), first: mask(first), mask: mask(now) }
    blend(out, layers, { scale: 1, x: 0, y: 0 }, { x: 0, y: 0, width: 1, height: 1 })
    return [...out]
  }

  it("are the cut-out's where nothing changed", () => {
    fc.assert(
      fc.property(fc.tuple(byte, byte, byte), fc.integer({ min: 1, max: 255 }), (own, alpha) => {
        expect(show([...own, alpha], [1, 2, 3, 255], 90, 90)).toEqual([...own, alpha])
      }),
    )
  })

  it("are the original's where restored, and transparent where erased", () => {
    expect(show([0, 0, 0, 0], [200, 100, 50, 255], 0, 255)).toEqual([200, 100, 50, 255])
    expect(show([9, 9, 9, 120], [200, 100, 50, 255], 120, 255)).toEqual([200, 100, 50, 255])
    expect(show([9, 9, 9, 120], [200, 100, 50, 255], 120, 0)[3]).toBe(0)
    expect(show([0, 0, 0, 0], [0, 0, 0, 0], 0, 255)[3]).toBe(0)
  })

  it('keep the cleaned colour of an edge, and mix it where partly restored', () => {
    expect(mixedColour(10, 200, 200, 90)).toBe(10)
    expect(mixedColour(100, 200, 55, 155)).toBe(182)
    expect(mixedColour(0, 200, 0, 20)).toBe(200)
  })
})

describe('a session', () => {
  const open = () => createSession({ width: 200, height: 100, data: new Uint8Array(20_000).fill(255) })

  it('cancels the stroke of the first of two fingers', () => {
    const session = open()
    session.begin({ tool: 'erase', radius: 20 })
    session.to({ x: 100, y: 50 })
    expect(session.mask.data[50 * 200 + 100]).toBe(0)
    expect(session.cancel()).not.toBeNull()
    expect(session.mask.data).toEqual(session.first.data)
    expect([session.canUndo, session.changed]).toEqual([0, false])
  })

  it('reports changes, also after a reset and its undo', () => {
    const session = open()
    expect([session.changed, session.startOver(), session.undo()]).toEqual([false, null, null])
    session.begin({ tool: 'erase', radius: 20 })
    session.to({ x: 100, y: 50 })
    expect([session.end(), session.changed]).toEqual([true, true])
    session.startOver()
    expect([session.changed, session.canUndo]).toEqual([false, 2])
    session.undo()
    expect([session.changed, session.canRedo]).toEqual([true, 1])
  })
})
