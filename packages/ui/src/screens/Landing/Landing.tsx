import { heroLanding, landingPrompt } from '../../assets/images.ts'
import type { TokenValue } from '../../format/money.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Section } from '../../primitives/Container/Container.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { landingTexts } from '../../texts/en/landing.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { Hero } from '../Hero/Hero.tsx'
import { Offers } from '../Offers/Offers.tsx'
import type { OffersProps } from '../Offers/offers.types.ts'
import type { ServicePrices } from '../servicePrices.ts'
import { Flow } from './Flow.tsx'
import { Help } from './Help.tsx'
import { Promises } from './Promises.tsx'
import { Services } from './Services.tsx'
import { Why } from './Why.tsx'

export type { ServicePrices } from '../servicePrices.ts'

export interface LandingProps {
  hrefs: {
    /** Path of the services: "Why choose us" links to it (R041). */
    services: string
    /** "Start creating" and "Try now": the services, for a guest by Login (R021, R022). */
    start: string
    generate: string
    removeBackground: string
    upscale: string
    pricing: string
    faq: string
    contact: string
  }
  prices: ServicePrices
  /** What a token costs, for the money equivalent of the prices; null where it is not known. */
  tokenValue?: TokenValue | null | undefined
  offers: OffersProps
  /** Opens the contact modal. */
  onContact: () => void
}

/** The home page (R011-R028, R041). Readable without JavaScript. */
export function Landing({ hrefs, prices, tokenValue, offers, onContact }: LandingProps) {
  const t = useTexts(landingTexts)
  return (
    <>
      <Hero
        title={t('landing.hero.title')}
        lead={t('landing.hero.lead')}
        image={heroLanding}
        caption={t('landing.hero.caption', { prompt: landingPrompt })}
        size="tall"
        headingSize="display"
      >
        <Button size="lg" href={hrefs.start}>
          {t('landing.hero.start')}
        </Button>
        <Button size="lg" variant="outline" tone="neutral" href={hrefs.pricing}>
          {t('landing.hero.prices')}
        </Button>
      </Hero>
      <Promises />
      <Services hrefs={hrefs} prices={prices} tokenValue={tokenValue} />
      <Flow servicesHref={hrefs.start} />
      <Section id="packs">
        <Stack gap="xl">
          <Stack gap="sm">
            <Heading level={2}>{t('landing.offers.title')}</Heading>
            <Text size="lead" tone="muted" prose>
              {t('landing.offers.lead')}
            </Text>
          </Stack>
          <Offers {...offers} />
        </Stack>
      </Section>
      <Why servicesHref={hrefs.services} />
      <Help hrefs={hrefs} onContact={onContact} />
    </>
  )
}
