import type { ReactNode } from 'react'
import { LoadMore, type MoreState, Stack, Table, type TableColumn, type TableProps } from '../../../primitives/index.ts'
import { accountTexts } from '../../../texts/en/account.ts'
import { useTexts } from '../../../texts/useTexts.tsx'
import { RetryNotice } from '../RetryNotice.tsx'

/** A list that loads in pages. */
export type HistoryState<Row> =
  | { status: 'loading' }
  | { status: 'error'; onRetry: () => void; retrying?: boolean }
  | { status: 'ready'; rows: readonly Row[]; more: MoreState; onMore: () => void }

export interface HistoryListProps<Row> extends Pick<TableProps<Row>, 'caption' | 'rowKey'> {
  state: HistoryState<Row>
  columns: readonly TableColumn<Row>[]
  loading: string
  failed: { title: string; detail: string }
  empty: ReactNode
}

/** An account table in all its states. The page's heading names it, so its caption is visually hidden. */
export function HistoryList<Row>({ state, loading, failed, ...table }: HistoryListProps<Row>) {
  const t = useTexts(accountTexts)
  if (state.status === 'loading') return <Table hideCaption {...table} rows={[]} loading={loading} />
  if (state.status === 'error') {
    return (
      <RetryNotice title={failed.title} onRetry={state.onRetry} retrying={state.retrying}>
        {failed.detail}
      </RetryNotice>
    )
  }
  return (
    <Stack gap="xl">
      <Table hideCaption {...table} rows={state.rows} isOpenEnded={state.more !== 'none'} />
      <LoadMore
        state={state.rows.length === 0 ? 'none' : state.more}
        onMore={state.onMore}
        label={t('account.loadMore')}
        failed={t('account.loadMoreFailed')}
      />
    </Stack>
  )
}
