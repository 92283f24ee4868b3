import { formatTokens } from '../../format/tokens.ts'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { Coin } from '../../primitives/Coin/Coin.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { CheckIcon } from '../../primitives/Icon/icons.ts'
import { type InternalCurrency, Price } from '../../primitives/Price/Price.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { offersTexts } from '../../texts/en/offers.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { ChoosePack } from './ChoosePack.tsx'
import type { PackWorth } from './comparePacks.ts'
import type { Pack } from './offers.types.ts'
import * as styles from './PackCard.css.ts'
import { PerToken } from './PerToken.tsx'

export interface PackCardProps {
  pack: Pack
  worth: PackWorth
  currency: string
  internal?: InternalCurrency | null | undefined
  vatIncluded?: boolean | undefined
  packHref: (pack: Pack) => string
  onChoose: (pack: Pack) => void
}

/** One pack. A free one has no link, because it comes with the account (R154). */
export function PackCard({ pack, worth, currency, internal, vatIncluded, packHref, onChoose }: PackCardProps) {
  const t = useTexts(offersTexts)
  const free = pack.price === 0
  const unitPrice = <PerToken {...{ total: pack.price, tenths: pack.credits, currency, internal }} />
  return (
    <li className={styles.card} data-free={free || undefined} data-recommended={worth.recommended || undefined}>
      <div className={styles.head}>
        {worth.recommended ? <p className={styles.recommended}>{t('offers.pack.recommended')}</p> : null}
        <Heading level={3} size="sm">
          {pack.title}
        </Heading>
        <Text tone="muted" size="small">
          {pack.description}
        </Text>
      </div>
      <div className={styles.sums}>
        <p className={styles.credits}>
          <Coin size={24} tone={free ? 'copper' : 'mint'} />
          <span className={styles.count}>{formatTokens(pack.credits)}</span>
          <span className={styles.unit}>{t('offers.pack.credits')}</span>
        </p>
        <p className={styles.price}>
          {free ? t('offers.pack.free') : <Price amount={pack.price} currency={currency} internal={internal} />}
          {vatIncluded && !free ? <span className={styles.withVat}>{t('offers.withVat')}</span> : null}
        </p>
        {free ? null : (
          <p className={styles.unitPrice}>
            <span>{t.rich('offers.pack.perToken', { price: unitPrice })}</span>
            {worth.saving > 0 ? (
              <Badge tone="copper">{t('offers.pack.saving', { percent: worth.saving })}</Badge>
            ) : null}
          </p>
        )}
      </div>
      {free ? (
        <Text size="small" tone="muted" className={styles.included}>
          {t('offers.pack.included')}
        </Text>
      ) : (
        <ChoosePack
          {...{ pack, packHref, onChoose }}
          variant={worth.recommended ? 'solid' : 'outline'}
          tone={worth.recommended ? 'accent' : 'neutral'}
          fullWidth
          className={styles.choose}
        >
          {t('offers.pack.choose')}
        </ChoosePack>
      )}
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
    </li>
  )
}
