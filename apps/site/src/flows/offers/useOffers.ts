import type { Schemas } from '@mintage/api-client'
import { shownPrice, showsVat } from '@mintage/api-client/vat'
import type { Offer } from '@mintage/machines/checkout'
import type { CustomPriceState, OffersProps, PacksState } from '@mintage/ui/screens/Offers'
import { useTexts } from '@mintage/ui/texts'
import { offersTexts } from '@mintage/ui/texts/offers'
import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useCurrency, useDependencies, useIsSignedIn, useSettings } from '../../app/DependenciesContext.tsx'
import type { Pack } from '../../app/mappers.ts'
import { packsCache, readPacks, readTiers } from '../../app/packs.ts'
import { createResourceCache } from '../../app/resource.ts'
import { useGuardedPath } from '../../app/useGuardedPath.ts'
import { type ResourceState, useResource } from '../../app/useResource.ts'
import { useCheckout } from '../checkout/CheckoutContext.tsx'
import { customPrice } from './customPrice.ts'

/** The pack in the address of a page with offers. */
const planParameter = 'plan'

const tiers = createResourceCache<readonly Schemas['PriceTier'][]>()

/** A retry of the packs also reads the price tiers again if they failed. */
function packsState(
  read: ResourceState<readonly Pack[]>,
  prices: ResourceState<readonly Schemas['PriceTier'][]>,
  shown: (net: number) => number,
): PacksState {
  if (read.status === 'ready') {
    return { status: 'ready', packs: read.data.map((pack) => ({ ...pack, price: shown(pack.price) })) }
  }
  if (read.status === 'loading') return { status: 'loading' }
  const onRetry = () => {
    read.retry()
    if (prices.status === 'error') prices.retry()
  }
  return { status: 'error', onRetry }
}

/** R374: falls back to local tiers without a price list. */
function netPriceState(read: ResourceState<readonly Schemas['PriceTier'][]>, currency: string): CustomPriceState {
  if (read.status === 'loading') return { status: 'loading' }
  const tiers = read.status === 'ready' ? read.data : []
  return { status: 'ready', priceOf: (tenths) => customPrice(tenths, tiers, currency) }
}

/** Offers in the current currency, loaded once for each currency (R327); choosing one opens the purchase. */
export function useOffersProps(): OffersProps {
  const { client } = useDependencies()
  const { code } = useCurrency()
  const settings = useSettings()
  const shown = (net: number) => shownPrice(net, settings)
  const t = useTexts(offersTexts)
  const { pathname } = useLocation()
  const guarded = useGuardedPath()
  const checkout = useCheckout()
  const choose = (offer: Offer) => checkout.send({ type: 'offer.chosen', offer })
  const packsRead = useResource(packsCache, code, () => readPacks(client, code))
  const tiersRead = useResource(tiers, code, () => readTiers(client, code))
  const net = netPriceState(tiersRead, code)
  const netOfPack = (wanted: number) =>
    packsRead.status === 'ready' ? (packsRead.data.find(({ id }) => id === wanted)?.price ?? null) : null
  return {
    packs: packsState(packsRead, tiersRead, shown),
    customPrice: net.status === 'ready' ? { status: 'ready', priceOf: (tenths) => shown(net.priceOf(tenths)) } : net,
    vatIncluded: showsVat(settings),
    currency: code,
    internal: settings.internalCurrency,
    packHref: ({ id }) => guarded(`${pathname}?${planParameter}=${id}`),
    onChoosePack: ({ id, title, credits }) =>
      choose({ title, packId: id, tokens: null, amount: netOfPack(id), credits }),
    onChooseCustom: (tenths) =>
      choose({
        title: t('offers.custom.title'),
        packId: null,
        tokens: tenths,
        amount: net.status === 'ready' ? net.priceOf(tenths) : null,
        credits: tenths,
      }),
  }
}

/** Opens the purchase of the pack in the address (`?plan=<id>`) for a member, whom Login or a new tab has led here. */
export function usePlanFromAddress({ packs, onChoosePack }: OffersProps): void {
  const [query, setQuery] = useSearchParams()
  const signedIn = useIsSignedIn()
  const plan = query.get(planParameter)
  useEffect(() => {
    if (plan === null || !signedIn || packs.status !== 'ready') return
    const pack = packs.packs.find(({ id, price }) => String(id) === plan && price > 0)
    setQuery({}, { replace: true })
    if (pack) onChoosePack(pack)
  })
}
