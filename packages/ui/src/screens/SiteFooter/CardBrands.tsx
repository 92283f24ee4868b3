import { CardBrandMark } from '../../controls/CardNumberField/CardBrandMark.tsx'
import { frameTexts } from '../../texts/en/frame.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import * as styles from './SiteFooter.css.ts'

/** The two brands that can be paid with (R037). */
export function CardBrands() {
  const t = useTexts(frameTexts)
  return (
    <ul className={styles.cards} aria-label={t('frame.footer.cards')}>
      <li>
        <CardBrandMark brand="visa" label={t('frame.footer.visa')} />
      </li>
      <li>
        <CardBrandMark brand="mastercard" label={t('frame.footer.mastercard')} />
      </li>
    </ul>
  )
}
