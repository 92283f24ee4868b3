import { type Amounts, amountsOf, type VatRule, vatWithin } from '@mintage/api-client/vat'
import { checkVatNumber } from '@mintage/api-client/vatNumber'
import { type VatRules, vatOf } from '@mintage/api-client/vatRate'
import type { Minor } from '../shared/domain.ts'

/** A currency as far as sums need it. */
export interface MarketCurrency {
  code: string
  /** Units of it for one unit of the base currency (`Currency.value`). */
  rate: number
}

/** The facts a price depends on: they come from settings and from the chosen currency. */
export interface Market extends VatRule, VatRules {
  currency: MarketCurrency
  /** ISO codes by the ids of the countries. */
  countryIsos?: Readonly<Record<number, string>>
  /** The country of the profile, until the billing form says another. */
  country?: number | null
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

/** What the VAT of a buyer depends on. */
export interface Buyer {
  country: number | null
  vatNumber: string
}

export const isoOf = ({ countryIsos }: Market, country: number | null): string | null =>
  (country === null ? undefined : countryIsos?.[country]) ?? null

/** In percent, as the server will decide. */
export const vatPercentOf = (market: Market, { country, vatNumber }: Buyer): number => {
  const iso = isoOf(market, country)
  return vatOf(market, iso, iso !== null && checkVatNumber(vatNumber, iso).ok).percent
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
