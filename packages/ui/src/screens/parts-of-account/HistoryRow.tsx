import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import * as styles from './HistoryList.css.ts'

export function HistoryRow({ children }: { children: ReactNode }) {
  return <tr className={styles.row}>{children}</tr>
}

export interface CellProps {
  /** The column's name, shown beside the value where the row is a card. */
  label: string
  /**
   * Where it stands on a card: `lead` is its heading, `title` and `state` share the first line, `wide` takes a whole
   * line, `action` is a link or button that needs no label. `number` is in tabular figures.
   */
  kind?: 'lead' | 'title' | 'state' | 'wide' | 'number' | 'action' | 'plain'
  children: ReactNode
}

export function Cell({ label, kind = 'plain', children }: CellProps) {
  return (
    <td className={cx(styles.cell, styles.kind[kind])} data-label={label}>
      <div className={styles.value}>{children}</div>
    </td>
  )
}
