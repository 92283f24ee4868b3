import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatAddress, parseAddress, views } from './app/address.ts'

const text = fc.option(fc.string({ unit: 'grapheme', minLength: 1 }))
const address = fc.record({ text: fc.string(), group: text, item: text, view: fc.constantFrom(...views) })

describe('the address of the page', () => {
  it('holds all that is shown: written and read, it is the same', () => {
    fc.assert(
      fc.property(address, (one) => {
        expect(parseAddress(formatAddress(one))).toEqual(one)
      }),
    )
  })

  it('can be read by people, and leaves out what it does not know', () => {
    const shown = { text: 'pay', group: 'g1', item: 'screens-pay--declined.390.dark', view: 'all' } as const
    expect(formatAddress(shown)).toBe('#group=g1&item=screens-pay--declined.390.dark&text=pay')
    expect(parseAddress('#view=x&other=1&item=')).toEqual({ text: '', group: null, item: null, view: 'all' })
  })
})
