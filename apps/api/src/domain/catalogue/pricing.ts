import { tierPrice } from '@mintage/api-client/tierPrice'
import { type Amounts, amountsOf, divideHalfUp } from '@mintage/api-client/vat'
import { fromMinor, fromTenths } from '../../platform/support/amounts.ts'
import type { Currency, PriceTier } from './catalogue.ts'

/** Prices are stored in EUR minor units (cents) and converted by a currency's value. */
const EUR_DIGITS = 2

/** The maximum custom amount (D09), in tenths. */
export const MAX_CUSTOM_TENTHS = 20_000
export const MIN_CUSTOM_TENTHS = 10

/** EUR minor units -> minor units of the currency, rounded half up once. */
export const convertMinor = (eurMinor: number, currency: Currency): number =>
  Math.round(Number((eurMinor * currency.value * 10 ** (currency.digits - EUR_DIGITS)).toPrecision(15)))

/** Minor units of one currency -> of another, by today's values; unchanged in the same currency. */
export const moveMinor = (minor: number, from: Currency, to: Currency): number =>
  from.code === to.code
    ? minor
    : Math.round(Number(((minor / from.value) * to.value * 10 ** (to.digits - from.digits)).toPrecision(15)))

/** Price of one token in ten-thousandths of the currency's major unit; the displayed price equals the charged one. */
export const tokenPriceE4 = (tier: PriceTier, currency: Currency): number =>
  Math.round(Number((tier.price_e4 * currency.value).toPrecision(15)))

/** Minor units of the currency for a custom amount; null below the first tier. */
export const priceOfTokens = (tiers: readonly PriceTier[], tenths: number, currency: Currency): number | null =>
  tierPrice(
    tenths,
    tiers.map((tier) => ({ min: fromTenths(tier.min_tenths), price: fromMinor(tokenPriceE4(tier, currency), 4) })),
    currency.digits,
  )

/** The minimum price of an offer: max(1, min_top_up x currency value), in minor units (D07). */
export const minimumPrice = (minTopUpMinor: number, currency: Currency): number =>
  Math.max(10 ** currency.digits, convertMinor(minTopUpMinor, currency))

export interface Promo {
  kind: 'percent' | 'fixed'
  /** Percent, or EUR minor units. */
  amount: number
}

/** The minimum price of an order with a promo code, before VAT, in minor units of the currency (D19). */
export const minimumCharge = (minChargeMinor: number, currency: Currency): number =>
  Math.max(1, convertMinor(minChargeMinor, currency))

/** Leaves at least the minimum charge (in EUR minor units); 0 if nothing can be taken off. */
export function discountOf(baseMinor: number, promo: Promo, currency: Currency, minChargeMinor: number): number {
  const wanted =
    promo.kind === 'percent' ? divideHalfUp(baseMinor * promo.amount, 100) : convertMinor(promo.amount, currency)
  return Math.max(0, Math.min(wanted, baseMinor - minimumCharge(minChargeMinor, currency)))
}

/**
 * The sums of an order that the gateway charges exactly: with the largest price, at most this one, that gives a
 * multiple of `step`. A total below one step stays, and the gateway refuses it.
 */
export function chargeableAmounts(price: number, discount: number, vatPercent: number, step: number): Amounts {
  for (let lower = price; lower > discount; lower -= 1) {
    const amounts = amountsOf(lower, discount, vatPercent)
    if (amounts.total % step === 0) return amounts
  }
  return amountsOf(price, discount, vatPercent)
}

/** Tokens for an amount of money: amount x rate, rounded down to tenths (D58). */
export const tokensForAmount = (minor: number, currency: Currency, rate: number): number =>
  Math.floor(Number(((minor / 10 ** currency.digits / currency.value) * rate * 10).toPrecision(12)))

/** `€5.00`: US English currency style (R393), with the decimals that the shop gives the currency. */
export const formatMoney = (minor: number, { code, digits }: Pick<Currency, 'code' | 'digits'>): string =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: code,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(fromMinor(minor, digits))
