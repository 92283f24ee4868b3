import type { ReactNode } from 'react'
import * as styles from './Coverage.css.ts'

/** A part of the page that scrolls within itself is a place of its own, and a stop of the Tab key. */
export function Scroller({ label, children }: { label: string; children: ReactNode }) {
  const scrollable = { role: 'region', 'aria-label': label, tabIndex: 0 }
  return (
    <div className={styles.region} {...scrollable}>
      {children}
    </div>
  )
}
