import type { ReactNode } from 'react'
import { Container } from '../../primitives/index.ts'
import * as styles from './AccountFrame.css.ts'
import { type AccountTab, AccountTabs } from './AccountTabs.tsx'

export interface AccountFrameProps {
  current: AccountTab
  hrefs: Readonly<Record<AccountTab, string>>
  onLogout: () => void
  /** The logout call is under way. */
  loggingOut?: boolean
  /** The screen of the tab. */
  children: ReactNode
}

/** The account: five tabs and a logout button (R060), and the chosen one's screen below. Stands in the site's frame. */
export function AccountFrame({ current, hrefs, onLogout, loggingOut = false, children }: AccountFrameProps) {
  return (
    <Container className={styles.frame}>
      <AccountTabs current={current} hrefs={hrefs} onLogout={onLogout} loggingOut={loggingOut} />
      <div className={styles.content}>{children}</div>
    </Container>
  )
}
