import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cardBrandOf,
  formatCardholder,
  formatCardNumber,
  formatCvv,
  formatExpiry,
  reformat,
  settleCardholder,
  settleExpiry,
} from './card.ts'
import { digitsIn } from './digits.ts'

/** Characters that people type or paste: other scripts, direction marks and emoji among them. */
const typed = fc.string({ unit: fc.constantFrom(...'0123456789 -/.xé\t٤２', '\u200F', '👍', '1️⃣'), maxLength: 40 })

/** A typed character: the text before and after the caret, and the key. */
const keystroke = fc.record({ text: typed, place: fc.nat(40), key: fc.constantFrom(...'0123456789', 'x', '٤', '２') })

/** A valid caret position: never inside a surrogate pair. */
function between(text: string, place: number): number {
  const at = Math.min(place, text.length)
  return /[\udc00-\udfff]/.test(text[at] ?? '') ? at - 1 : at
}

describe.each([
  ['formatCardNumber', formatCardNumber, 16],
  ['formatCvv', formatCvv, 3],
] as const)('%s', (_name, format, most) => {
  it('keeps all digits up to its limit', () => {
    fc.assert(fc.property(typed, (text) => digitsIn(format(text)) === digitsIn(text).slice(0, most)))
  })

  it('is idempotent', () => {
    fc.assert(fc.property(typed, (text) => format(format(text)) === format(text)))
  })

  it('keeps the caret after the same digit', () => {
    fc.assert(
      fc.property(typed, fc.nat(40), (text, place) => {
        const caret = between(text, place)
        const after = reformat(format, { text, caret })
        const before = Math.min(digitsIn(text.slice(0, caret)).length, most)
        return digitsIn(after.text.slice(0, after.caret)).length === before && after.caret <= after.text.length
      }),
    )
  })

  it('puts the caret after a character typed in the middle', () => {
    fc.assert(
      fc.property(keystroke, ({ text, place, key }) => {
        const start = format(text)
        const caret = Math.min(place, start.length)
        fc.pre(digitsIn(start).length < most)
        const after = reformat(format, {
          text: start.slice(0, caret) + key + start.slice(caret),
          caret: caret + key.length,
        })
        const wanted = digitsIn(start.slice(0, caret) + key)
        return digitsIn(after.text.slice(0, after.caret)) === wanted && !/ $/.test(after.text.slice(0, after.caret))
      }),
    )
  })

  it('leaves the caret where a character was deleted', () => {
    fc.assert(
      fc.property(typed, fc.nat(40), (text, place) => {
        const start = format(text)
        fc.pre(start.length > 0)
        const caret = Math.min(place, start.length - 1)
        const after = reformat(format, { text: start.slice(0, caret) + start.slice(caret + 1), caret })
        return digitsIn(after.text.slice(0, after.caret)) === digitsIn(start.slice(0, caret))
      }),
    )
  })

  it('formats ten thousand characters quickly', () => {
    expect(digitsIn(format('4x٢\u200F'.repeat(2500)))).toBe('42'.repeat(8).slice(0, most))
  })
})

describe('formatCardNumber', () => {
  it('groups digits by four', { tags: ['R266'] }, () => {
    expect(formatCardNumber('4242424242424242')).toBe('4242 4242 4242 4242')
    expect(formatCardNumber('5555-5555-5555-4444-9')).toBe('5555 5555 5555 4444')
    expect(formatCardNumber('4242')).toBe('4242')
  })

  it('reads digits of other scripts', () => {
    expect(formatCardNumber('４２４２ ４２４２ ４２４２ ４２４２')).toBe('4242 4242 4242 4242')
    expect(formatCardNumber('٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢')).toBe('4242 4242 4242 4242')
  })

  it('keeps sixteen digits of ten thousand characters', () => {
    expect(formatCardNumber('4🪙'.repeat(10_000))).toBe('4444 4444 4444 4444')
  })

  it('has no space at the ends', () => {
    fc.assert(fc.property(typed, (text) => formatCardNumber(text).trim() === formatCardNumber(text)))
  })
})

describe('formatExpiry', () => {
  it('inserts the slash, and limits the month to 12 (R268, R269)', { tags: ['R268', 'R269'] }, () => {
    expect(formatExpiry('0730')).toBe('07/30')
    expect(formatExpiry('1330')).toBe('12/30')
    expect(formatExpiry('12305')).toBe('12/30')
    expect(formatExpiry('9')).toBe('9')
    expect(formatExpiry('99')).toBe('12')
    expect(formatExpiry('07')).toBe('07')
    expect(formatExpiry('07/2031')).toBe('07/31')
    expect(formatExpiry('٠٧٣٠')).toBe('07/30')
  })

  it('drops the century of a year typed in full', () => {
    const shown = [...'122030'].reduce((text, key) => formatExpiry(text + key), '')
    expect(shown).toBe('12/30')
  })

  it('keeps the year while the month is edited', () => {
    expect(formatExpiry('1/30')).toBe('1/30')
    expect(formatExpiry('/30')).toBe('/30')
    expect(formatExpiry('1/')).toBe('1/')
    expect(formatExpiry('12/')).toBe('12')
    expect(formatExpiry('123/4')).toBe('12/34')
  })

  it('is idempotent, with at most four digits', { tags: ['R268'] }, () => {
    fc.assert(
      fc.property(typed, (text) => {
        const once = formatExpiry(text)
        return formatExpiry(once) === once && digitsIn(once).length <= 4
      }),
    )
  })

  it('never shows a month over 12', () => {
    fc.assert(fc.property(typed, (text) => Number(formatExpiry(text).split('/')[0]) <= 12))
  })

  it('keeps year and caret when a digit of the month is deleted', () => {
    const date = fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 99 }), fc.nat(1))
    fc.assert(
      fc.property(date, ([month, year, caret]) => {
        const start = `${String(month).padStart(2, '0')}/${String(year).padStart(2, '0')}`
        const after = reformat(formatExpiry, { text: start.slice(0, caret) + start.slice(caret + 1), caret })
        return after.caret === caret && after.text.split('/')[1] === start.slice(3)
      }),
    )
  })

  it('keeps all digits of a valid date', () => {
    const month = fc.integer({ min: 0, max: 12 }).map((value) => String(value).padStart(2, '0'))
    const digits = fc.tuple(month, fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 2 }))
    fc.assert(fc.property(digits, ([first, rest]) => digitsIn(formatExpiry(first + rest)) === first + rest))
  })
})

describe('settleExpiry', () => {
  it('reads the date formats of browsers and people', () => {
    for (const text of ['05/30', '5/30', '05/2030', '5/2030', '05 / 30', '05-2030', '052030', '0530', '٠٥/٣٠'])
      expect(settleExpiry(text), text).toBe('05/30')
    for (const text of ['2030-05', '2030/5', '203005', '2030-05-31', '\u200E2030-05\u200E'])
      expect(settleExpiry(text), text).toBe('05/30')
    for (const text of ['5-30', '5.2030', ' 5 - 30.', 'exp. 5-30', '2030 - 5', '2030-05 - 31'])
      expect(settleExpiry(text), text).toBe('05/30')
    expect(settleExpiry('203011')).toBe('11/30')
    expect(settleExpiry('12/2020')).toBe('12/20')
    expect(settleExpiry('2020-12')).toBe('12/20')
  })

  it('keeps an unfinished date', () => {
    for (const text of ['', '1', '12', '12/3', '/30']) expect(settleExpiry(text)).toBe(text)
  })

  it('reads too many digits like during typing', () => {
    expect(settleExpiry('5-305')).toBe('12/05')
    expect(settleExpiry('115-30')).toBe('11/53')
    expect(settleExpiry('12030-05')).toBe('12/03')
    expect(settleExpiry('2030-05-31-7')).toBe('12/30')
  })

  it('reads any date in any format', () => {
    const date = fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 2000, max: 2099 }))
    fc.assert(
      fc.property(date, ([month, year]) => {
        const mm = String(month).padStart(2, '0')
        const yy = String(year).slice(2)
        const forms = [
          `${mm}/${yy}`,
          `${mm}/${year}`,
          `${month}/${year}`,
          `${year}-${mm}`,
          `${mm}${year}`,
          `${mm}${yy}`,
        ]
        return forms.every((form) => settleExpiry(form) === `${mm}/${yy}`)
      }),
    )
  })

  it('is idempotent', () => {
    fc.assert(fc.property(typed, (text) => settleExpiry(settleExpiry(text)) === settleExpiry(text)))
  })
})

describe('formatCardholder', () => {
  const names = fc.string({ unit: fc.constantFrom(...'aZéß  1-.\t', '❤️', '\u0301', '\u200F', 'Ａ'), maxLength: 30 })
  const anything = fc.string({ unit: 'binary', maxLength: 30 })

  it('keeps letters, in capitals, in two words (R272-R275)', { tags: ['R272', 'R273', 'R274', 'R275'] }, () => {
    expect(settleCardholder('  ada   lovelace ')).toBe('ADA LOVELACE')
    expect(settleCardholder('grace brewster hopper')).toBe('GRACE HOPPER')
    expect(settleCardholder('Ana de la Cruz')).toBe('ANA CRUZ')
    expect(settleCardholder('J0hn O’Neil')).toBe('JHN ONEIL')
  })

  it('reads full-width letters, and keeps only the combining marks of letters', () => {
    expect(settleCardholder('ａｄａ　ｌｏｖｅｌａｃｅ')).toBe('ADA LOVELACE')
    expect(settleCardholder('Zoe\u0308 ❤️1️⃣')).toBe('ZOË')
    expect(settleCardholder('❤️')).toBe('')
  })

  it('is idempotent for any Unicode text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const once = formatCardholder(text)
        return formatCardholder(once) === once
      }),
    )
  })

  it('keeps all letters of one or two words', () => {
    const word = fc.stringMatching(/^[A-Za-z]{1,12}$/)
    fc.assert(
      fc.property(
        word,
        word,
        (first, second) => settleCardholder(`${first} ${second}`) === `${first} ${second}`.toUpperCase(),
      ),
    )
  })

  it('allows typing a second word', () => {
    expect(formatCardholder('ada ')).toBe('ADA ')
    expect(formatCardholder('ADA LOVELACE ')).toBe('ADA LOVELACE ')
    expect(formatCardholder('ADA LOVELACE k')).toBe('ADA K')
  })

  it('is idempotent, with at most two words', () => {
    fc.assert(
      fc.property(fc.oneof(names, anything), (text) => {
        const once = formatCardholder(text)
        const settled = settleCardholder(text)
        return (
          formatCardholder(once) === once && settleCardholder(settled) === settled && settled.split(' ').length <= 2
        )
      }),
      { numRuns: 1000 },
    )
  })

  it('contains only capitals and single spaces', { tags: ['R272'] }, () => {
    fc.assert(fc.property(names, (text) => /^(\p{Lu}\p{M}*)*( (\p{Lu}\p{M}*)+)?$/u.test(settleCardholder(text))))
  })

  it('puts the caret after a letter typed in the middle', () => {
    const name = fc.string({ unit: fc.constantFrom(...'ABC '), maxLength: 12 }).map(formatCardholder)
    fc.assert(
      fc.property(name, fc.nat(12), fc.constantFrom(...'xyz'), (start, place, key) => {
        const caret = Math.min(place, start.length)
        fc.pre(start.slice(0, caret).split(' ').length <= 2)
        const after = reformat(formatCardholder, {
          text: start.slice(0, caret) + key + start.slice(caret),
          caret: caret + 1,
        })
        return after.text.slice(0, after.caret) === start.slice(0, caret) + key.toUpperCase()
      }),
    )
  })

  it('formats ten thousand characters quickly', () => {
    expect(settleCardholder('a1 '.repeat(3334))).toBe('A A')
  })
})

describe('the brand of a card', () => {
  it.each([
    ['', null],
    ['4', 'visa'],
    ['4242 4242 4242 4242', 'visa'],
    ['5', null],
    ['50', null],
    ['51', 'mastercard'],
    ['55', 'mastercard'],
    ['56', null],
    ['222', null],
    ['2220', null],
    ['2221', 'mastercard'],
    ['2720', 'mastercard'],
    ['2721', null],
    ['22211', 'mastercard'],
    ['3782', null],
    ['3551', null],
  ])('%j: %s', (number, brand) => {
    expect(cardBrandOf(number)).toBe(brand)
  })
})
