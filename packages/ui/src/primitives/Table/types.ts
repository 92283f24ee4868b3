import type { ReactNode } from 'react'

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
  /** There are rows after these, nobody knows how many. */
  isOpenEnded?: boolean
  /** What is being waited for; shows skeleton rows instead of the table. */
  loading?: string | undefined
  /** Shown instead of a table without rows: an EmptyState. */
  empty?: ReactNode
}
