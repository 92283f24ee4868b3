import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { type ImageAsset, serviceGenerate, serviceRemove, serviceUpscale } from '../../assets/images.ts'
import { formatTokenValue, type TokenValue } from '../../format/money.ts'
import { AppLink } from '../../primitives/AppLink/AppLink.tsx'
import { Section } from '../../primitives/Container/Container.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { ArrowRightIcon } from '../../primitives/Icon/icons.ts'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { TokenAmount } from '../../primitives/TokenAmount/TokenAmount.tsx'
import { landingTexts } from '../../texts/en/landing.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import type { ServicePrices } from '../servicePrices.ts'
import * as styles from './Services.css.ts'

interface ServiceCardProps {
  href: string
  title: string
  text: string
  alt: string
  image: ImageAsset
  price: ReactNode
  lead?: boolean
}

function ServiceCard({ href, title, text, alt, image, price, lead = false }: ServiceCardProps) {
  return (
    <article className={cx(styles.card, lead && styles.leadCard)}>
      <div className={cx(styles.frame, lead && styles.leadFrame)}>
        <img
          src={image.src}
          width={image.width}
          height={image.height}
          alt={alt}
          loading="lazy"
          decoding="async"
          className={styles.image}
        />
      </div>
      <div className={styles.words}>
        <div className={styles.titleRow}>
          <Heading level={3} size={lead ? 'md' : 'sm'}>
            <AppLink href={href} className={styles.cover}>
              <span>{title}</span>
              <Icon icon={ArrowRightIcon} size="md" className={styles.arrow} />
            </AppLink>
          </Heading>
          <p className={styles.price}>{price}</p>
        </div>
        <Text tone="muted">{text}</Text>
      </div>
    </article>
  )
}

export interface ServicesProps {
  hrefs: { generate: string; removeBackground: string; upscale: string }
  prices: ServicePrices
  tokenValue?: TokenValue | null | undefined
}

/** The three services, each with an image and its price (R024). */
export function Services({ hrefs, prices, tokenValue }: ServicesProps) {
  const t = useTexts(landingTexts)
  const each = (tenths: number) => {
    const tokens = <TokenAmount tenths={tenths} unit />
    if (!tokenValue) return t.rich('landing.services.each', { tokens })
    return t.rich('landing.services.eachAbout', { tokens, money: formatTokenValue(tenths, tokenValue) })
  }
  return (
    <Section>
      <Stack gap="xl">
        <Stack gap="sm">
          <Heading level={2}>{t('landing.services.title')}</Heading>
          <Text size="lead" tone="muted" prose>
            {t('landing.services.lead')}
          </Text>
        </Stack>
        <div className={styles.layout}>
          <ServiceCard
            lead
            href={hrefs.generate}
            title={t('landing.services.generate.title')}
            text={t('landing.services.generate.text')}
            alt={t('landing.services.generate.alt')}
            image={serviceGenerate}
            price={each(prices.generate)}
          />
          <ServiceCard
            href={hrefs.removeBackground}
            title={t('landing.services.removeBackground.title')}
            text={t('landing.services.removeBackground.text')}
            alt={t('landing.services.removeBackground.alt')}
            image={serviceRemove}
            price={each(prices.removeBackground)}
          />
          <ServiceCard
            href={hrefs.upscale}
            title={t('landing.services.upscale.title')}
            text={t('landing.services.upscale.text')}
            alt={t('landing.services.upscale.alt')}
            image={serviceUpscale}
            price={each(prices.upscale)}
          />
        </div>
      </Stack>
    </Section>
  )
}
