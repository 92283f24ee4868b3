import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  currencyDecimals,
  formatInternal,
  formatMoney,
  formatTokenValue,
  formatUnitPrice,
  setDecimals,
} from './money.ts'

const none = ['JPY', 'KRW', 'VND', 'CLP', 'ISK', 'PYG', 'UGX', 'VUV', 'XAF', 'XOF', 'XPF']
const three = ['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND']

describe('currencyDecimals', () => {
  it.each(none)('%s has none (R394)', { tags: ['R394'] }, (code) => expect(currencyDecimals(code)).toBe(0))
  it.each(three)('%s has three (R395)', { tags: ['R395'] }, (code) => expect(currencyDecimals(code)).toBe(3))
  it.each(['EUR', 'USD', 'GBP'])('%s has two', { tags: ['R395'] }, (code) => expect(currencyDecimals(code)).toBe(2))
  it.each(['HUF', 'COP', 'IDR', 'PKR', 'RSD', 'ALL', 'LBP', 'MMK', 'DJF', 'CLF'])(
    '%s has two in every engine',
    { tags: ['R395'] },
    (code) => expect(currencyDecimals(code)).toBe(2),
  )
  it('uses two for an unknown code', { tags: ['R395'] }, () => expect(currencyDecimals('not a code')).toBe(2))
})

describe('decimals from the server', () => {
  it.each([
    ['MGA', 0, 'MGA\u00a01,234'],
    ['MRU', 1, 'MRU\u00a0123.4'],
    ['KPW', 2, 'KPW\u00a012.34'],
    ['SLE', 3, 'SLE\u00a01.234'],
  ])('%s has %i: amounts are written with them', (code, digits, text) => {
    setDecimals([{ code, digits }])
    expect(currencyDecimals(code)).toBe(digits)
    expect(formatMoney(1234, code)).toBe(text)
  })

  it('come from the table if an older server has none', { tags: ['R394', 'R395'] }, () => {
    setDecimals([{ code: 'JPY' }, { code: 'IQD' }, { code: 'HUF' }])
    expect(['JPY', 'IQD', 'HUF'].map(currencyDecimals)).toEqual([0, 3, 2])
  })
})

describe('formatMoney', () => {
  it('writes US English currency style (R393)', { tags: ['R393'] }, () => {
    expect(formatMoney(123450, 'EUR')).toBe('€1,234.50')
    expect(formatMoney(1200, 'JPY')).toBe('¥1,200')
    expect(formatMoney(1234, 'KWD')).toBe('KWD\u00a01.234')
  })

  it.each([0, null, undefined, Number.NaN])('shows 0.00 for %s (R396)', { tags: ['R396'] }, (amount) => {
    expect(formatMoney(amount, 'EUR')).toBe('€0.00')
    expect(formatMoney(amount, 'JPY')).toBe('¥0.00')
    expect(formatMoney(amount, '')).toBe('0.00')
  })
})

describe('formatMoney with any input', () => {
  const codes = fc.constantFrom('EUR', 'JPY', 'KWD', 'IQD', '', 'eur', 'not a code', '🪙')

  it('never throws or shows NaN', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), codes, (minor, tenths, code) =>
        [formatMoney(minor, code), formatInternal(minor, code), formatUnitPrice(minor, tenths, code)].every(
          (text) => /\d/.test(text) && !/NaN|∞/.test(text),
        ),
      ),
    )
  })

  it('keeps all digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999_999 }), fc.constantFrom('EUR', 'JPY', 'KWD'), (minor, code) => {
        const digits = formatMoney(minor, code).replace(/\D/g, '')
        return Number(digits) === minor
      }),
    )
  })
})

describe('formatInternal', () => {
  it('has two decimals and no sign (D23)', { tags: ['R392', 'R396'] }, () => {
    expect(formatInternal(450, 'EUR')).toBe('4.50')
    expect(formatInternal(1200, 'JPY')).toBe('1,200.00')
    expect(formatInternal(undefined, 'EUR')).toBe('0.00')
    for (const none of [null, Number.NaN, Number.POSITIVE_INFINITY]) expect(formatInternal(none, 'EUR')).toBe('0.00')
  })
})

describe('formatUnitPrice', () => {
  it('keeps fractions of a cent, rounded half up', () => {
    expect(formatUnitPrice(1990, 4000, 'EUR')).toBe('€0.0498')
    expect(formatUnitPrice(500, 1000, 'EUR')).toBe('€0.05')
    expect(formatUnitPrice(3200, 4000, 'JPY')).toBe('¥8')
  })

  it('formats a currency that Intl rejects', () => {
    expect(formatUnitPrice(500, 1000, '')).toBe('0.05')
    expect(formatUnitPrice(500, 1000, 'not a code')).toBe('0.05')
  })

  it('shows 0 for zero tokens', () => expect(formatUnitPrice(500, 0, 'EUR')).toBe('€0.00'))
})

describe('formatTokenValue', () => {
  const pocket = { amount: 900, tokens: 1000, currency: 'EUR' }

  it('is rounded to the currency', () => {
    expect(formatTokenValue(20, pocket)).toBe('€0.18')
    expect(formatTokenValue(20, { ...pocket, amount: 645 })).toBe('€0.13')
    expect(formatTokenValue(40, { amount: 1620, tokens: 1000, currency: 'JPY' })).toBe('¥65')
  })

  it('keeps fractions of a value below the smallest coin', () => {
    expect(formatTokenValue(1, { ...pocket, amount: 30 })).toBe('€0.0003')
    expect(formatTokenValue(10, { amount: 30, tokens: 1000, currency: 'JPY' })).toBe('¥0.3')
  })
})
