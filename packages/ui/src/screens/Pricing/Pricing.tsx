import { pricingCoins } from '../../assets/images.ts'
import type { TokenValue } from '../../format/money.ts'
import { Container, Section } from '../../primitives/Container/Container.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { pricingTexts } from '../../texts/en/pricing.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { Offers } from '../Offers/Offers.tsx'
import type { OffersProps } from '../Offers/offers.types.ts'
import { Questions } from '../Questions/Questions.tsx'
import { buyingQuestions } from '../Questions/questionGroups.ts'
import type { ServicePrices } from '../servicePrices.ts'
import * as styles from './Pricing.css.ts'
import { TokenTable } from './TokenTable.tsx'

export interface PricingProps {
  hrefs: { generate: string; removeBackground: string; upscale: string; faq: string }
  offers: OffersProps
  prices: ServicePrices
  /** What a token costs, for the money equivalent of the prices; null where it is not known. */
  tokenValue?: TokenValue | null | undefined
  /** 0 says nothing about VAT. */
  vatPercent: number
}

const { src, width, height } = pricingCoins

/** The offers, and what tokens buy (R068). */
export function Pricing({ hrefs, offers, prices, tokenValue, vatPercent }: PricingProps) {
  const t = useTexts(pricingTexts)
  return (
    <>
      <Container>
        <div className={styles.head}>
          <Stack gap="md">
            <Heading level={1}>{t('pricing.title')}</Heading>
            <Text size="lead" tone="muted" prose>
              {t('pricing.lead')}
            </Text>
          </Stack>
          <picture className={styles.image}>
            <source type="image/avif" srcSet={pricingCoins.avif} />
            <img src={src} width={width} height={height} alt="" className={styles.coins} fetchPriority="high" />
          </picture>
        </div>
        <Stack gap="md" as="section" aria-labelledby="packs-title" className={styles.offers}>
          <Heading level={2} size="md" id="packs-title">
            {t('pricing.packs.title')}
          </Heading>
          <Offers {...offers} />
          {vatPercent > 0 ? (
            <Text size="small" tone="muted">
              {t(offers.vatIncluded ? 'pricing.vatIncluded' : 'pricing.vat', { percent: vatPercent })}
            </Text>
          ) : null}
        </Stack>
      </Container>
      <Section ground="sunken">
        <div className={styles.pair}>
          <Stack gap="sm">
            <Heading level={2}>{t('pricing.table.title')}</Heading>
            <Text tone="muted">{t('pricing.table.lead')}</Text>
          </Stack>
          <TokenTable prices={prices} tokenValue={tokenValue} hrefs={hrefs} />
        </div>
      </Section>
      <Section>
        <div className={styles.pair}>
          <Stack gap="sm" align="start">
            <Heading level={2}>{t('pricing.questions.title')}</Heading>
            <Link tone="strong" href={hrefs.faq}>
              {t('pricing.questions.more')}
            </Link>
          </Stack>
          <Questions ids={buyingQuestions} prices={prices} />
        </div>
      </Section>
    </>
  )
}
