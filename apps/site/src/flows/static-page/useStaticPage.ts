import { type ApiClient, ApiException, optOut, type Schemas, unwrapPayload } from '@mintage/api-client'
import type { StaticPageProps } from '@mintage/ui/screens/StaticPage'
import { createResourceCache, useResource } from '../../app/resource.ts'
import { useServices } from '../../app/ServicesContext.tsx'

type Page = Schemas['StaticPage']

/** How a page is asked for: by the id or by the slug of its address (R036). */
export type PageAddress = { id: number } | { slug: string }

const pages = createResourceCache<Page>()

const keyOf = (address: PageAddress) => ('id' in address ? `id ${address.id}` : `slug ${address.slug}`)

const read = (client: ApiClient, address: PageAddress): Promise<Page> =>
  'id' in address
    ? unwrapPayload(client.GET('/static-pages/{id}', { params: { path: address }, ...optOut('toasts') }))
    : unwrapPayload(client.GET('/static-pages/by-slug/{slug}', { params: { path: address }, ...optOut('toasts') }))

/** The server may be unreachable for a moment; anything it answers means that there is no such page (R115, R382). */
const mayComeBack = (error: unknown) =>
  error instanceof ApiException && (error.error.kind === 'network' || error.error.kind === 'timeout')

/** A static page; null when there is none, which is NotFound's to show. */
export function useStaticPage(address: PageAddress): StaticPageProps | null {
  const { client } = useServices()
  const page = useResource(pages, keyOf(address), () => read(client, address))
  if (page.status === 'loading') return { status: 'loading' }
  if (page.status === 'ready') return { status: 'ready', title: page.data.title, html: page.data.content }
  return mayComeBack(page.error) ? { status: 'error', onRetry: page.retry } : null
}
