import { type Tier, tierPrice } from '@mintage/api-client/tierPrice'
import { currencyDecimals } from '@mintage/ui/format'

/** The price of a custom amount in minor units. The first tier also prices less; without tiers a token costs 1 (R374). */
export const customPrice = (tenths: number, tiers: readonly Tier[], currency: string): number =>
  tierPrice(tenths, [{ min: 0, price: tiers[0]?.price ?? 1 }, ...tiers], currencyDecimals(currency)) ?? 0
