import type { ReportData } from '../../types.ts'
import { figure } from './format.ts'
import * as styles from './page.css.ts'

const names = [
  ['changed', 'Changed'],
  ['new', 'New'],
  ['removed', 'Removed'],
  ['unchanged', 'Unchanged'],
] as const

export function Figures({ counts }: Pick<ReportData, 'counts'>) {
  return (
    <dl className={styles.figures}>
      {names.map(([status, name]) => (
        <div key={status} className={styles.figure}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.number} data-none={counts[status] === 0}>
            {figure(counts[status])}
          </dd>
        </div>
      ))}
    </dl>
  )
}
