import type { Schemas } from '@mintage/api-client'
import type { StaticPageProps } from '@mintage/ui/screens/StaticPage'
import { useDependencies } from '../../app/DependenciesContext.tsx'
import { FetchError } from '../../app/FetchError.ts'
import { createResourceCache } from '../../app/resource.ts'
import { useResource } from '../../app/useResource.ts'
import { type PageAddress, readPage } from './readStaticPage.ts'

type Page = Schemas['StaticPage']

const pages = createResourceCache<Page>()

const keyOf = (address: PageAddress) => ('id' in address ? `id ${address.id}` : `slug ${address.slug}`)

/** Only a network failure may be temporary; the page does not exist after any error response (R115, R382). */
const mayComeBack = (error: unknown) =>
  error instanceof FetchError && (error.failure.kind === 'network' || error.failure.kind === 'timeout')

/** A static page; null when it does not exist, so that NotFound is shown. */
export function useStaticPage(address: PageAddress): StaticPageProps | null {
  const { client, browser } = useDependencies()
  const page = useResource(pages, keyOf(address), () => readPage(client, address))
  if (page.status === 'loading') return { status: 'loading' }
  if (page.status === 'ready')
    return { status: 'ready', title: page.data.title, html: page.data.content, onReload: browser.reload }
  return mayComeBack(page.error) ? { status: 'error', onRetry: page.retry } : null
}
