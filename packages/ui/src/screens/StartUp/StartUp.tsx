import { Coin } from '../../primitives/Coin/Coin.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { startUpTexts } from '../../texts/en/startUp.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import * as styles from './StartUp.css.ts'

/** Shown while the app starts (R107). */
export function StartUp() {
  const t = useTexts(startUpTexts)
  return (
    <div className={styles.page} role="status">
      <span className={styles.press}>
        <Coin size={72} />
        <svg viewBox="0 0 96 96" className={styles.arc} aria-hidden="true" data-part="spinner">
          <path d="M48 3a45 45 0 0 1 45 45" strokeWidth="4" strokeLinecap="round" />
        </svg>
      </span>
      <Text tone="muted">{t('startUp.loading')}</Text>
    </div>
  )
}
