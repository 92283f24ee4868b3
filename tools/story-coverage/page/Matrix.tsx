import type { ReactNode } from 'react'
import type { Cell } from '../cells.ts'
import { CellView } from './CellView.tsx'
import * as styles from './Coverage.css.ts'
import { Legend } from './Legend.tsx'
import { Scroller } from './Scroller.tsx'

interface Row {
  name: string
  title: ReactNode
  cells: readonly Cell[]
}

interface MatrixProps {
  /** Names the table. */
  caption: string
  /** What the rows are: heads the first column. */
  of: string
  columns: readonly string[]
  rows: readonly Row[]
}

/** Things and their states: what shows each. Head and first column stay in sight while the rest is scrolled. */
export function Matrix({ caption, of, columns, rows }: MatrixProps) {
  return (
    <>
      <Legend cells={rows.flatMap(({ cells }) => cells)} />
      <Scroller label={caption}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.corner}>
                {of}
              </th>
              {columns.map((column) => (
                <th key={column} scope="col" className={styles.head}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, title, cells }) => (
              <tr key={name}>
                <th scope="row" className={styles.first}>
                  {title}
                </th>
                {columns.map((column, place) => {
                  const cell = cells[place]
                  return cell === undefined ? (
                    <td key={column} className={styles.cell} />
                  ) : (
                    <td key={column} className={styles.tinted[cell.kind]}>
                      <CellView cell={cell} />
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </>
  )
}
