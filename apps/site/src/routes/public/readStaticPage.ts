import { type ApiClient, optOut, type Schemas, unwrapPayload } from '@mintage/api-client'
import { orFetchError } from '../../app/FetchError.ts'

/** A page is requested by its id or by the slug of its address (R036). */
export type PageAddress = { id: number } | { slug: string }

export function readPage(client: ApiClient, address: PageAddress): Promise<Schemas['StaticPage']> {
  const call =
    'id' in address
      ? client.GET('/static-pages/{id}', { params: { path: address }, ...optOut('toasts') })
      : client.GET('/static-pages/by-slug/{slug}', { params: { path: address }, ...optOut('toasts') })
  return orFetchError(unwrapPayload(call), 'page.fetchFailed')
}
