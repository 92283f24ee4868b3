import { useEffect, useMemo, useState } from 'react'
import type { ResourceCache } from '../../app/resource.ts'
import { useCachedResource } from '../../app/useResource.ts'

/** One page of a list in the contract. */
interface Page<Row> {
  payload: readonly Row[]
  next_cursor: string | null
}

/** All loaded pages of a list. */
export type Pages<Item> = readonly Page<Item>[]

/** A list with more pages, in the state names of the screens. */
export type PagedList<Row> =
  | { status: 'loading' }
  | { status: 'error'; onRetry: () => void }
  | {
      status: 'ready'
      rows: readonly Row[]
      more: 'none' | 'available' | 'loading' | 'failed'
      onMore: () => void
      /** True while the rows of the previous key are shown and the new ones load. */
      previous: boolean
    }

interface Options<Item extends object, Row> {
  cache: ResourceCache<Pages<Item>>
  /** The filter of the list. */
  key?: string
  read: (cursor: string | undefined, signal: AbortSignal) => Promise<Page<Item>>
  /** Must keep its identity for as long as it makes the same rows. */
  toRow: (item: Item) => Row
  /** ms until all loaded pages are reloaded while the page is visible; false to stop. */
  readAgainIn?: (items: readonly Item[]) => number | false
}

const cursorAfter = (pages: Pages<unknown>) => pages.at(-1)?.next_cursor ?? undefined

const itemsOf = <Item>(pages: Pages<Item>) => pages.flatMap(({ payload }) => payload)

/** Keeps the identity of each row, so that React does not render unchanged rows again. */
function rememberRows<Item extends object, Row>(toRow: (item: Item) => Row): (item: Item) => Row {
  const rows = new WeakMap<Item, { row: Row }>()
  return (item) => {
    const existing = rows.get(item) ?? { row: toRow(item) }
    rows.set(item, existing)
    return existing.row
  }
}

const noPages: Pages<never> = []

/** A paged list, newest first; loaded rows stay while more rows or another key load. */
export function usePagedList<Item extends object, Row>({
  cache,
  key = '',
  read,
  toRow,
  readAgainIn,
}: Options<Item, Row>): PagedList<Row> {
  const { resource, state, retry } = useCachedResource(cache, key, async (signal, loaded = [], more) => {
    if (more) return [...loaded, await read(cursorAfter(loaded), signal)]
    const pages = [await read(undefined, signal)]
    while (pages.length < loaded.length && cursorAfter(pages)) pages.push(await read(cursorAfter(pages), signal))
    return pages
  })
  const { data, status } = state
  const [shown, setShown] = useState(data)
  if (data !== undefined && data !== shown) setShown(data)

  const every = (data && readAgainIn?.(itemsOf(data))) || null
  useEffect(() => {
    const isLookedAt = () => document.visibilityState !== 'hidden'
    const reading = every === null ? undefined : setInterval(() => isLookedAt() && resource.refresh(), every)
    window.addEventListener('online', resource.refresh)
    return () => {
      clearInterval(reading)
      window.removeEventListener('online', resource.refresh)
    }
  }, [resource, every])

  const hasFailed = status === 'failed'
  const pages = data ?? (hasFailed ? undefined : shown)
  const rowOf = useMemo(() => rememberRows(toRow), [toRow])
  const rows = useMemo(() => itemsOf(pages ?? noPages).map(rowOf), [pages, rowOf])
  if (pages === undefined) return hasFailed ? { status: 'error', onRetry: retry } : { status: 'loading' }
  const hasMore = cursorAfter(pages) === undefined ? 'none' : 'available'
  return {
    status: 'ready',
    rows,
    more: status === 'readingMore' ? 'loading' : status === 'moreFailed' ? 'failed' : hasMore,
    onMore: resource.readMore,
    previous: data === undefined,
  }
}
