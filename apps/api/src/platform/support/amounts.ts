/** Money is in minor units and tokens in tenths; both are decimals on the wire and are converted here. */

const shift = (value: number, digits: number) => Number((value * 10 ** digits).toPrecision(15))

/** 9.99 EUR -> 999. Half a minor unit rounds up (D08). */
export const toMinor = (value: number, digits: number): number => Math.round(shift(value, digits))

/** 999 -> 9.99 */
export const fromMinor = (minor: number, digits: number): number => Number((minor / 10 ** digits).toFixed(digits))

/** 200.9 tokens -> 2009; null for more than one decimal. */
export function toTenths(tokens: number): number | null {
  const tenths = shift(tokens, 1)
  return Number.isSafeInteger(tenths) ? tenths : null
}

export const fromTenths = (tenths: number): number => Number((tenths / 10).toFixed(1))

/** Exact for integers below 2^53; the result rounds half up. */
export const divideHalfUp = (dividend: number, divisor: number): number =>
  Math.floor((2 * dividend + divisor) / (2 * divisor))
