import type { ReactNode } from 'react'
import * as styles from './ComponentPage.css.ts'

interface TableProps {
  titles: readonly string[]
  /** Its rows. */
  children: ReactNode
}

/** Scrolls sideways where it is wider than the page. */
export const Table = ({ titles, children }: TableProps) => (
  <div className={styles.scroller}>
    <table className={styles.table}>
      <thead>
        <tr>
          {titles.map((title) => (
            <th key={title} scope="col" className={styles.head}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
)
