import type { ReactNode } from 'react'
import { AppLink, Coin, Logo } from '../../primitives/index.ts'
import { authTexts } from '../../texts/en/auth.ts'
import { commonTexts } from '../../texts/en/common.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import * as styles from './AuthFrame.css.ts'
import { GuillocheCoin } from './GuillocheCoin.tsx'

export interface AuthFrameProps {
  homeHref: string
  /** One of the screens Login, Register, ForgotPassword, ResetPassword. */
  children: ReactNode
}

/** The frame of the sign-in screens, without header and footer (R104): a link home, and a panel with the coin. */
export function AuthFrame({ homeHref, children }: AuthFrameProps) {
  const t = useTexts(authTexts)
  const common = useTexts(commonTexts)
  const facts = [t('auth.frame.free'), t('auth.frame.expiry'), t('auth.frame.kept')]
  return (
    <div className={styles.frame}>
      <div className={styles.column}>
        <nav aria-label={common('common.home')}>
          <AppLink href={homeHref} aria-label={common('common.home')} className={styles.home}>
            <Logo size={32} />
          </AppLink>
        </nav>
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      {/* Dark in both schemes, because the coin needs a dark ground. */}
      <aside className={styles.panel} aria-label={t('auth.frame.about')} data-theme="dark">
        <GuillocheCoin className={styles.image} />
        <div className={styles.words}>
          <p className={styles.statement}>{t('auth.frame.statement')}</p>
          <ul className={styles.facts}>
            {facts.map((fact) => (
              <li key={fact} className={styles.fact}>
                <Coin size={18} />
                <span>{fact}</span>
              </li>
            ))}
          </ul>
        </div>
      </aside>
    </div>
  )
}
