import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { themes, widths } from '../types.ts'
import { differing, formatAddress, modes, parseAddress, start } from './app/address.ts'

const text = fc.string({ unit: 'grapheme', minLength: 1 })
const address = fc.record({
  text: fc.string({ unit: 'grapheme' }),
  theme: fc.option(fc.constantFrom(...themes)),
  width: fc.option(fc.constantFrom(...widths)),
  status: fc.option(fc.constantFrom(...differing)),
  group: fc.option(text),
  item: fc.option(text),
  mode: fc.constantFrom(...modes),
})

describe('the address of the page', () => {
  it('holds all that is shown: written and read, it is the same', () => {
    fc.assert(
      fc.property(address, (one) => {
        expect(parseAddress(formatAddress(one))).toEqual(one)
      }),
    )
  })

  it('is empty at the start', () => {
    expect(formatAddress(start)).toBe('#')
    expect(parseAddress('')).toEqual(start)
  })

  it('can be read by people', () => {
    const shown = { ...start, group: 'g1', item: 'screens-pay--declined.390.dark', width: 390 as const, text: 'pay' }
    expect(formatAddress(shown)).toBe('#group=g1&item=screens-pay--declined.390.dark&text=pay&width=390')
  })

  it('leaves out what it does not know', () => {
    expect(parseAddress('#theme=sepia&width=1&status=unchanged&mode=x&other=1&item=')).toEqual(start)
    fc.assert(
      fc.property(fc.string(), (hash) => {
        expect(Object.keys(parseAddress(hash))).toEqual(Object.keys(start))
      }),
    )
  })
})
