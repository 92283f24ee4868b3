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

/** Whether a shop shows prices with VAT (`prices_include_vat`), and at which rate. */
export interface VatRule {
  vatPercent: number
  pricesIncludeVat: boolean
}

/** Whether shown prices have VAT in them: 0 % is not mentioned (D24). */
export const showsVat = ({ vatPercent, pricesIncludeVat }: VatRule): boolean => pricesIncludeVat && vatPercent > 0

/** A net price as the shop shows it. With VAT it is the total of an order without a promo code. */
export const shownPrice = (net: number, rule: VatRule): number =>
  showsVat(rule) ? amountsOf(net, 0, rule.vatPercent).total : net

/** Price and discount with VAT, whose difference is the total of the order; null where prices are shown without it. */
export function vatIncluded(
  { price, discount, total }: Amounts,
  rule: VatRule,
): Pick<Amounts, 'price' | 'discount'> | null {
  if (!showsVat(rule)) return null
  const gross = discount === 0 ? total : shownPrice(price, rule)
  return { price: gross, discount: gross - total }
}
