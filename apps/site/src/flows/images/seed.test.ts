import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSeed } from './seed.ts'

describe('readSeed', () => {
  it('accepts every seed of the contract, and reads an empty field as null', () => {
    expect(readSeed('')).toBeNull()
    fc.assert(fc.property(fc.integer({ min: 0, max: 2_147_483_647 }), (seed) => readSeed(String(seed)) === seed))
  })

  it.each(['2147483648', '-1', '1.5', '1e3', '12 monkeys', '٣', ' 7'])('refuses %j', (text) => {
    expect(readSeed(text)).toBeUndefined()
  })
})
