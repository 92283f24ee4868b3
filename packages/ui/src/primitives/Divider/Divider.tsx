import type { ReactNode } from 'react'
import * as styles from './Divider.css.ts'

/** A hairline between things; with a word in the middle when it has one. */
export function Divider({ children }: { children?: ReactNode }) {
  return children === undefined ? <hr className={styles.line} /> : <div className={styles.worded}>{children}</div>
}
