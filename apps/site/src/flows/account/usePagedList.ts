import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useDependencies } from '../../app/DependenciesContext.tsx'
import { readAgain } from '../../app/start-up.ts'

/** A page of a list as the contract answers it. */
interface Page<Row> {
  payload: readonly Row[]
  next_cursor: string | null
}

/** The state of a list that grows, in the words of the screens. */
export type PagedList<Row> =
  | { status: 'loading' }
  | { status: 'error'; onRetry: () => void; retrying: boolean }
  | {
      status: 'ready'
      rows: readonly Row[]
      more: 'none' | 'available' | 'loading' | 'failed'
      onMore: () => void
      /** These are the rows of the key before; those of the present one are on their way. */
      previous: boolean
    }

interface Needs<Wire, Row> {
  /** Names the list and whatever narrows it. */
  key: readonly unknown[]
  read: (cursor: string | undefined, signal: AbortSignal) => Promise<Page<Wire>>
  toRow: (wire: Wire) => Row
  /** ms until all that was read is read again by itself, for as long as the page is looked at; false for not at all. */
  readAgainIn?: (wires: readonly Wire[]) => number | false
}

/** A list with pages, newest first; what was read stays while more, or something else, is asked for. */
export function usePagedList<Wire, Row>({ key, read, toRow, readAgainIn }: Needs<Wire, Row>): PagedList<Row> {
  const query = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data && readAgainIn ? readAgainIn(state.data.pages.flatMap(({ payload }) => payload)) : false,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  })
  const dependencies = useDependencies()
  const onRetry = () => {
    void query.refetch()
    readAgain(dependencies)
  }
  if (query.data === undefined) {
    return query.isError || query.failureCount > 0
      ? { status: 'error', onRetry, retrying: query.isFetching }
      : { status: 'loading' }
  }
  const more = query.isFetchingNextPage
    ? 'loading'
    : query.isFetchNextPageError
      ? 'failed'
      : query.hasNextPage
        ? 'available'
        : 'none'
  return {
    status: 'ready',
    rows: query.data.pages.flatMap(({ payload }) => payload.map(toRow)),
    more,
    onMore: () => void query.fetchNextPage(),
    previous: query.isPlaceholderData,
  }
}
