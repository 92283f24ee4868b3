import { useState } from 'react'
import { formatUnitPrice } from '../../format/money.ts'
import { DEFAULT_SLIDER_SHARE, formatTokens, tokensAt } from '../../format/tokens.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { type InternalCurrency, Price } from '../../primitives/Price/Price.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { offersTexts } from '../../texts/en/offers.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import * as styles from './CustomPlan.css.ts'
import type { CustomPriceState } from './offers.types.ts'
import { TokenChooser } from './TokenChooser.tsx'

export interface CustomPlanProps {
  price: CustomPriceState
  currency: string
  internal?: InternalCurrency | null | undefined
  onChoose: (tenths: number) => void
}

function Waiting() {
  return <Skeleton width="4.5rem" height="1.15em" />
}

interface PerTokenProps {
  total: number
  tenths: number
  currency: string
  internal: InternalCurrency | null | undefined
}

/** A token may cost less than the smallest coin: its price keeps the decimals that it needs. */
function PerToken({ total, tenths, currency, internal }: PerTokenProps) {
  if (internal) return <Price amount={Math.round((total * 10) / tenths)} currency={currency} internal={internal} />
  return formatUnitPrice(total, tenths, currency)
}

/** As many tokens as wanted (R011, R141, R280-R282). The amount lives here; the page hears of it when it is chosen. */
export function CustomPlan({ price, currency, internal, onChoose }: CustomPlanProps) {
  const t = useTexts(offersTexts)
  const [tenths, setTenths] = useState(tokensAt(DEFAULT_SLIDER_SHARE))
  const total = price.status === 'ready' ? price.priceOf(tenths) : null
  return (
    <Card tone="raised" padding="lg">
      <div className={styles.plan}>
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
              <span className={styles.sumName}>{t('offers.custom.price')}</span>
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
                className={styles.actionLabel}
                disabled={total === null}
                onClick={() => onChoose(tenths)}
              >
                {t('offers.custom.choose', { count: formatTokens(tenths) })}
              </Button>
            </div>
          </div>
        </div>
      </div>
    </Card>
  )
}
