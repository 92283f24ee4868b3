import type { HTMLAttributes, Ref } from 'react'
import * as styles from './Bar.css.ts'

interface BarProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement> | undefined
}

/** Floats at the bottom of the window while the grid is visible. */
export function Bar(props: BarProps) {
  return (
    <div className={styles.place}>
      <section tabIndex={-1} {...props} className={styles.bar} />
    </div>
  )
}
