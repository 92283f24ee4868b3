import type { Pack } from './offers.types.ts'

/** The comparison of a pack with the others. */
export interface PackWorth {
  /** Percent saved per token against the smallest paid pack, rounded down; 0 is not shown. */
  saving: number
  recommended: boolean
}

/** A recommended pack costs at most this many times the price of the smallest paid pack. */
const LARGEST_STEP = 5

const isPaid = ({ price, credits }: Pack) => price > 0 && credits > 0

/** The cheaper one of two packs of the same size, so that no saving is overstated. */
export const smallestPaid = (packs: readonly Pack[]): Pack | undefined =>
  packs.filter(isPaid).sort((a, b) => a.credits - b.credits || a.price - b.price)[0]

/** Uses integers until the last division, so that 20 % is never shown as 19. */
function savingOf(pack: Pack, smallest: Pack): number {
  if (!isPaid(pack)) return 0
  const alike = smallest.price * pack.credits
  return Math.max(0, Math.floor(((alike - pack.price * smallest.credits) * 100) / alike))
}

/**
 * Savings, and one recommended pack: the lowest price per token among those that cost at most LARGEST_STEP times the
 * smallest paid pack (docs/decisions/money.md).
 */
export function comparePacks(packs: readonly Pack[]): (pack: Pack) => PackWorth {
  const smallest = smallestPaid(packs)
  if (!smallest) return () => ({ saving: 0, recommended: false })
  const best = packs
    .filter((pack) => savingOf(pack, smallest) > 0 && pack.price <= LARGEST_STEP * smallest.price)
    .sort((a, b) => a.price * b.credits - b.price * a.credits || a.price - b.price)[0]
  return (pack) => ({ saving: savingOf(pack, smallest), recommended: pack === best })
}

/** The cheapest pack with at least as many tokens, if it costs less than the custom amount. */
export function cheaperPack(packs: readonly Pack[], tenths: number, total: number): Pack | undefined {
  return packs
    .filter((pack) => isPaid(pack) && pack.credits >= tenths && pack.price < total)
    .sort((a, b) => a.price - b.price || b.credits - a.credits)[0]
}
