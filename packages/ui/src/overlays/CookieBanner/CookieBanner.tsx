import { Button } from '../../primitives/Button/Button.tsx'
import { cookieTexts } from '../../texts/en/cookies.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import * as styles from './CookieBanner.css.ts'
import { CookieText } from './CookieText.tsx'

export interface CookieBannerProps {
  /** The cookie policy page: by slug, else by id (R110). */
  policyHref: string
  onAccept: () => void
  onDecline: () => void
  /** Opens the consent modal; without it the banner offers no third button. */
  onOptions?: (() => void) | undefined
}

/** Asks once, in a corner; Accept and Decline weigh the same. Never traps the focus. */
export function CookieBanner({ policyHref, onAccept, onDecline, onOptions }: CookieBannerProps) {
  const t = useTexts(cookieTexts)
  return (
    <section className={styles.banner} aria-label={t('cookies.title')}>
      <CookieText policyHref={policyHref} />
      <div className={styles.buttons}>
        <Button tone="neutral" onClick={onDecline}>
          {t('cookies.decline')}
        </Button>
        <Button tone="neutral" onClick={onAccept}>
          {t('cookies.accept')}
        </Button>
        {onOptions ? (
          <Button className={styles.options} variant="ghost" tone="neutral" size="sm" onClick={onOptions}>
            {t('cookies.options')}
          </Button>
        ) : null}
      </div>
    </section>
  )
}
