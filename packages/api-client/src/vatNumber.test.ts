import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkVatNumber } from './vatNumber.ts'
import { vatOf } from './vatRate.ts'

describe('a VAT number', () => {
  it.each([
    ['ATU12345678', 'AT'],
    ['BE0123456789', 'BE'],
    ['CHE123456789', 'CH'],
    ['CY12345678X', 'CY'],
    ['DE123456789', 'DE'],
    ['EL123456789', 'GR'],
    ['ESX1234567X', 'ES'],
    ['FRXX123456789', 'FR'],
    ['IE1234567WA', 'IE'],
    ['IE3668997OH', 'IE'],
    ['NL123456789B01', 'NL'],
    ['SE123456789001', 'SE'],
  ])('%s has the form of %s', (number, iso) => {
    expect(checkVatNumber(number, iso)).toEqual({ ok: true, number })
  })

  it('loses spaces, dots and dashes, and gets its prefix', () => {
    const found = { ok: true, number: 'IE3668997OH' }
    for (const text of ['ie 3668997 oh', '3668997OH', ' IE-3.668.997.OH ']) {
      expect(checkVatNumber(text, 'IE')).toEqual(found)
    }
    expect(checkVatNumber('123 456 789', 'GR')).toEqual({ ok: true, number: 'EL123456789' })
  })

  it.each([
    ['DE123456789', 'IE', 'country'],
    ['EL123456789', 'DE', 'country'],
    ['GR123456789', 'GR', 'form'],
    ['DE12345678', 'DE', 'form'],
    ['DE1234567890', 'DE', 'form'],
    ['', 'DE', 'form'],
    ['x'.repeat(300), 'US', 'form'],
  ])('%s is refused for %s: %s', (number, iso, fault) => {
    expect(checkVatNumber(number, iso)).toEqual({ ok: false, fault })
  })

  it('is the same after it was cleaned', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[A-Za-z0-9 .-]{0,20}$/),
        fc.constantFrom('AT', 'GR', 'IE', 'RO', 'US'),
        (text, iso) => {
          const once = checkVatNumber(text, iso)
          if (once.ok) expect(checkVatNumber(once.number, iso)).toEqual(once)
        },
      ),
    )
  })
})

describe('the VAT of a buyer', () => {
  const rules = { vatPercent: 20, vatByCountry: { DE: 19, US: 0 }, reverseCharge: true, sellerCountry: 'IE' }

  it.each([
    ['DE', false, 19, false],
    ['FR', false, 20, false],
    ['US', false, 0, false],
    ['DE', true, 0, true],
    ['FR', true, 0, true],
    ['IE', true, 20, false],
    ['US', true, 0, false],
    ['GB', true, 20, false],
    [null, true, 20, false],
  ])('of %s with a VAT number: %s is %d percent', (iso, hasVatNumber, percent, reverseCharge) => {
    expect(vatOf(rules, iso, hasVatNumber)).toEqual({ percent, reverseCharge })
  })

  it('is the one rate without options', () => {
    expect(vatOf({ vatPercent: 20 }, 'DE', true)).toEqual({ percent: 20, reverseCharge: false })
    expect(vatOf({ ...rules, sellerCountry: null }, 'FR', true)).toEqual({ percent: 20, reverseCharge: false })
    expect(vatOf({ ...rules, sellerCountry: 'US' }, 'FR', true)).toEqual({ percent: 20, reverseCharge: false })
  })
})
