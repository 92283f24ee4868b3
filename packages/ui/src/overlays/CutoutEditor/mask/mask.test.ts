import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createHistory } from './history.ts'
import type { Mask } from './mask.ts'
import { pack, unpack } from './packed.ts'
import { difference, type Patch, swap } from './patch.ts'
import { type Brush, beginStroke, coverage, type Place } from './stroke.ts'

const WIDTH = 300
const HEIGHT = 200

const filled = (value: number, width = WIDTH, height = HEIGHT): Mask => ({
  width,
  height,
  data: new Uint8Array(width * height).fill(value),
})

/** A subject with a soft edge, as engines make it. */
const cutOut = (): Mask => {
  const mask = filled(0)
  for (let at = 0; at < mask.data.length; at++) {
    const distance = Math.hypot((at % WIDTH) - 150, Math.floor(at / WIDTH) - 100)
    mask.data[at] = Math.min(255, Math.max(0, (80 - distance) * 20))
  }
  return mask
}

const place = fc.record({
  x: fc.double({ min: -40, max: 340, noNaN: true }),
  y: fc.double({ min: -40, max: 240, noNaN: true }),
})
const tool = fc.constantFrom('erase', 'restore')
const path = fc.array(place, { minLength: 1, maxLength: 6 })
const radius = fc.double({ min: 0.5, max: 60, noNaN: true })
const strokes = fc.array(fc.record({ tool, radius, path }), { minLength: 1, maxLength: 6 })

function draw(mask: Mask, brush: Brush, along: readonly Place[]): Patch | null {
  const stroke = beginStroke(mask, brush)
  for (const to of along) stroke.to(to)
  return stroke.end()
}

describe('a session of strokes', () => {
  it('undoes all steps, and redoes them', () => {
    fc.assert(
      fc.property(strokes, (session) => {
        const mask = cutOut()
        const history = createHistory()
        const states = [mask.data.slice()]
        for (const { path: along, ...brush } of session) {
          const undo = draw(mask, brush, along)
          if (!undo) continue
          history.push(undo)
          states.push(mask.data.slice())
        }
        for (const state of states.toReversed().slice(1)) {
          expect(history.undo(mask)).not.toBeNull()
          expect(mask.data).toEqual(state)
        }
        expect(history.undo(mask)).toBeNull()
        for (const state of states.slice(1)) {
          history.redo(mask)
          expect(mask.data).toEqual(state)
        }
        expect(history.redo(mask)).toBeNull()
      }),
      { numRuns: 15 },
    )
  })

  it('stays within its memory, and keeps the newest steps', () => {
    const memory = 60_000
    fc.assert(
      fc.property(fc.array(fc.record({ tool, radius, path }), { minLength: 5, maxLength: 25 }), (session) => {
        const mask = cutOut()
        const history = createHistory(memory)
        for (const { path: along, ...brush } of session) {
          const before = mask.data.slice()
          const undo = draw(mask, brush, along)
          if (!undo) continue
          history.push(undo)
          expect(history.bytes).toBeLessThanOrEqual(memory)
          if (undo.bytes > memory) continue
          history.undo(mask)
          expect(mask.data).toEqual(before)
          history.redo(mask)
          expect(history.bytes).toBeLessThanOrEqual(memory)
        }
      }),
      { numRuns: 10 },
    )
  })

  it('drops undone steps at the next stroke', () => {
    const mask = cutOut()
    const history = createHistory()
    for (const x of [100, 200]) history.push(draw(mask, { tool: 'erase', radius: 9 }, [{ x, y: 100 }]) ?? expect.fail())
    history.undo(mask)
    history.push(draw(mask, { tool: 'erase', radius: 9 }, [{ x: 150, y: 60 }]) ?? expect.fail())
    expect([history.canUndo, history.canRedo]).toEqual([2, 0])
  })

  it('needs little memory for a long stroke on 25 megapixels', () => {
    const mask = filled(255, 5000, 5000)
    const undo = draw(mask, { tool: 'erase', radius: 200 }, [
      { x: 0, y: 0 },
      { x: 5000, y: 5000 },
    ])
    expect(undo?.bytes).toBeGreaterThan(0)
    expect(undo?.bytes).toBeLessThan(1_000_000)
  })
})

describe('a stroke', () => {
  it('is reversed by the same stroke of the other tool', () => {
    fc.assert(
      fc.property(radius, path, (size, along) => {
        const mask = filled(255)
        draw(mask, { tool: 'erase', radius: size }, along)
        draw(mask, { tool: 'restore', radius: size }, along)
        expect(mask.data.every((pixel) => pixel === 255)).toBe(true)
        const empty = filled(0)
        draw(empty, { tool: 'restore', radius: size }, along)
        draw(empty, { tool: 'erase', radius: size }, along)
        expect(empty.data.every((pixel) => pixel === 0)).toBe(true)
      }),
      { numRuns: 15 },
    )
  })

  it('only removes when erasing, and only adds when restoring', () => {
    fc.assert(
      fc.property(tool, radius, path, (kind, size, along) => {
        const mask = cutOut()
        const before = mask.data.slice()
        draw(mask, { tool: kind, radius: size }, along)
        const sign = kind === 'erase' ? -1 : 1
        expect(mask.data.every((pixel, at) => sign * (pixel - (before[at] ?? 0)) >= 0)).toBe(true)
      }),
      { numRuns: 15 },
    )
  })

  it('changes only the part that it reports', () => {
    fc.assert(
      fc.property(tool, radius, place, place, (kind, size, from, to) => {
        const mask = cutOut()
        const stroke = beginStroke(mask, { tool: kind, radius: size })
        stroke.to(from)
        const before = mask.data.slice()
        const { x, y, width, height } = stroke.to(to)
        for (const [at, pixel] of mask.data.entries()) {
          if (pixel === before[at]) continue
          const [column, row] = [at % WIDTH, Math.floor(at / WIDTH)]
          expect(column >= x && column < x + width && row >= y && row < y + height).toBe(true)
        }
      }),
      { numRuns: 15 },
    )
  })

  it('counts a point once per stroke', () => {
    const [one, other] = [filled(255), filled(255)]
    const line = [
      { x: 40, y: 100 },
      { x: 260, y: 110 },
    ]
    draw(one, { tool: 'erase', radius: 30 }, line)
    draw(other, { tool: 'erase', radius: 30 }, [...line, ...line.toReversed(), ...line])
    expect(other.data).toEqual(one.data)
  })

  it('is empty outside the image', () => {
    expect(draw(cutOut(), { tool: 'restore', radius: 10 }, [{ x: -200, y: -200 }])).toBeNull()
  })

  it('is full in its middle, soft at its edge and zero outside', () => {
    expect([0, 12, 16, 20, 30].map((distance) => coverage(distance, 20))).toEqual([255, 255, 128, 0, 0])
  })
})

it('a reset restores the first mask, and can be undone', () => {
  const [mask, first] = [cutOut(), cutOut()]
  draw(mask, { tool: 'erase', radius: 40 }, [{ x: 150, y: 100 }])
  const changed = mask.data.slice()
  const { undone } = swap(mask, difference(mask, first))
  expect(mask.data).toEqual(first.data)
  swap(mask, undone)
  expect(mask.data).toEqual(changed)
  expect(difference(first, cutOut()).tiles.size).toBe(0)
})

it('unpacks to the same mask, and is never larger packed', () => {
  const runs = fc.array(fc.tuple(fc.integer({ min: 0, max: 255 }), fc.integer({ min: 1, max: 600 })), { maxLength: 20 })
  fc.assert(
    fc.property(
      fc.oneof(
        fc.uint8Array({ maxLength: 500 }),
        runs.map((all) => Uint8Array.from(all.flatMap(([value, times]) => Array.from({ length: times }, () => value)))),
      ),
      (pixels) => {
        const packed = pack(pixels)
        expect(unpack(packed, pixels.length)).toEqual(pixels)
        expect(packed.bytes.length).toBeLessThanOrEqual(pixels.length)
      },
    ),
  )
})
