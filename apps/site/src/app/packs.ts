import { type ApiClient, type Schemas, unwrapPayload } from '@mintage/api-client'
import { orFetchError } from './FetchError.ts'
import { type Pack, toPacks } from './mappers.ts'
import { createResourceCache } from './resource.ts'

/** By currency; the offers show them, and the checkout looks prices up. */
export const packsCache = createResourceCache<readonly Pack[]>()

/** Loads the packs in a currency; an invalid response fails (R367). */
export function readPacks(client: ApiClient, currency: string): Promise<readonly Pack[]> {
  const call = unwrapPayload(client.GET('/packs', { params: { query: { currency } } }))
  return orFetchError(
    call.then((payload) => toPacks(payload, currency)),
    'packs.fetchFailed',
  )
}

export const readTiers = async (client: ApiClient, currency: string): Promise<readonly Schemas['PriceTier'][]> =>
  (await unwrapPayload(client.GET('/token-pricing', { params: { query: { currency } } }))).priceTiers
