import { type Cell, countCells, kindNames, kinds } from '../cells.ts'
import { Mark } from './CellView.tsx'
import * as styles from './Coverage.css.ts'

/** What the marks mean, and how many cells bear each. */
export function Legend({ cells }: { cells: readonly Cell[] }) {
  const counts = countCells(cells)
  return (
    <ul className={styles.legend}>
      {kinds.map((kind) => (
        <li key={kind} className={styles.legendItem}>
          <Mark kind={kind} />
          <span>
            {kindNames[kind]} <strong className={styles.count}>{counts[kind]}</strong>
          </span>
        </li>
      ))}
    </ul>
  )
}
