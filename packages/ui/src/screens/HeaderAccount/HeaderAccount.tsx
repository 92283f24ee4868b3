import {
  type BalanceHrefs,
  BalancePopover,
  type BalancePopoverProps,
} from '../../overlays/BalancePopover/BalancePopover.tsx'
import { AppLink } from '../../primitives/AppLink/AppLink.tsx'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { frameTexts } from '../../texts/en/frame.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import * as styles from './HeaderAccount.css.ts'

export interface HeaderAccountProps {
  /** Tenths of a token; null while unknown. */
  balance: number | null
  /** Tenths that the person owes. */
  debt?: number | undefined
  /** Hides the elements before the account until the balance is loaded, because its number would move them. */
  pending?: boolean | undefined
  name: string
  avatarUrl?: string | null | undefined
  hrefs: BalanceHrefs & { account: string }
  movements: BalancePopoverProps['children']
}

/** The end of the header for a customer: balance and account (R092). Loaded after sign-in. */
export function HeaderAccount({ balance, debt, pending, name, avatarUrl, hrefs, movements }: HeaderAccountProps) {
  const t = useTexts(frameTexts)
  return (
    <>
      <BalancePopover balance={balance} debt={debt} pending={pending} hrefs={hrefs}>
        {movements}
      </BalancePopover>
      <AppLink href={hrefs.account} className={styles.account}>
        <Avatar name={name} src={avatarUrl} size={40} decorative />
        <span className={styles.word}>{t('frame.account')}</span>
      </AppLink>
    </>
  )
}
