import { type ApiClient, unwrapPayload } from '@mintage/api-client'
import type { PriceTier } from '@mintage/machines/checkout'
import { orSentence } from '../../app/kept-failure.ts'
import { type PackOffer, packsFromWire } from '../../app/wire.ts'

/** Packs in a currency. An answer that is no list of packs counts like none (R367). */
export function readPacks(client: ApiClient, currency: string): Promise<readonly PackOffer[]> {
  const call = unwrapPayload(client.GET('/packs', { params: { query: { currency } } }))
  return orSentence(
    call.then((payload) => packsFromWire(payload, currency)),
    'packs.fetchFailed',
  )
}

export const readTiers = async (client: ApiClient, currency: string): Promise<readonly PriceTier[]> =>
  (await unwrapPayload(client.GET('/token-pricing', { params: { query: { currency } } }))).priceTiers
