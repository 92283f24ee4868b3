import { latinDigits } from './digits.ts'

/** Removes direction marks, zero-width characters and byte order marks, which are copied unnoticed. */
export function withoutInvisible(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, (mark) => (/[\t\n\v\f\r]/.test(mark) ? mark : ''))
}

export interface Decimal {
  /** At least one digit, without leading zeros. */
  whole: string
  /** Digits after the decimal separator, as many as were written. */
  fraction: string
}

const grouped = (separator: string) => new RegExp(`^\\d{1,3}(${separator}\\d{2,3})*${separator}\\d{3}$`)

/** Removes the grouping of a whole number; null if no country groups digits like this. */
function ungroup(text: string): string | null {
  if (/^\d*$/.test(text)) return text
  return ['\\.', ',', "'", ' '].some((separator) => grouped(separator).test(text)) ? text.replace(/\D/g, '') : null
}

/** Index of the decimal separator; -1 for none, null if two countries would read two numbers. */
function decimalPlace(text: string, places: number): number | null {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  if (text.includes('.') && text.includes(',')) return last
  const isRepeated = text.search(/[.,]/) !== last
  if (isRepeated) return -1
  const looksGrouped = /^[1-9]\d{0,2}[.,]\d{3}$/.test(text)
  if (!looksGrouped) return last
  // The product writes 1,234 for a thousand; where three decimals are usual too, it is ambiguous.
  if (text[last] === ',') return places === 3 ? null : -1
  return places === 3 ? last : null
}

/**
 * Reads a number as people of many countries write it: `1,234.56`, `1.234,56`, `1 234,56`, `1'234.56`, `12,34,567.8`,
 * in digits of any script. Null for anything but a plain positive number (`-5`, `1e9`, `1.2.3`), and for a text that two
 * countries read differently: `1.234` can be over a thousand or a little over one.
 *
 * @param places usual decimals of the unit; with three, `1.234` is a fraction
 */
export function readDecimal(text: string, places: number): Decimal | null {
  const plain = latinDigits(withoutInvisible(text))
    .replace(/[．٫]/g, '.')
    .replace(/[，٬]/g, ',')
    .replace(/[’‘＇]/g, "'")
    .replace(/\s/g, ' ')
    .trim()
  if (!/\d/.test(plain)) return null
  const at = decimalPlace(plain, places)
  if (at === null) return null
  const whole = ungroup(at < 0 ? plain : plain.slice(0, at))
  const fraction = at < 0 ? '' : plain.slice(at + 1)
  if (whole === null || !/^\d*$/.test(fraction)) return null
  return { whole: whole.replace(/^0+(?=\d)/, '') || '0', fraction }
}
