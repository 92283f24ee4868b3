import type { Minor, Tenths } from '../shared/domain.ts'

/** A currency as far as sums need it. */
export interface MarketCurrency {
  code: string
  /** Units of it for one unit of the base currency (`Currency.value`). */
  rate: number
}

/** The facts a price depends on: they come from settings and from the chosen currency. */
export interface Market {
  currency: MarketCurrency
  vatPercent: number
  /** D07: compared with the plan's price before promo and VAT. */
  minimumTopUp: Minor
}

/** An accepted promo code (R158). */
export interface Promo {
  promocodeId: number
  code: string
  discountAmount: Minor
  finalAmount: Minor
}

export interface Amounts {
  price: Minor
  discount: Minor
  net: Minor
  vat: Minor
  total: Minor
}

// A double has fifteen digits that are certain; those after them come from the multiplication.
const SAFE_DIGITS = 15

const halfUp = (value: number): number => Math.floor(Number(value.toPrecision(SAFE_DIGITS)) + 0.5)

/** VAT on top of the discounted net, rounded half up once (D24). `vatPercent` may have decimals. */
export const vatOf = (net: Minor, vatPercent: number): Minor => halfUp((net * vatPercent) / 100)

/** Price, then promo, then VAT (R207, D18, D24). The promo's final amount replaces the price. */
export const amountsOf = (price: Minor, promo: Promo | null, vatPercent: number): Amounts => {
  const net = promo === null ? price : promo.finalAmount
  const vat = vatOf(net, vatPercent)
  return { price, discount: price - net, net, vat, total: net + vat }
}

/** The same sum with the server's total, which wins (D18): VAT is taken out of it and the discount stays. */
export const amountsWithTotal = (amounts: Amounts, total: Minor, vatPercent: number): Amounts => {
  if (amounts.total === total) return amounts
  const net = halfUp((total * 100) / (100 + vatPercent))
  return { price: net + amounts.discount, discount: amounts.discount, net, vat: total - net, total }
}

/** D69: price / tokens, in minor units and not rounded, so that a formatter can show what it wants; null for none. */
export const pricePerToken = (price: Minor, tokens: Tenths | null): number | null => {
  const count = tokens ?? 0
  return count > 0 ? (price * 10) / count : null
}

/** R212-R214: pack price if a pack is chosen, else the calculated price, else the given amount, else 0. */
export const payBase = (
  plan: { packId: number | null; tokens: Tenths | null; amount: Minor | null },
  known: { packPrice: Minor | null; calculated: Minor | null },
): Minor => {
  if (plan.packId !== null) return known.packPrice ?? plan.amount ?? 0
  if (plan.tokens !== null) return known.calculated ?? 0
  return plan.amount ?? 0
}
