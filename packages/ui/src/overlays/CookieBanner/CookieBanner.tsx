import { useRef } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Container } from '../../primitives/Container/Container.tsx'
import { cookieTexts } from '../../texts/en/cookies.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { useBottomBar } from '../useBottomBar.ts'
import * as styles from './CookieBanner.css.ts'
import { CookieText } from './CookieText.tsx'
import { useFocusBefore } from './useFocusBefore.ts'

export interface CookieBannerProps {
  /** The cookie policy page: by slug, else by id (R110). */
  policyHref: string
  onAccept: () => void
  onDecline: () => void
  /** Opens the consent modal; without it the banner offers no third button. */
  onOptions?: (() => void) | undefined
}

/** Asks once, at the bottom of the page; Accept and Decline look equal. Neither traps nor loses the focus. */
export function CookieBanner({ policyHref, onAccept, onDecline, onOptions }: CookieBannerProps) {
  const t = useTexts(cookieTexts)
  const bar = useRef<HTMLElement>(null)
  useBottomBar(bar)
  const onFocus = useFocusBefore(bar)
  return (
    <section ref={bar} className={styles.banner} aria-label={t('cookies.title')} onFocus={onFocus}>
      <Container className={styles.row}>
        <CookieText policyHref={policyHref} className={styles.words} />
        <div className={styles.buttons}>
          {onOptions ? (
            <Button variant="ghost" tone="neutral" size="sm" onClick={onOptions}>
              {t('cookies.options')}
            </Button>
          ) : null}
          <div className={styles.buttons}>
            <Button tone="neutral" size="sm" name="cookie_consent" value="false" onClick={onDecline}>
              {t('cookies.decline')}
            </Button>
            <Button tone="neutral" size="sm" name="cookie_consent" value="true" onClick={onAccept}>
              {t('cookies.accept')}
            </Button>
          </div>
        </div>
      </Container>
    </section>
  )
}
