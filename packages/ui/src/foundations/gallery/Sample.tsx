import { assignInlineVars } from '@vanilla-extract/dynamic'
import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import * as styles from './Sample.css.ts'

interface SampleProps {
  /** Its title in the sidebar. */
  title: string
  /** Its id in the sidebar: "controls-select". */
  page: string
  /** Number of the twelve columns, in wide windows. */
  columns?: 3 | 4 | 5 | 6 | 7 | 8 | 9 | 12
  sunken?: boolean
  flush?: boolean
  children: ReactNode
}

/** One component in the gallery, with its caption and a link to its page. */
export function Sample({ title, page, columns = 4, sunken = false, flush = false, children }: SampleProps) {
  return (
    <section
      aria-label={title}
      className={cx(styles.sample, columns > 6 && styles.wide, sunken && styles.sunken)}
      style={assignInlineVars({ [styles.columns]: String(columns) })}
    >
      <div className={cx(styles.body, flush && styles.flush)}>{children}</div>
      <div className={styles.caption}>
        <a href={`./?path=/docs/${page}`} target="_top">
          {title}
        </a>
      </div>
    </section>
  )
}
