const decimal = /\p{Nd}/u

/** 0..9 for a decimal digit of any script: Unicode (Nd) has runs of ten that start with zero. */
function figureOf(digit: string): number {
  const point = digit.codePointAt(0) ?? 0
  let behind = 0
  while (decimal.test(String.fromCodePoint(point - behind - 1))) behind += 1
  return behind % 10
}

/**
 * Replaces the decimal digits of every script by 0-9, so that other keyboards work: `４２` and `٤٢` become `42`.
 */
export function latinDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => String(figureOf(digit)))
}

/** Only the decimal digits of a text, as 0-9. */
export function digitsIn(text: string): string {
  return latinDigits(text).replace(/\D/g, '')
}
