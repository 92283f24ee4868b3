import type { ReactNode } from 'react'
import { Container } from '../../primitives/index.ts'
import * as styles from './AccountFrame.css.ts'
import { AccountTabs, type AccountTabsProps } from './AccountTabs.tsx'

export interface AccountFrameProps extends AccountTabsProps {
  /** The screen of the tab. */
  children: ReactNode
}

/** The account: five tabs, a logout button (R060) and the screen of the current tab. Rendered in SiteFrame. */
export function AccountFrame({ children, ...tabs }: AccountFrameProps) {
  return (
    <Container className={styles.frame}>
      <AccountTabs {...tabs} />
      <div className={styles.content}>{children}</div>
    </Container>
  )
}
