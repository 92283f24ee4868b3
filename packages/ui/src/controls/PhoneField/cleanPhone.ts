import { latinDigits } from '../../format/digits.ts'

export interface CleanOptions {
  /** Characters that may be left. */
  maxLength: number
  /** What is dialled in the chosen country before a country code, where it is not 00. */
  exitCode?: string | undefined
  /** The text came as one piece, pasted or filled in, and may hold more than the number. */
  whole?: boolean | undefined
}

/** Where another thing than the number begins: an extension, a parameter of a `tel:` address, a second number. */
const beyond = /(?<=\d)[\s)/]*(?:[;,#+xX]|ext)/

/** Longer than any phone number with the text around it; the rest is ignored. */
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
  // A bracket that was opened before the plus has nothing left to close.
  const closed = after.replace(/^[^(]*/, (head) => head.replaceAll(')', ''))
  return `+${closed.trimStart()}`.slice(0, maxLength)
}
