import { fromTenths, toMinor } from './amounts.ts'

/** A price tier of the contract: its first number of tokens, and the price of one token in major units. */
export interface Tier {
  min: number
  price: number
}

/**
 * Volume price of tokens in minor units: the last tier with a reached minimum prices all of them, rounded half up once
 * (D08). Null below the first tier.
 */
export function tierPrice(tenths: number, tiers: readonly Tier[], digits: number): number | null {
  const tokens = fromTenths(tenths)
  const reached = tiers.reduce<Tier | null>(
    (best, tier) => (tier.min <= tokens && (best === null || tier.min >= best.min) ? tier : best),
    null,
  )
  return reached && toMinor(tokens * reached.price, digits)
}
