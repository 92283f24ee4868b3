import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decode, encode, nothing } from './whatIf.ts'

const values = fc.dictionary(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), {
  noNullPrototype: true,
})

describe('a change in an address', () => {
  it('is read as it was written, in letters that Storybook lets through', () => {
    fc.assert(
      fc.property(values, values, (tokens, texts) => {
        const encoded = encode({ tokens, texts })
        expect(encoded).toMatch(/^[\w-]*$/)
        expect(decode(encoded)).toEqual({ tokens, texts })
      }),
    )
  })

  it('is nothing where it is empty or broken', () => {
    expect(encode(nothing)).toBe('')
    for (const broken of ['', '!', 'abc', 'W10', 42, undefined, null]) expect(decode(broken)).toEqual(nothing)
  })
})
