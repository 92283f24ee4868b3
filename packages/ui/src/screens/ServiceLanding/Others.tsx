import { AppLink } from '../../primitives/AppLink/AppLink.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { ArrowRightIcon } from '../../primitives/Icon/icons.ts'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { serviceLandingTexts } from '../../texts/en/serviceLanding.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import type { ServicePrices } from '../servicePrices.ts'
import * as styles from './ServiceLanding.css.ts'

export interface OthersProps {
  service: keyof ServicePrices
  contents: Readonly<Record<keyof ServicePrices, { name: string; summary: string }>>
  hrefs: Readonly<Record<keyof ServicePrices, string>>
}

const services = ['generate', 'removeBackground', 'upscale'] as const

/** Links to the other two services. */
export function Others({ service, contents, hrefs }: OthersProps) {
  const t = useTexts(serviceLandingTexts)
  return (
    <div className={styles.others}>
      <Stack gap="xs">
        <Heading level={2}>{t('serviceLanding.others.title')}</Heading>
        <Text tone="muted">{t('serviceLanding.others.lead')}</Text>
      </Stack>
      <ul className={styles.otherList}>
        {services
          .filter((other) => other !== service)
          .map((other) => (
            <li key={other} className={styles.other}>
              <AppLink href={hrefs[other]} className={styles.otherLink}>
                <span>
                  <span className={styles.otherName}>{contents[other].name}</span>
                  <span className={styles.otherText}>{contents[other].summary}</span>
                </span>
                <Icon icon={ArrowRightIcon} className={styles.otherArrow} />
              </AppLink>
            </li>
          ))}
      </ul>
    </div>
  )
}
