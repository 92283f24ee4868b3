import { formatTokens } from '../../format/tokens.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Coin } from '../../primitives/Coin/Coin.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { CheckIcon } from '../../primitives/Icon/icons.ts'
import { type InternalCurrency, Price } from '../../primitives/Price/Price.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { offersTexts } from '../../texts/en/offers.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import type { Pack } from './offers.types.ts'
import * as styles from './PackCard.css.ts'

export interface PackCardProps {
  pack: Pack
  currency: string
  internal?: InternalCurrency | null | undefined
  onChoose: (pack: Pack) => void
}

/** One pack. A free one says so and has no button: it comes with the account (R154). */
export function PackCard({ pack, currency, internal, onChoose }: PackCardProps) {
  const t = useTexts(offersTexts)
  const free = pack.price === 0
  return (
    <li className={styles.card} data-free={free || undefined}>
      <div className={styles.head}>
        <Heading level={3} size="sm">
          {pack.title}
        </Heading>
        <p className={styles.credits}>
          <Coin size={28} tone={free ? 'copper' : 'mint'} />
          <span className={styles.count}>{formatTokens(pack.credits)}</span>
          <span className={styles.unit}>{t('offers.pack.credits')}</span>
        </p>
        <Text tone="muted" size="small">
          {pack.description}
        </Text>
      </div>
      {pack.features && pack.features.length > 0 ? (
        <ul className={styles.features}>
          {pack.features.map((feature) => (
            <li key={feature} className={styles.feature}>
              <Icon icon={CheckIcon} size="sm" className={styles.tick} />
              <span>{feature}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <div className={styles.foot}>
        <p className={styles.price}>
          {free ? t('offers.pack.free') : <Price amount={pack.price} currency={currency} internal={internal} />}
        </p>
        {free ? (
          <Text size="small" tone="muted" className={styles.included}>
            {t('offers.pack.included')}
          </Text>
        ) : (
          <Button
            variant="outline"
            tone="neutral"
            fullWidth
            aria-label={t('offers.pack.chooseName', { title: pack.title })}
            onClick={() => onChoose(pack)}
          >
            {t('offers.pack.choose')}
          </Button>
        )}
      </div>
    </li>
  )
}
