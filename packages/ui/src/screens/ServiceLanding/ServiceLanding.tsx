import type { TokenValue } from '../../format/money.ts'
import { Balls } from '../../primitives/Balls/Balls.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Section } from '../../primitives/Container/Container.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { ArrowRightIcon } from '../../primitives/Icon/icons.ts'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { serviceLandingTexts } from '../../texts/en/serviceLanding.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { Hero } from '../Hero/Hero.tsx'
import { Steps } from '../Steps/Steps.tsx'
import type { ServicePrices } from '../servicePrices.ts'
import { Cost } from './Cost.tsx'
import { type ServiceOptions, useServiceContent } from './content.ts'
import { Examples } from './Examples.tsx'
import { Others } from './Others.tsx'
import * as styles from './ServiceLanding.css.ts'

export type { ServiceOptions } from './content.ts'

export interface ServiceLandingProps {
  service: keyof ServicePrices
  prices: ServicePrices
  /** What a token costs, for the money equivalent of the prices; null where it is not known. */
  tokenValue?: TokenValue | null | undefined
  options: ServiceOptions
  hrefs: {
    /** The service's page behind sign-in (D26). */
    tool: string
    pricing: string
    /** Public pages of the three services. */
    generate: string
    removeBackground: string
    upscale: string
  }
}

/** The public page of one service: features, steps, price and limits (R070-R072, R105, R106). */
export function ServiceLanding({ service, prices, tokenValue, options, hrefs }: ServiceLandingProps) {
  const t = useTexts(serviceLandingTexts)
  const contents = useServiceContent(options)
  const content = contents[service]
  return (
    <>
      <Hero
        title={content.title}
        lead={content.lead}
        image={content.image}
        caption={content.caption}
        decoration={<Balls className={styles.balls} />}
      >
        <Button size="lg" href={hrefs.tool}>
          {content.action}
        </Button>
        <Button size="lg" variant="outline" tone="neutral" href={hrefs.pricing}>
          {t('serviceLanding.prices')}
        </Button>
      </Hero>
      <Section>
        <Stack gap="xl">
          <Heading level={2}>{content.examples}</Heading>
          <Examples service={service} />
        </Stack>
      </Section>
      <Section ground="sunken">
        <Stack gap="xl">
          <Heading level={2}>{t('serviceLanding.how.title')}</Heading>
          <Steps steps={content.steps} />
        </Stack>
      </Section>
      <Section>
        <Cost tenths={prices[service]} tokenValue={tokenValue} each={content.each} limits={content.limits} />
      </Section>
      <Section ground="sunken">
        <Others service={service} contents={contents} hrefs={hrefs} />
        <div className={styles.closing}>
          <Heading level={2}>{t('serviceLanding.closing.title')}</Heading>
          <Button size="lg" href={hrefs.tool} iconEnd={<Icon icon={ArrowRightIcon} />}>
            {content.action}
          </Button>
        </div>
      </Section>
    </>
  )
}
