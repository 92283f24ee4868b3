import { useId } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { firstImageTexts } from '../../texts/en/firstImage.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { useServiceTexts } from '../shared/services/useServiceTexts.ts'
import { Example } from './Example.tsx'
import * as styles from './FirstImage.css.ts'

export { firstExample } from '../../assets/images.ts'

export interface FirstImageProps {
  /** Tenths of a token. */
  balance: number
  /** Whether the whole balance was a gift. */
  isFree: boolean
  /** Price of one image, in tenths of a token. */
  price: number
  /** Opens the generator with the example filled in, and spends nothing. */
  href: string
  onDismiss: () => void
}

/** Shown until the first image: the balance, a sample prompt and a link to the generator. */
export function FirstImage({ balance, isFree, price, href, onDismiss }: FirstImageProps) {
  const t = useTexts(firstImageTexts)
  const { tokens } = useServiceTexts()
  const title = useId()
  const amounts = { tokens: tokens(balance), price: tokens(price) }
  const purse = isFree ? t('firstImage.free', amounts) : t('firstImage.balance', amounts)
  return (
    <section aria-labelledby={title} className={styles.panel}>
      <div className={styles.words}>
        <Heading level={2} size="md" id={title}>
          {t('firstImage.title')}
        </Heading>
        <Text tone="inherit">{balance < price ? t('firstImage.price', amounts) : purse}</Text>
      </div>
      <div className={styles.place}>
        <Example />
      </div>
      <div className={styles.next}>
        <div className={styles.actions}>
          <Button size="lg" href={href}>
            {t('firstImage.action')}
          </Button>
          <Button size="lg" variant="ghost" tone="neutral" onClick={onDismiss}>
            {t('firstImage.dismiss')}
          </Button>
        </div>
        <Text size="small" tone="inherit">
          {t('firstImage.change')}
        </Text>
      </div>
    </section>
  )
}
