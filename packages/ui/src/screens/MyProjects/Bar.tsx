import type { HTMLAttributes, Ref } from 'react'
import * as styles from './Bar.css.ts'

interface BarProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement> | undefined
}

/** Floats at the foot of the window over the grid, as long as the grid is in sight. */
export function Bar(props: BarProps) {
  return (
    <div className={styles.place}>
      <section tabIndex={-1} {...props} className={styles.bar} />
    </div>
  )
}
