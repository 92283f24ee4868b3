import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Pixels, sideBySide, stripsOf } from './pixels.ts'
import { assemble, Rows } from './rows.ts'

const WIDTH = 12

/** A picture whose rows are drawn from a few colours, as rows of a screen are. */
const pictures = fc
  .array(fc.array(fc.constantFrom(0, 136, 255), { minLength: WIDTH * 3, maxLength: WIDTH * 3 }), {
    minLength: 1,
    maxLength: 40,
  })
  .map((rows): Pixels => ({ width: WIDTH, height: rows.length, data: Buffer.from(rows.flat()) }))

const plain = (height: number, value: number): Pixels => ({
  width: WIDTH,
  height,
  data: Buffer.alloc(WIDTH * 3 * height, value),
})

const above = (one: Pixels, other: Pixels): Pixels => ({
  width: WIDTH,
  height: one.height + other.height,
  data: Buffer.concat([one.data, other.data]),
})

/** Every row another, as in a text. */
const striped: Pixels = {
  width: WIDTH,
  height: 20,
  data: Buffer.concat(Array.from({ length: 20 }, (_, index) => Buffer.alloc(WIDTH * 3, index * 10))),
}

const kept = (rows: Rows) => [...rows.pages().values()].reduce((sum, { height }) => sum + height, 0)

test('pictures come back as they were, in whatever order and number', () => {
  fc.assert(
    fc.property(fc.array(pictures, { minLength: 1, maxLength: 6 }), (all) => {
      const rows = new Rows({ drawn: 'drawn', photographed: 'photo' })
      const pieces = all.map((picture) => rows.addPicture(picture))
      const pages = rows.pages()
      for (const [index, picture] of all.entries()) {
        const again = assemble(pieces[index] ?? [], pages)
        expect(again.height).toBe(picture.height)
        expect(again.data.equals(picture.data)).toBe(true)
      }
    }),
  )
})

test('what one state has pushed further down is kept once', () => {
  const rows = new Rows({ drawn: 'drawn', photographed: 'photo' })
  rows.addPicture(striped)
  expect(kept(rows)).toBe(20)
  const pieces = rows.addPicture(above(plain(3, 255), striped))
  expect(kept(rows)).toBe(21)
  expect(pieces.at(-1)).toEqual(['drawn-0.webp', 0, 20, 1])
})

test('what lies in a page that was kept before is not kept again', () => {
  const rows = new Rows({ drawn: 'drawn', photographed: 'photo' })
  rows.know('earlier.webp', striped)
  expect(rows.addPicture(above(plain(1, 255), striped))).toEqual([
    ['drawn-0.webp', 0, 1, 1],
    ['earlier.webp', 0, 20, 1],
  ])
  expect(kept(rows)).toBe(1)
})

/** Grain in all rows from one to another, on white. */
function withGrain(height: number, from: number, to: number): Pixels {
  const width = 1200
  const data = Buffer.alloc(width * 3 * height, 255)
  for (let row = from; row < to; row += 1) {
    for (let x = 0; x < width; x += 1) {
      data.writeUIntBE(((row - from) * 4096 + x * 0x071307) % 0x1000000, (row * width + x) * 3, 3)
    }
  }
  return { width, height, data }
}

test('rows of a photograph lie in pages of their own, with what stands around them', () => {
  const rows = new Rows({ drawn: 'drawn', photographed: 'photo' })
  const picture = withGrain(64, 16, 48)
  const [, [page, start, count] = ['', 0, 0]] = rows.addPicture(picture)
  expect([page, count]).toEqual(['photo-0.webp', 32])
  const pages = rows.pages()
  const photographed = pages.get('photo-0.webp')
  expect(photographed?.photographic).toBe(true)
  const around = assemble([[page, start - 8, count + 16, 1]], pages)
  expect(around.data.equals(picture.data.subarray(8 * 3600, 56 * 3600))).toBe(true)
})

test('a photograph that was pushed further down is kept once, and begins at an even row', () => {
  const rows = new Rows({ drawn: 'drawn', photographed: 'photo' })
  const first = withGrain(300, 16, 272)
  rows.addPicture(first)
  const before = rows.pages().get('photo-0.webp')?.height
  const moved = withGrain(300, 23, 279)
  const pieces = rows.addPicture(moved)
  const pages = rows.pages()
  expect(assemble(pieces, pages).data.equals(moved.data)).toBe(true)
  const added = (pages.get('photo-0.webp')?.height ?? 0) - (before ?? 0)
  // The bands it lies in now begin 7 rows above it and end 9 below, on the ground: two runs with 16 rows around each.
  expect(added).toBeLessThanOrEqual(16 + 32 + 2)
  expect(added % 2).toBe(0)
})

test('a wide picture is cut into strips and put together again', () => {
  fc.assert(
    fc.property(fc.constantFrom(390, 768, 1440), fc.integer({ min: 1, max: 5 }), fc.nat(255), (width, height, seed) => {
      const data = Buffer.from(Array.from({ length: width * height * 3 }, (_, index) => (index * 7 + seed) % 256))
      const strips = stripsOf({ width, height, data })
      expect(sideBySide(strips)).toEqual({ width, height, data })
      expect(Math.max(...strips.map((strip) => strip.width))).toBeLessThanOrEqual(480)
    }),
  )
})
