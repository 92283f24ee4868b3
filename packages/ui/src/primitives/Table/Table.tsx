import { cx } from 'class-variance-authority'
import { type ReactNode, useId } from 'react'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Table.css.ts'
import { useScrolls } from './useScrolls.ts'

export interface TableColumn<Row> {
  /** The column's name: its header, and the label beside the value where the row is a card. Each once in a table. */
  title: string
  /** What stands in the cell. */
  cell: (row: Row) => ReactNode
  /** Figures: they end where the others of the column end, in tabular digits, and never break. */
  numeric?: boolean
  /**
   * Where it stands when the row is a card: `lead` is the card's heading, `title` and `state` share its first line,
   * `wide` takes a whole line, `action` is a link or button at the end, whose own words are seen instead of the
   * title. `lead` and `title` name the row.
   */
  card?: 'plain' | 'lead' | 'title' | 'state' | 'wide' | 'action'
}

export interface TableProps<Row> {
  /** Names the table. */
  caption: string
  /** Keeps the caption for assistive technology only, where a heading above already says it. */
  hideCaption?: boolean
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  /** Tells rows apart. */
  rowKey: (row: Row) => string
  /** False keeps columns however narrow the place; what does not fit is scrolled to sideways. */
  folds?: boolean
  /** What is being waited for; shows skeleton rows instead of the table. */
  loading?: string | undefined
  /** Shown instead of a table without rows: an EmptyState. */
  empty?: ReactNode
}

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

function Cell<Row>({ column, row }: { column: TableColumn<Row>; row: Row }) {
  const { title, cell, numeric = false, card = 'plain' } = column
  const names = card === 'lead' || card === 'title'
  const looks = cx(styles.cell, styles.place[card], numeric && styles.numeric)
  const value = (
    <div className={cx(styles.value, numeric && styles.valueNumeric, card === 'action' && styles.valueAction)}>
      {cell(row)}
    </div>
  )
  return names ? (
    <th scope="row" className={looks} data-label={title}>
      {value}
    </th>
  ) : (
    <td className={looks} data-label={title}>
      {value}
    </td>
  )
}

/**
 * Rows of facts under named columns; where there is no room for columns each row becomes a labelled card.
 * Browsers keep a table's semantics whatever its display is, so it is heard the same in both shapes.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, hideCaption = false, columns, rows, rowKey, folds = true, loading, empty } = props
  const { ref, scrolls } = useScrolls<HTMLDivElement>()
  const captionId = useId()
  if (loading !== undefined) return <Loading label={loading} />
  if (rows.length === 0 && empty !== undefined) return empty
  // Only a region that scrolls is worth a stop of the Tab key and a landmark of its own.
  const scrollable = scrolls ? { role: 'region', 'aria-labelledby': captionId, tabIndex: 0 } : {}
  return (
    <div ref={ref} className={cx(styles.region, folds && styles.folding, scrolls && styles.scrolling)} {...scrollable}>
      <table className={cx(styles.table, styles.foldTable)}>
        <caption id={captionId} className={cx(styles.foldCaption, hideCaption ? styles.captionHidden : styles.caption)}>
          {caption}
        </caption>
        <thead className={styles.head}>
          <tr>
            {columns.map(({ title, numeric, card }) => (
              <th key={title} scope="col" className={cx(styles.headCell, numeric && styles.numeric)}>
                {card === 'action' ? <VisuallyHidden>{title}</VisuallyHidden> : title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.foldBody}>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={styles.row}>
              {columns.map((column) => (
                <Cell key={column.title} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
