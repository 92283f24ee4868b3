import { useState } from 'react'
import { DEFAULT_CUSTOM_TOKENS, formatTokens } from '../../format/tokens.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { type InternalCurrency, Price } from '../../primitives/Price/Price.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { offersTexts } from '../../texts/en/offers.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import * as styles from './CustomAmount.css.ts'
import type { CustomPriceState, Pack } from './offers.types.ts'
import { PackInstead } from './PackInstead.tsx'
import { PerToken } from './PerToken.tsx'
import { TokenChooser } from './TokenChooser.tsx'

export interface CustomAmountProps {
  price: CustomPriceState
  /** A pack may be the better offer. */
  packs: readonly Pack[]
  currency: string
  internal?: InternalCurrency | null | undefined
  vatIncluded?: boolean | undefined
  onChoose: (tenths: number) => void
  packHref: (pack: Pack) => string
  onChoosePack: (pack: Pack) => void
}

function Waiting() {
  return <Skeleton width="4.5rem" height="1.15em" />
}

/**
 * A custom number of tokens (R011, R141, R280-R282). Holds the amount; the page receives it on a press of the button.
 */
export function CustomAmount({ price, packs, onChoose, onChoosePack, ...shown }: CustomAmountProps) {
  const t = useTexts(offersTexts)
  const { currency, internal } = shown
  const [tenths, setTenths] = useState(DEFAULT_CUSTOM_TOKENS)
  const total = price.status === 'ready' ? price.priceOf(tenths) : null
  return (
    <Card tone="raised" padding="lg">
      <div className={styles.offer}>
        <div className={styles.words}>
          <Heading level={3} size="md">
            {t('offers.custom.title')}
          </Heading>
          <Text>{t('offers.custom.text')}</Text>
          <Text tone="muted" size="small">
            {t('offers.custom.audience')}
          </Text>
        </div>
        <div className={styles.chooser}>
          <TokenChooser label={t('offers.custom.amount')} value={tenths} onChange={setTenths} />
          <div className={styles.sums}>
            <p className={styles.sum}>
              <span className={styles.sumName}>
                {t(shown.vatIncluded ? 'offers.custom.priceWithVat' : 'offers.custom.price')}
              </span>
              <span className={styles.price}>
                {total === null ? <Waiting /> : <Price amount={total} currency={currency} internal={internal} />}
              </span>
            </p>
            <p className={styles.sum}>
              <span className={styles.sumName}>{t('offers.custom.perToken')}</span>
              <span className={styles.perToken}>
                {total === null ? <Waiting /> : <PerToken {...{ total, tenths, currency, internal }} />}
              </span>
            </p>
            <div className={styles.action}>
              <Button
                size="lg"
                tone="neutral"
                className={styles.actionLabel}
                disabled={total === null}
                onClick={() => onChoose(tenths)}
              >
                {t('offers.custom.choose', { count: formatTokens(tenths) })}
              </Button>
            </div>
          </div>
          <PackInstead {...{ packs, tenths, total, ...shown }} onChoose={onChoosePack} />
        </div>
      </div>
    </Card>
  )
}
