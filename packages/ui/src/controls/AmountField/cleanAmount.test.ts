import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanAmount } from './cleanAmount.ts'

describe('cleanAmount', () => {
  it('keeps digits and one decimal point', () => {
    expect(cleanAmount('1 234,567', 2)).toBe('1234.56')
    expect(cleanAmount('12.5', 0)).toBe('12')
    expect(cleanAmount('12.', 2)).toBe('12.')
    expect(cleanAmount('€', 2)).toBe('')
  })

  it('leaves its own work alone', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(0, 2, 3), (text, places) => {
        const once = cleanAmount(text, places)
        return cleanAmount(once, places) === once
      }),
    )
  })
})
