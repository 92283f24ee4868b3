import { Button } from '../../primitives/Button/Button.tsx'
import { Section } from '../../primitives/Container/Container.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { ArrowRightIcon } from '../../primitives/Icon/icons.ts'
import { Text } from '../../primitives/Text/Text.tsx'
import { landingTexts } from '../../texts/en/landing.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import * as styles from './Landing.css.ts'

/** "Why choose us", with a link to the services (R026, R041). */
export function Why({ servicesHref }: { servicesHref: string }) {
  const t = useTexts(landingTexts)
  const reasons = [
    [t('landing.why.failed.title'), t('landing.why.failed.text')],
    [t('landing.why.known.title'), t('landing.why.known.text')],
    [t('landing.why.kept.title'), t('landing.why.kept.text')],
    [t('landing.why.one.title'), t('landing.why.one.text')],
  ]
  return (
    <Section ground="sunken">
      <div className={styles.why}>
        <div className={styles.whyHead}>
          <Heading level={2}>{t('landing.why.title')}</Heading>
          <Text size="lead" tone="muted">
            {t('landing.why.lead')}
          </Text>
          <Button
            variant="outline"
            tone="neutral"
            href={servicesHref}
            iconEnd={<Icon icon={ArrowRightIcon} size="sm" />}
            className={styles.whyLink}
          >
            {t('landing.why.services')}
          </Button>
        </div>
        <ul className={styles.reasons}>
          {reasons.map(([title, text]) => (
            <li key={title} className={styles.reason}>
              <Heading level={3} size="xs">
                {title}
              </Heading>
              <Text tone="muted">{text}</Text>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
