import { cx } from 'class-variance-authority'
import { useId } from 'react'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { Rows } from './Rows.tsx'
import * as styles from './Table.css.ts'
import type { TableProps } from './types.ts'
import { useScrolls } from './useScrolls.ts'

export type { TableColumn, TableProps } from './types.ts'

const skeletonKeys = ['first', 'second', 'third', 'fourth']

function Loading({ label }: { label: string }) {
  return (
    <div className={styles.skeleton} role="status" aria-label={label}>
      {skeletonKeys.map((key) => (
        <div key={key} className={styles.skeletonRow}>
          <Skeleton width="34%" />
          <Skeleton width="60%" />
          <Skeleton width="5rem" height="1.5rem" />
        </div>
      ))}
    </div>
  )
}

/**
 * Rows under named columns; in a narrow container each row becomes a labelled card. Browsers keep a table's semantics
 * for any `display`, so screen readers read both forms as a table.
 */
export function Table<Row>(props: TableProps<Row>) {
  const {
    caption,
    hideCaption = false,
    columns,
    rows,
    rowKey,
    folds = true,
    isOpenEnded = false,
    loading,
    empty,
  } = props
  const { ref, scrolls } = useScrolls<HTMLDivElement>()
  const captionId = useId()
  if (loading !== undefined) return <Loading label={loading} />
  if (rows.length === 0 && empty !== undefined) return empty
  // Only a scrolling region needs a tab stop and a landmark.
  const scrollable = scrolls ? { role: 'region', 'aria-labelledby': captionId, tabIndex: 0 } : {}
  return (
    <div ref={ref} className={cx(styles.region, folds && styles.folding, scrolls && styles.scrolling)} {...scrollable}>
      <Rows {...{ columns, rows, rowKey, isOpenEnded }}>
        <caption id={captionId} className={cx(styles.foldCaption, hideCaption ? styles.captionHidden : styles.caption)}>
          {caption}
        </caption>
      </Rows>
    </div>
  )
}
