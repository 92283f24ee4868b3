import { useId } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { firstPictureTexts } from '../../texts/en/firstPicture.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { useServiceTexts } from '../shared/services/useServiceTexts.ts'
import { Example } from './Example.tsx'
import * as styles from './FirstPicture.css.ts'

export { firstExample } from '../../assets/pictures.ts'

export interface FirstPictureProps {
  /** Tenths of a token. */
  balance: number
  /** All of the balance was given and none of it bought. */
  isFree: boolean
  /** Tenths that one picture costs. */
  price: number
  /** The generator with the example filled in; nothing is spent by going there. */
  href: string
  onDismiss: () => void
}

/** For who has made nothing yet: what there is to spend, a prompt that works, and the way to use it. */
export function FirstPicture({ balance, isFree, price, href, onDismiss }: FirstPictureProps) {
  const t = useTexts(firstPictureTexts)
  const { tokens } = useServiceTexts()
  const title = useId()
  const amounts = { tokens: tokens(balance), price: tokens(price) }
  const purse = isFree ? t('firstPicture.free', amounts) : t('firstPicture.balance', amounts)
  return (
    <section aria-labelledby={title} className={styles.panel}>
      <div className={styles.words}>
        <Heading level={2} size="md" id={title}>
          {t('firstPicture.title')}
        </Heading>
        <Text tone="inherit">{balance < price ? t('firstPicture.price', amounts) : purse}</Text>
      </div>
      <div className={styles.place}>
        <Example />
      </div>
      <div className={styles.next}>
        <div className={styles.actions}>
          <Button size="lg" href={href}>
            {t('firstPicture.action')}
          </Button>
          <Button size="lg" variant="ghost" tone="neutral" onClick={onDismiss}>
            {t('firstPicture.dismiss')}
          </Button>
        </div>
        <Text size="small" tone="inherit">
          {t('firstPicture.change')}
        </Text>
      </div>
    </section>
  )
}
