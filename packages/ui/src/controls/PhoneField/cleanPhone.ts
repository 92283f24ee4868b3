import { latinDigits } from '../../format/digits.ts'

export interface CleanOptions {
  /** Maximum number of characters. */
  maxLength: number
  /** The exit code of the chosen country, if it is not 00. */
  exitCode?: string | undefined
  /** The text was pasted or autofilled as a whole, and may contain more than the number. */
  whole?: boolean | undefined
}

/** The start of another part: an extension, a parameter of a `tel:` address, a second number. */
const beyond = /(?<=\d)[\s)/]*(?:[;,#+xX]|ext)/

/** Characters that are read; longer text is ignored. */
const MOST_READ = 1000

const signs = (text: string) => text.replace(/[^\d()\-.\s]/g, '').replace(/\s+/g, ' ')

/**
 * Extracts a phone number from typed, pasted or autofilled text: digits of any script, separators, and a plus if it is
 * international. `0047 22 22 55 55`, `tel:+47-22-22-55-55;ext=5` and `(+47) ２２ ２２ ５５ ５５` all start with `+47`.
 */
export function cleanPhone(typed: string, { maxLength, exitCode, whole = false }: CleanOptions): string {
  const plain = latinDigits(typed.slice(0, MOST_READ))
    .replace(/[\uFF0B\uFE62]/g, '+')
    .replace(/[\u2010-\u2015\u2212\uFF0D]/g, '-')
  // The exit code is checked after this, because its zeros may have been separated.
  const number = (whole ? (plain.split(beyond)[0] ?? '') : plain)
    .replace(/[^\d+()\-.\s]/g, '')
    .replace(/(?<=\d.*)\+/gs, '')
  const prefix = new RegExp(`^\\D*(?:\\+|${exitCode ? `(?:00|${exitCode})` : '00'}[\\s-]*(?=[1-9]))`)
  const [start] = prefix.exec(number) ?? []
  if (start === undefined) return signs(number).trimStart().slice(0, maxLength)
  const after = signs(number.slice(start.length))
  // Removes the closing bracket of one that was opened before the plus.
  const closed = after.replace(/^[^(]*/, (head) => head.replaceAll(')', ''))
  return `+${closed.trimStart()}`.slice(0, maxLength)
}
