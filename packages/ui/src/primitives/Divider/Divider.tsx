import type { ReactNode } from 'react'
import * as styles from './Divider.css.ts'

export interface DividerProps {
  /** A word in its middle: "or". */
  children?: ReactNode
}

/** A hairline, with an optional word in its middle. */
export function Divider({ children }: DividerProps) {
  return children === undefined ? <hr className={styles.line} /> : <div className={styles.worded}>{children}</div>
}
