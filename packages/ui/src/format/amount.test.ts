import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currencySign, editableAmount, parseAmount } from './amount.ts'
import { currencyDecimals, formatMoney, toMajor } from './money.ts'

const currencies = fc.constantFrom('EUR', 'USD', 'GBP', 'JPY', 'KWD')
const amounts = fc.integer({ min: 1, max: 99_999_999_999 })

describe('parseAmount', () => {
  it.each([
    ['1.234,56', 'EUR', 123456],
    ['1,234.56', 'EUR', 123456],
    ['1 234,56 €', 'EUR', 123456],
    ['€ 1,234', 'EUR', 123400],
    ['eur 12', 'EUR', 1200],
    ['19,9', 'EUR', 1990],
    ['１９．９９', 'EUR', 1999],
    ['١٩٫٩٩', 'EUR', 1999],
    ['\u200f19.99\u200f', 'EUR', 1999],
    [' €5 ', 'EUR', 500],
    ['CA$5', 'CAD', 500],
    ['5 CA$', 'CAD', 500],
    ['$5', 'CAD', 500],
    ['¥1,200', 'JPY', 1200],
    ['1,200.00', 'JPY', 1200],
    ['1.234', 'KWD', 1234],
    ['0', 'EUR', 0],
    ['12.50', 'not a code', 1250],
  ])('reads %s of %s', (text, currency, minor) => expect(parseAmount(text, currency)).toBe(minor))

  it.each([
    ['-5', 'EUR'],
    ['−5', 'EUR'],
    ['(5)', 'EUR'],
    ['1e9', 'EUR'],
    ['19.995', 'EUR'],
    ['1.234', 'EUR'],
    ['12.5', 'JPY'],
    ['$5', 'EUR'],
    ['€5€5', 'EUR'],
    ['five', 'EUR'],
    ['🪙5', 'EUR'],
    ['5 or 6', 'EUR'],
    ['12/05', 'EUR'],
    ['', 'EUR'],
    ['€', 'EUR'],
    ['9'.repeat(10_000), 'EUR'],
  ])('refuses %j as %s', (text, currency) => expect(parseAmount(text, currency)).toBeNull())

  it('reads what the product itself writes', () => {
    fc.assert(
      fc.property(amounts, currencies, (minor, code) => {
        // Three decimals in one group of digits: KWD 1.234 is as the fractions of the dinar are written.
        return parseAmount(formatMoney(minor, code), code) === minor
      }),
    )
  })

  it('reads what other countries write, or refuses it: never another amount', () => {
    const locales = fc.constantFrom(
      'de-DE',
      'fr-FR',
      'de-CH',
      'en-IN',
      'sv-SE',
      'pt-BR',
      'ja-JP',
      'ar-EG',
      'fa-IR',
      'hi-IN',
    )
    fc.assert(
      fc.property(amounts, currencies, locales, (minor, code, locale) => {
        const places = currencyDecimals(code)
        const fraction = { minimumFractionDigits: places, maximumFractionDigits: places }
        const text = new Intl.NumberFormat(locale, fraction).format(toMajor(minor, code))
        const read = parseAmount(text, code)
        return read === minor || (read === null && places !== 2)
      }),
      { numRuns: 1000 },
    )
  })

  // Half a second, and as many seconds as it takes on a busy machine.
  it('makes of any text a whole number of minor units that is not negative, or null', { timeout: 60_000 }, () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...'0123456789.,-+e €$٤４') }),
    )
    fc.assert(
      fc.property(anything, currencies, (text, code) => {
        const minor = parseAmount(text, code)
        return (
          minor === null || (Number.isSafeInteger(minor) && minor >= 0 && !/[-+e(]/i.test(text.replace(/eur/gi, '')))
        )
      }),
      { numRuns: 500 },
    )
  })
})

describe('editableAmount', () => {
  it('has the decimals of its currency, no sign and no groups', () => {
    expect(editableAmount(123450, 'EUR')).toBe('1234.50')
    expect(editableAmount(5, 'EUR')).toBe('0.05')
    expect(editableAmount(1200, 'JPY')).toBe('1200')
    expect(editableAmount(1234, 'KWD')).toBe('1.234')
    expect(editableAmount(Number.NaN, 'EUR')).toBe('0.00')
  })

  it('is read back as it was written', () => {
    fc.assert(
      fc.property(fc.nat(Number.MAX_SAFE_INTEGER), currencies, (minor, code) => {
        return parseAmount(editableAmount(minor, code), code) === minor
      }),
    )
  })
})

describe('currencySign', () => {
  it('is as US English writes it, or the code', () => {
    expect(['EUR', 'JPY', 'CAD', 'KWD', 'not a code'].map(currencySign)).toEqual(['€', '¥', 'CA$', 'KWD', 'not a code'])
  })
})
