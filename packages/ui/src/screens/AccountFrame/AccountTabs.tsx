import { NavTabs } from '../../controls/Tabs/NavTabs.tsx'
import { Icon, LogoutIcon, Spinner } from '../../primitives/index.ts'
import { accountTexts } from '../../texts/en/account.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import * as styles from './AccountFrame.css.ts'

export const accountTabs = ['myProjects', 'profile', 'paymentHistory', 'requestHistory', 'changePassword'] as const

export type AccountTab = (typeof accountTabs)[number]

export interface AccountTabsProps {
  current: AccountTab
  hrefs: Readonly<Record<AccountTab, string>>
  onLogout: () => void
  /** True while the logout request is pending. */
  loggingOut?: boolean
}

export function AccountTabs({ current, hrefs, onLogout, loggingOut = false }: AccountTabsProps) {
  const t = useTexts(accountTexts)
  return (
    <NavTabs
      label={t('account.tabs')}
      current={current}
      tabs={accountTabs.map((tab) => ({ value: tab, label: t(`account.${tab}`), href: hrefs[tab] }))}
      end={
        <button type="button" className={styles.logout} onClick={onLogout} disabled={loggingOut} aria-busy={loggingOut}>
          {loggingOut ? <Spinner size="sm" label={null} /> : <Icon icon={LogoutIcon} size="sm" />}
          <span className={styles.logoutWord}>{t('account.logout')}</span>
        </button>
      }
    />
  )
}
