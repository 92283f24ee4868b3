import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coarse } from './coarse.ts'

/** Rows of runs, as drawn ones are: some are grounds, some are soft edges. */
const rows = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 0xffffff }), fc.integer({ min: 1, max: 6 })), { minLength: 1 })
  .map((runs) => {
    const row = Buffer.alloc(runs.reduce((sum, [, length]) => sum + length, 0) * 3)
    let at = 0
    for (const [color, length] of runs) {
      for (let pixel = 0; pixel < length; pixel += 1) at = row.writeUIntBE(color, at, 3)
    }
    return row
  })

test('what was kept stays as it is', () => {
  fc.assert(fc.property(rows, (row) => coarse(coarse(row)).equals(coarse(row))))
})

test('no shade is further off than half a step', () => {
  fc.assert(
    fc.property(rows, (row) => {
      const kept = coarse(row)
      return row.every((shade, at) => Math.abs(shade - kept.readUInt8(at)) <= 8)
    }),
  )
})

test('a ground keeps its colour to the bit, an edge keeps a level', () => {
  const ground = Buffer.from('f2ede4'.repeat(3), 'hex')
  const edge = Buffer.from('596a68', 'hex')
  expect(coarse(Buffer.concat([ground, edge, ground])).toString('hex')).toBe(
    `${'f2ede4'.repeat(3)}556666${'f2ede4'.repeat(3)}`,
  )
})
