import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import * as styles from './Sum.css.ts'

export interface SumLine {
  label: string
  value: ReactNode
  /** Shown under a divider, in large figures. */
  total?: boolean | undefined
}

/** Lines with amounts, and the total under a rule. `busy` while amounts are loading. */
export function Sum({ lines, busy = false }: { lines: readonly SumLine[]; busy?: boolean }) {
  return (
    <dl className={styles.sum} aria-busy={busy || undefined}>
      {lines.map(({ label, value, total }) => (
        <div key={label} className={cx(styles.line, total && styles.total)}>
          <dt className={styles.label}>{label}</dt>
          <dd className={cx(styles.value, total && styles.totalValue)}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
