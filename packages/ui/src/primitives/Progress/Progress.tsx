import { cx } from 'class-variance-authority'
import * as styles from './Progress.css.ts'

export interface ProgressProps {
  /** What is in progress. */
  label: string
  /** 0..100; absent for an unknown end. */
  value?: number | undefined
  className?: string | undefined
}

/** The progress of a request. */
export function Progress({ label, value, className }: ProgressProps) {
  const share = value === undefined ? undefined : Math.min(100, Math.max(0, value))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={share}
      className={cx(styles.track, className)}
    >
      <div
        className={cx(styles.bar, share === undefined && styles.endless)}
        style={share === undefined ? undefined : { width: `${share}%` }}
      />
    </div>
  )
}
