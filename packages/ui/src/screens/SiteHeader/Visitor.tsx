import { formatTokens } from '../../format/tokens.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Coin } from '../../primitives/Coin/Coin.tsx'
import { frameTexts } from '../../texts/en/frame.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import type { HeaderHrefs, HeaderVisitor } from './header.types.ts'
import * as styles from './SiteHeader.css.ts'

/** `Tokens 10`, visually and for screen readers (R016). */
export function Balance({ tenths }: { tenths: number | null }) {
  const t = useTexts(frameTexts)
  return (
    <p className={styles.tokens} data-part="balance">
      <Coin size={20} />
      <span>{t('frame.tokens')}</span> <span>{formatTokens(tenths)}</span>
    </p>
  )
}

/** Placeholder of the account until its code is loaded: hides the elements that the account would move. */
export const AccountPending = () => <span data-pending hidden />

/** Balance and account for a customer (R092), sign-in and sign-up for a guest (R093). */
export function Visitor({ visitor, hrefs }: { visitor: HeaderVisitor; hrefs: HeaderHrefs }) {
  const t = useTexts(frameTexts)
  if (visitor.kind === 'signedIn') return visitor.account
  return (
    <div className={styles.roomy}>
      <Button variant="ghost" tone="neutral" href={hrefs.login}>
        {t('frame.signIn')}
      </Button>
      {visitor.registrationOpen ? (
        <Button tone="neutral" href={hrefs.register}>
          {t('frame.signUp')}
        </Button>
      ) : null}
    </div>
  )
}
