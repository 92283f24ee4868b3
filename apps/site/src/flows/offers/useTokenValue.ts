import { shownPrice } from '@mintage/api-client/vat'
import { smallestPaid } from '@mintage/ui/comparePacks'
import type { TokenValue } from '@mintage/ui/format'
import { useCurrency, useDependencies, useProfile, useSettings } from '../../app/DependenciesContext.tsx'
import { packsCache, readPacks } from '../../app/packs.ts'
import { useResource } from '../../app/useResource.ts'

/**
 * What tokens cost the person: by the last purchase, or else by the smallest paid pack, as prices are shown. Null
 * without both, and in a shop with an internal currency, which shows no money.
 */
export function useTokenValue(): TokenValue | null {
  const { client } = useDependencies()
  const settings = useSettings()
  const { code } = useCurrency()
  const last = useProfile()?.lastPurchase
  const packs = useResource(packsCache, code, () => readPacks(client, code))
  if (settings.internalCurrency !== null) return null
  // After a change of the currency, the profile is that of the one before until it is loaded again.
  if (last?.currency === code && last.amount > 0) return last
  const pack = packs.status === 'ready' ? smallestPaid(packs.data) : undefined
  return pack ? { amount: shownPrice(pack.price, settings), tokens: pack.credits, currency: code } : null
}
