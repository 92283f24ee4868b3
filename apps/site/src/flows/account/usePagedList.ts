import { useEffect, useMemo, useState } from 'react'
import type { ResourceCache } from '../../app/resource.ts'
import { useCachedResource } from '../../app/useResource.ts'

/** A page of a list as the contract answers it. */
interface Page<Row> {
  payload: readonly Row[]
  next_cursor: string | null
}

/** What was read of a list, page by page. */
export type Pages<Item> = readonly Page<Item>[]

/** The state of a list that grows, in the words of the screens. */
export type PagedList<Row> =
  | { status: 'loading' }
  | { status: 'error'; onRetry: () => void }
  | {
      status: 'ready'
      rows: readonly Row[]
      more: 'none' | 'available' | 'loading' | 'failed'
      onMore: () => void
      /** These are the rows of the key before; those of the present one are on their way. */
      previous: boolean
    }

interface Options<Item extends object, Row> {
  cache: ResourceCache<Pages<Item>>
  /** Whatever narrows the list. */
  key?: string
  read: (cursor: string | undefined, signal: AbortSignal) => Promise<Page<Item>>
  /** The same function for as long as it makes the same rows. */
  toRow: (item: Item) => Row
  /** ms until all that was read is read again by itself, for as long as the page is looked at; false for not at all. */
  readAgainIn?: (items: readonly Item[]) => number | false
}

const cursorAfter = (pages: Pages<unknown>) => pages.at(-1)?.next_cursor ?? undefined

const itemsOf = <Item>(pages: Pages<Item>) => pages.flatMap(({ payload }) => payload)

/** A row for each item, and the same one each time: a row that is another is drawn anew. */
function rememberRows<Item extends object, Row>(toRow: (item: Item) => Row): (item: Item) => Row {
  const rows = new WeakMap<Item, { row: Row }>()
  return (item) => {
    const known = rows.get(item) ?? { row: toRow(item) }
    rows.set(item, known)
    return known.row
  }
}

const noPages: Pages<never> = []

/** A list with pages, newest first; what was read stays while more, or something else, is asked for. */
export function usePagedList<Item extends object, Row>({
  cache,
  key = '',
  read,
  toRow,
  readAgainIn,
}: Options<Item, Row>): PagedList<Row> {
  const { resource, state, retry } = useCachedResource(cache, key, async (signal, known = [], more) => {
    if (more) return [...known, await read(cursorAfter(known), signal)]
    const pages = [await read(undefined, signal)]
    while (pages.length < known.length && cursorAfter(pages)) pages.push(await read(cursorAfter(pages), signal))
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
