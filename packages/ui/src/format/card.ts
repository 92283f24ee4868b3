/** What the card fields keep of what is typed or pasted (R264-R276). Pure, so that the caret can be worked out too. */

const digitsOf = (text: string, most: number) => text.replace(/\D/g, '').slice(0, most)

/** Digits only, at most 16, in groups of four: `4242 4242 4242 4242`. */
export function formatCardNumber(text: string): string {
  return digitsOf(text, 16).replace(/(\d{4})(?=\d)/g, '$1 ')
}

/**
 * Digits only, at most four, a slash after the month; a month over 12 becomes 12. A full year, as browsers fill it in
 * (`05/2027`), loses its century.
 */
export function formatExpiry(text: string): string {
  const all = text.replace(/\D/g, '')
  const digits = /^\d{2}20\d{2}$/.test(all) ? all.slice(0, 2) + all.slice(4) : all.slice(0, 4)
  const month = Number(digits.slice(0, 2)) > 12 ? '12' : digits.slice(0, 2)
  const year = digits.slice(2)
  return year ? `${month}/${year}` : month
}

/** Digits only, at most three. */
export function formatCvv(text: string): string {
  return digitsOf(text, 3)
}

/**
 * Letters and single spaces, at most two words, upper-cased. A last space stays while one types: without it the
 * letters of a third word would join the second. `settleCardholder` takes it away.
 */
export function formatCardholder(text: string): string {
  const letters = text
    .replace(/[^\p{L}\p{M}\s]/gu, '')
    .replace(/\s+/g, ' ')
    .trimStart()
  const [first = '', second = '', third] = letters.split(' ')
  const words = third === undefined ? letters : `${first} ${second} `
  return words.toLocaleUpperCase('en-US')
}

/** The same for a text that is finished: left, pasted or filled in. */
export function settleCardholder(text: string): string {
  return formatCardholder(text).trimEnd()
}

export interface Edit {
  text: string
  /** Place of the caret, 0..text.length. */
  caret: number
}

/**
 * Formats an edited text and keeps the caret behind the same character: what stands before the caret, formatted by
 * itself, is as long as the place the caret belongs to.
 */
export function reformat(format: (text: string) => string, { text, caret }: Edit): Edit {
  const formatted = format(text)
  return { text: formatted, caret: Math.min(format(text.slice(0, caret)).length, formatted.length) }
}
