import { expect, test } from 'vitest'
import { isPhotographic, packPhotographs, photographsIn, unpackPhotographs } from './photographs.ts'
import { decode } from './pixels.ts'

const rowOfColors = (colors: readonly number[]): Buffer => {
  const row = Buffer.alloc(colors.length * 3)
  for (const [index, color] of colors.entries()) row.writeUIntBE(color, index * 3, 3)
  return row
}

test('grain is a photograph, letters on a ground are none', () => {
  const grain = Array.from({ length: 60 }, (_, x) => 0x305060 + ((x * 37) % 64) * 0x010203)
  const letters = grain.map((color, x) => (x % 4 === 0 ? 0xf2ede4 : color))
  expect(isPhotographic(rowOfColors(grain))).toBe(true)
  expect(isPhotographic(rowOfColors(letters))).toBe(false)
})

test('a shadow that grows from pixel to pixel is none either', () => {
  expect(isPhotographic(rowOfColors(Array.from({ length: 60 }, (_, x) => 0x305060 + x * 0x010101)))).toBe(false)
})

test('what is soft belongs to the photograph that it touches, and is drawn where there is none', () => {
  const grain = rowOfColors(Array.from({ length: 60 }, (_, x) => 0x305060 + ((x * 37) % 64) * 0x010203))
  const sky = rowOfColors(Array.from({ length: 60 }, (_, x) => 0x305060 + (x >> 3) * 0x010101))
  const ground = rowOfColors(Array<number>(60).fill(0xf2ede4))
  const high = (rows: number, row: Buffer) => Array<Buffer>(rows).fill(row)
  expect(photographsIn([...high(16, ground), ...high(32, sky), ...high(16, grain), ...high(16, ground)])).toEqual([
    { from: 16, to: 64 },
  ])
  expect(photographsIn([...high(32, sky), ...high(16, ground), ...high(10, grain)])).toEqual([{ from: 48, to: 58 }])
})

test('a line of letters is drawn, also where a few of its rows are like grain', () => {
  const grain = rowOfColors(Array.from({ length: 60 }, (_, x) => 0x305060 + ((x * 37) % 64) * 0x010203))
  const ground = rowOfColors(Array<number>(60).fill(0xf2ede4))
  const line = [...Array<Buffer>(8).fill(ground), ...Array<Buffer>(7).fill(grain), ground]
  expect(photographsIn([...line, ...line, ...line])).toEqual([])
})

test('a photograph comes back as large as it was, and looks the same', async () => {
  const [width, height] = [96, 41]
  const data = Buffer.alloc(width * height * 3)
  for (let at = 0; at < width * height; at += 1) data.fill(60 + (at % width), at * 3, at * 3 + 3)
  const again = await unpackPhotographs(await decode(await packPhotographs({ width, height, data })))
  expect([again.width, again.height]).toEqual([width, height + 1])
  expect(data.every((shade, at) => Math.abs(shade - again.data.readUInt8(at)) <= 12)).toBe(true)
})
