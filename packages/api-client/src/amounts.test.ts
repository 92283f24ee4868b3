import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromMinor, fromTenths, toMinor, toTenths } from './amounts.ts'

describe('minor and major units', () => {
  it('are exact despite binary fractions', () => {
    expect(toMinor(1.005, 2)).toBe(101)
    expect(toMinor(8.575, 2)).toBe(858)
    expect(toMinor(19.99, 2)).toBe(1999)
    expect(toMinor(-0.29, 2)).toBe(-29)
    expect(toMinor(2.675, 2)).toBe(268)
    expect(toMinor(0.1 * 0.35, 2)).toBe(4)
    expect(toMinor(1e-7, 2)).toBe(0)
    expect(toMinor(-1e-7, 2)).toBe(0)
    expect(fromMinor(1e21, 2)).toBe(1e19)
    expect(fromMinor(999, 2)).toBe(9.99)
    expect(fromMinor(999, 0)).toBe(999)
  })

  it('convert back to the same value', () => {
    const amounts = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })
    fc.assert(
      fc.property(amounts, fc.constantFrom(0, 2, 3), (minor, digits) => {
        expect(toMinor(fromMinor(minor, digits), digits)).toBe(minor)
        // The decimal that people read is the shortest text of the number.
        expect(fromMinor(minor, digits)).toBe(Number((minor / 10 ** digits).toFixed(digits)))
      }),
    )
  })
})

describe('tenths', () => {
  it('are exact despite binary fractions', () => {
    fc.assert(fc.property(fc.nat(100_000), (tenths) => toTenths(fromTenths(tenths)) === tenths))
    expect(toTenths(0.35)).toBe(4)
    expect(toTenths(200.9)).toBe(2009)
  })

  it('are 0 for a missing number', () => {
    expect(toTenths(Number.NaN)).toBe(0)
  })
})
