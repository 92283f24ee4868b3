import { cx } from 'class-variance-authority'
import * as styles from './Progress.css.ts'

export interface ProgressProps {
  /** What is under way. */
  label: string
  /** 0..100; without it the end is not known. */
  value?: number | undefined
  className?: string | undefined
}

/** How far a job is. */
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
