import type { ReactNode } from 'react'
import { SkipLink } from '../../primitives/SkipLink/SkipLink.tsx'
import * as styles from './SiteFrame.css.ts'

export interface SiteFrameProps {
  /** The page. */
  children: ReactNode
  header?: ReactNode
  footer?: ReactNode
  /** Shown over every page: the cookie banner. */
  banner?: ReactNode
  /** Balls behind the page. */
  decoration?: ReactNode
}

/** The frame of every page; sign-in pages hide header and footer (R104). `#main` is the skip link's target. */
export function SiteFrame({ header, footer, banner, decoration, children }: SiteFrameProps) {
  return (
    <div className={styles.frame}>
      <SkipLink target="main" />
      {decoration}
      {header}
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {footer}
      {banner}
    </div>
  )
}
