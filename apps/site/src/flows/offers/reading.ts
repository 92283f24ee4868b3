import { type ApiClient, type Schemas, unwrapPayload } from '@mintage/api-client'
import { orFetchError } from '../../app/FetchError.ts'
import { type PackOffer, toPacks } from '../../app/mappers.ts'

/** Packs in a currency. An answer that is no list of packs counts like none (R367). */
export function readPacks(client: ApiClient, currency: string): Promise<readonly PackOffer[]> {
  const call = unwrapPayload(client.GET('/packs', { params: { query: { currency } } }))
  return orFetchError(
    call.then((payload) => toPacks(payload, currency)),
    'packs.fetchFailed',
  )
}

export const readTiers = async (client: ApiClient, currency: string): Promise<readonly Schemas['PriceTier'][]> =>
  (await unwrapPayload(client.GET('/token-pricing', { params: { query: { currency } } }))).priceTiers
