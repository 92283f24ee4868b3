import type { ReactNode } from 'react'

export interface TableColumn<Row> {
  /** The header, and the label of the value on a card. Unique in a table. */
  title: string
  /** Renders the cell. */
  cell: (row: Row) => ReactNode
  /** Figures: they end where the others of the column end, in tabular digits, and never break. */
  numeric?: boolean
  /**
   * The cell's place on a card: `lead` is the heading, `title` and `state` share the first line, `wide` takes a whole
   * line, `action` is a link or button at the end, without a visible label. `lead` and `title` name the row.
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
  /** The React key of a row. */
  rowKey: (row: Row) => string
  /** False keeps the columns in a narrow container, which then scrolls sideways. */
  folds?: boolean
  /** True if an unknown number of rows follows. */
  isOpenEnded?: boolean
  /** What is loading; shows skeleton rows instead of the table. */
  loading?: string | undefined
  /** Shown instead of a table without rows: an EmptyState. */
  empty?: ReactNode
}
