import { type Amounts, amountsOf, vatWithin } from '@mintage/api-client/vat'
import type { Minor } from '../shared/domain.ts'

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
  /** D07: compared with the offer's price before promo and VAT. */
  minimumTopUp: Minor
}

/** An accepted promo code (R158). */
export interface Promo {
  promocodeId: number
  code: string
  discountAmount: Minor
  finalAmount: Minor
}

/** Price, then promo, then VAT (R207, D18). The promo's final amount replaces the price. */
export const amountsWithPromo = (price: Minor, promo: Promo | null, vatPercent: number): Amounts =>
  amountsOf(price, promo === null ? 0 : price - promo.finalAmount, vatPercent)

/** The same sum with the server's total, which wins (D18): VAT is taken out of it and the discount stays. */
export const amountsWithTotal = (amounts: Amounts, total: Minor, vatPercent: number): Amounts => {
  if (amounts.total === total) return amounts
  const vat = vatWithin(total, vatPercent)
  const net = total - vat
  return { price: net + amounts.discount, discount: amounts.discount, net, vat, total }
}
