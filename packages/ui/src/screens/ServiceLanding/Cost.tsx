import { formatTokenValue, type TokenValue } from '../../format/money.ts'
import { formatTokens } from '../../format/tokens.ts'
import { Coin } from '../../primitives/Coin/Coin.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { commonTexts } from '../../texts/en/common.ts'
import { serviceLandingTexts } from '../../texts/en/serviceLanding.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import * as styles from './ServiceLanding.css.ts'

export interface CostProps {
  tenths: number
  tokenValue?: TokenValue | null | undefined
  /** The unit of the price: one image. */
  each: string
  limits: readonly string[]
}

/** The price, and what it does not include. */
export function Cost({ tenths, tokenValue, each, limits }: CostProps) {
  const t = useTexts(serviceLandingTexts)
  const common = useTexts(commonTexts)
  return (
    <div className={styles.cost}>
      <Stack gap="lg">
        <Heading level={2}>{t('serviceLanding.cost.title')}</Heading>
        <p className={styles.price}>
          <Coin size={56} />
          <span className={styles.priceFigure}>
            <span>{formatTokens(tenths)}</span>{' '}
            <span>{tenths === 10 ? common('common.token') : common('common.tokens')}</span>
          </span>
        </p>
        {tokenValue ? (
          <Text size="lead" tone="muted">
            {common('common.about', { money: formatTokenValue(tenths, tokenValue) })}
          </Text>
        ) : null}
        <Stack gap="xs">
          <Text>
            <span>{each}</span> <span>{t('serviceLanding.cost.known')}</span>
          </Text>
          <Text tone="muted">{t('serviceLanding.cost.failed')}</Text>
          <Text tone="muted">{t('serviceLanding.cost.free')}</Text>
        </Stack>
      </Stack>
      <Stack gap="lg">
        <Heading level={2}>{t('serviceLanding.limits.title')}</Heading>
        <ul className={styles.limits}>
          {limits.map((limit) => (
            <li key={limit} className={styles.limit}>
              {limit}
            </li>
          ))}
        </ul>
      </Stack>
    </div>
  )
}
