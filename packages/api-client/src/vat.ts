/** The sums that the browser shows and the server charges, in integer minor units. */

/** Exact for integers below 2^53; the result rounds half up. */
export const divideHalfUp = (dividend: number, divisor: number): number =>
  Math.floor((2 * dividend + divisor) / (2 * divisor))

export interface Amounts {
  price: number
  discount: number
  net: number
  vat: number
  total: number
}

const inHundredths = (percent: number): number => Math.round(percent * 100)

/** VAT on top of the discounted net, rounded half up once (D24). */
export function amountsOf(price: number, discount: number, vatPercent: number): Amounts {
  const net = price - discount
  const vat = divideHalfUp(net * inHundredths(vatPercent), 10_000)
  return { price, discount, net, vat, total: net + vat }
}

/** The VAT in a total that `amountsOf` computed at the same rate. */
export const vatWithin = (total: number, vatPercent: number): number =>
  total - divideHalfUp(total * 10_000, 10_000 + inHundredths(vatPercent))
