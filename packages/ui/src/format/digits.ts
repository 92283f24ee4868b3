const decimal = /\p{Nd}/u

/** 0..9 for a decimal digit of any script: they stand in runs of ten that begin with the zero (Unicode, Nd). */
function figureOf(digit: string): number {
  const point = digit.codePointAt(0) ?? 0
  let behind = 0
  while (decimal.test(String.fromCodePoint(point - behind - 1))) behind += 1
  return behind % 10
}

/**
 * The text with every decimal digit, full-width or of another script, as 0-9: `４２` and `٤٢` are `42`. What is typed
 * on another keyboard is a number too.
 */
export function latinDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => String(figureOf(digit)))
}

/** Its decimal digits alone, as 0-9. */
export function digitsIn(text: string): string {
  return latinDigits(text).replace(/\D/g, '')
}
