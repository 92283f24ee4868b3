import type { ReactNode } from 'react'
import { Button, Notice, Skeleton, Text } from '../../primitives/index.ts'
import { accountTexts } from '../../texts/en/account.ts'
import { commonTexts } from '../../texts/en/common.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import * as styles from './HistoryList.css.ts'

/** Whether there is a next page, and what became of asking for it. */
export type MoreState = 'none' | 'available' | 'loading' | 'failed'

/** A list that comes in pages. */
export type HistoryState<Row> =
  | { status: 'loading' }
  | { status: 'error'; onRetry: () => void; retrying?: boolean }
  | { status: 'ready'; rows: readonly Row[]; more: MoreState; onMore: () => void }

export interface HistoryListProps<Row> {
  state: HistoryState<Row>
  /** Column names in order; an empty one has no visible head. */
  columns: readonly string[]
  /** Names the table. */
  caption: string
  loading: string
  failed: { title: string; detail: string }
  empty: ReactNode
  row: (row: Row) => ReactNode
}

const bones = ['first', 'second', 'third', 'fourth']

function Loading({ label }: { label: string }) {
  return (
    <div className={styles.bones} role="status" aria-label={label}>
      {bones.map((bone) => (
        <div key={bone} className={styles.bone}>
          <Skeleton width="34%" />
          <Skeleton width="60%" />
          <Skeleton width="5rem" height="1.5rem" />
        </div>
      ))}
    </div>
  )
}

function More({ state, onMore }: { state: MoreState; onMore: () => void }) {
  const t = useTexts(accountTexts)
  if (state === 'none') return null
  return (
    <div className={styles.more}>
      {state === 'failed' ? (
        <Text tone="critical" size="small" role="alert">
          {t('account.loadMoreFailed')}
        </Text>
      ) : null}
      <Button variant="outline" tone="neutral" onClick={onMore} busy={state === 'loading'}>
        {t('account.loadMore')}
      </Button>
    </div>
  )
}

/** A table of the account in all its states; on phones each row becomes a card. */
export function HistoryList<Row>({ state, columns, caption, loading, failed, empty, row }: HistoryListProps<Row>) {
  const common = useTexts(commonTexts)
  if (state.status === 'loading') return <Loading label={loading} />
  if (state.status === 'error') {
    return (
      <Notice
        tone="critical"
        title={failed.title}
        action={
          <Button size="sm" variant="outline" tone="neutral" onClick={state.onRetry} busy={state.retrying}>
            {common('common.retry')}
          </Button>
        }
      >
        {failed.detail}
      </Notice>
    )
  }
  if (state.rows.length === 0) return empty
  return (
    <div>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead className={styles.head}>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={styles.headCell}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{state.rows.map(row)}</tbody>
      </table>
      <More state={state.more} onMore={state.onMore} />
    </div>
  )
}
