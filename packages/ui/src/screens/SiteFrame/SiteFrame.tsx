import type { ReactNode } from 'react'
import { SkipLink } from '../../primitives/SkipLink/SkipLink.tsx'
import * as styles from './SiteFrame.css.ts'

export interface SiteFrameProps {
  /** The page. */
  children: ReactNode
  header?: ReactNode
  footer?: ReactNode
  /** What stands over every page: the cookie banner. */
  banner?: ReactNode
  /** Balls and the like, behind the page. */
  decoration?: ReactNode
}

/** Every page stands in this frame; sign-in pages leave header and footer out (R104). `#main` takes the skip link. */
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
