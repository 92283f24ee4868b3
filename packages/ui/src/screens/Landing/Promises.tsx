import { Coin } from '../../primitives/Coin/Coin.tsx'
import { Container } from '../../primitives/Container/Container.tsx'
import { landingTexts } from '../../texts/en/landing.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import * as styles from './Landing.css.ts'

/** The three promises of the product, below the hero (R012, R013, R015). */
export function Promises() {
  const t = useTexts(landingTexts)
  const promises = [
    [t('landing.promise.free'), t('landing.promise.freeHint')],
    [t('landing.promise.expire'), t('landing.promise.expireHint')],
    [t('landing.promise.quick'), t('landing.promise.quickHint')],
  ]
  return (
    <Container>
      <ul className={styles.promises} aria-label={t('landing.promise.title')}>
        {promises.map(([title, hint]) => (
          <li key={title} className={styles.promise}>
            <Coin size={32} />
            <div>
              <p className={styles.promiseTitle}>{title}</p>
              <p className={styles.promiseHint}>{hint}</p>
            </div>
          </li>
        ))}
      </ul>
    </Container>
  )
}
