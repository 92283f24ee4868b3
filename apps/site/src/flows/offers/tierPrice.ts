import type { Schemas } from '@mintage/api-client'
import { fromTenths, toMinor } from '@mintage/ui/format'

type PriceTier = Schemas['PriceTier']

const fallbackTier: PriceTier = { min: 1, max: null, price: 1 }

/**
 * D08: volume price in minor units. The last tier with a reached `min` prices all tokens; without tiers a token costs 1
 * (R374).
 */
export function tierPrice(tenths: number, tiers: readonly PriceTier[], currency: string): number {
  const tokens = fromTenths(tenths)
  const reached = tiers.reduce<PriceTier | null>(
    (best, tier) => (tier.min <= tokens && (best === null || tier.min >= best.min) ? tier : best),
    null,
  )
  const { price } = reached ?? tiers[0] ?? fallbackTier
  return toMinor(tokens * price, currency)
}
