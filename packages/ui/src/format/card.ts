import { digitsIn, latinDigits } from './digits.ts'

/** Formats typed or pasted text for the card fields (R264-R276). Pure, because `reformat` calls it twice for the caret. */

/** Digits only, at most 16, in groups of four: `4242 4242 4242 4242`. */
export function formatCardNumber(text: string): string {
  return digitsIn(text)
    .slice(0, 16)
    .replace(/(\d{4})(?=\d)/g, '$1 ')
}

export type CardBrand = 'visa' | 'mastercard'

/** The brand of a number's first digits: 4; 51 to 55 and 2221 to 2720. Null for all others. */
export function cardBrandOf(text: string): CardBrand | null {
  const digits = digitsIn(text)
  if (digits.startsWith('4')) return 'visa'
  const four = Number(digits.slice(0, 4))
  if (/^5[1-5]/.test(digits) || (four >= 2221 && four <= 2720)) return 'mastercard'
  return null
}

/** Digits only, at most three. */
export function formatCvv(text: string): string {
  return digitsIn(text).slice(0, 3)
}

/** A whole date with a separator, month first, with or without the century: `05/27`, `5-2027`. */
const monthFirst = /^\D*(\d{1,2})\D+(?:20)?(\d\d)\D*$/
/** The same with the year first, and an optional day: `2027-05`, `202705`, `2027-05-31`. */
const yearFirst = /^\D*20(\d\d)(?:\D+(\d{1,2})(?:\D+\d{1,2})?|(0[1-9]|1[0-2]))\D*$/

/** A year during typing: `2030` loses its century with its third digit. */
const shortYear = (digits: string) =>
  digits.length > 2 && digits.startsWith('20') ? digits.slice(2, 4) : digits.slice(0, 2)

/**
 * At most four digits, with a slash after the month; a month over 12 becomes 12. A full year loses its century. A typed
 * slash after fewer than two digits is kept: `1/30` is also `12/30` without its 2, and must not become `13/0`.
 */
export function formatExpiry(text: string): string {
  const plain = latinDigits(text)
  const slash = plain.indexOf('/')
  const before = digitsIn(slash < 0 ? plain : plain.slice(0, slash))
  const apart = slash >= 0 && before.length < 2
  const digits = apart ? digitsIn(plain.slice(slash)) : digitsIn(plain).slice(2)
  const month = before.slice(0, 2)
  const held = Number(month) > 12 ? '12' : month
  const year = shortYear(digits)
  return year || (apart && month) ? `${held}/${year}` : held
}

/** The same for a finished date: on blur, pasted or autofilled. `1/30` becomes `01/30`. */
export function settleExpiry(text: string): string {
  const plain = latinDigits(text)
  const reversed = yearFirst.exec(plain)
  if (reversed) {
    const [, year, apart, joined] = reversed
    return formatExpiry(`${String(apart ?? joined).padStart(2, '0')}/${year}`)
  }
  const typed = formatExpiry(plain)
  // Text with too many digits, `1/305`, may be a date without the last ones.
  const date = monthFirst.exec(plain) ?? monthFirst.exec(typed)
  return date ? formatExpiry(`${String(date[1]).padStart(2, '0')}/${date[2]}`) : typed
}

/** Letters with their combining marks, and white space; the marks of an emoji are removed. */
const lettersOf = (text: string) =>
  (text.replace(/[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/gu, '').match(/\p{L}\p{M}*|\s/gu) ?? []).join('')

/**
 * Letters and single spaces in capitals; full-width letters become plain ones. With more than two words, keeps the
 * first and the last. Keeps a final space during typing, because the next letter would otherwise join the last word.
 * `settleCardholder` removes it.
 */
export function formatCardholder(text: string): string {
  const upper = lettersOf(lettersOf(text).normalize('NFKC')).toLocaleUpperCase('en-US').normalize('NFC')
  const letters = upper.replace(/\s+/g, ' ').trimStart()
  const words = letters.match(/\S+ ?/g) ?? []
  return words.length > 2 ? `${words[0]}${words.at(-1)}` : letters
}

/** The same for a finished text: on blur, pasted or autofilled. */
export function settleCardholder(text: string): string {
  return formatCardholder(text).trimEnd()
}

export interface Edit {
  text: string
  /** Position of the caret, 0..text.length. */
  caret: number
}

/**
 * Formats an edited text and keeps the caret after the same character: its new position is the length of the formatted
 * text before it.
 */
export function reformat(format: (text: string) => string, { text, caret }: Edit): Edit {
  const formatted = format(text)
  return { text: formatted, caret: Math.min(format(text.slice(0, caret)).length, formatted.length) }
}
