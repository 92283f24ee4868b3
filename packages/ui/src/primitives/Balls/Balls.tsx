import { cx } from 'class-variance-authority'
import { useId } from 'react'
import * as styles from './Balls.css.ts'

function Ball({ className }: { className: string }) {
  const id = useId()
  return (
    <svg
      viewBox="0 0 100 100"
      className={cx(styles.ball, className)}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id={id} cx="0.36" cy="0.3" r="0.85">
          <stop offset="0" stopColor="currentColor" stopOpacity="0.04" />
          <stop offset="0.62" stopColor="currentColor" stopOpacity="0.16" />
          <stop offset="1" stopColor="currentColor" stopOpacity="0.3" />
        </radialGradient>
      </defs>
      <circle cx="50" cy="50" r="46" fill={`url(#${id})`} stroke="none" />
      <circle cx="50" cy="50" r="47.5" strokeWidth="2.6" pathLength="480" strokeDasharray="1.6 2.4" opacity="0.5" />
      <circle cx="50" cy="50" r="43" strokeWidth="0.35" opacity="0.6" />
    </svg>
  )
}

export interface BallsProps {
  /** For other positions of the balls. */
  className?: string
}

/** Struck circles at the edges of a hero (R106). Decoration: hidden from assistive technology. */
export function Balls({ className }: BallsProps) {
  return (
    <div className={cx(styles.balls, className)} aria-hidden="true" data-part="balls">
      <Ball className={cx(styles.first, styles.mint)} />
      <Ball className={cx(styles.second, styles.copper)} />
      <Ball className={cx(styles.third, styles.mint)} />
    </div>
  )
}
