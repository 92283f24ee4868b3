import { LogOut as LogOutIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { AppLink, Icon, Spinner } from '../../primitives/index.ts'
import { accountTexts } from '../../texts/en/account.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import * as styles from './AccountFrame.css.ts'
import type { AccountFrameProps } from './AccountFrame.tsx'

export const accountTabs = ['myProjects', 'profile', 'paymentHistory', 'requestHistory', 'changePassword'] as const

export type AccountTab = (typeof accountTabs)[number]

/** Brings the current tab into view in a bar that is wider than its window, without scrolling the page. */
function useCurrentInView(current: AccountTab) {
  const bar = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const list = bar.current
    if (!list) return
    const show = () => {
      const tab = list.querySelector<HTMLElement>(`[data-tab="${current}"] > a`)
      if (tab) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2
    }
    // Also when the window turns or the fonts arrive; the first call comes with the observation itself.
    const observer = new ResizeObserver(show)
    observer.observe(list)
    return () => observer.disconnect()
  }, [current])
  return bar
}

export function AccountTabs({ current, hrefs, onLogout, loggingOut }: Omit<AccountFrameProps, 'children'>) {
  const t = useTexts(accountTexts)
  const bar = useCurrentInView(current)
  return (
    <nav className={styles.bar} aria-label={t('account.tabs')}>
      <ul className={styles.tabs} ref={bar}>
        {accountTabs.map((tab) => (
          <li key={tab} data-tab={tab} className={styles.item}>
            <AppLink href={hrefs[tab]} className={styles.tab} aria-current={tab === current ? 'page' : undefined}>
              {t(`account.${tab}`)}
            </AppLink>
          </li>
        ))}
      </ul>
      <button type="button" className={styles.logout} onClick={onLogout} disabled={loggingOut} aria-busy={loggingOut}>
        {loggingOut ? <Spinner size="sm" label={null} /> : <Icon icon={LogOutIcon} size="sm" />}
        <span className={styles.logoutWord}>{t('account.logout')}</span>
      </button>
    </nav>
  )
}
