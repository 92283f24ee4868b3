import { Button } from '../../primitives/Button/Button.tsx'
import { Container } from '../../primitives/Container/Container.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { Inline, Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { notFoundTexts } from '../../texts/en/notFound.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import * as styles from './NotFound.css.ts'

export interface NotFoundProps {
  hrefs: {
    home: string
    generate: string
    removeBackground: string
    upscale: string
    pricing: string
    faq: string
  }
}

/** A mis-strike: the die missed the blank. */
function MisStrike() {
  return (
    <svg viewBox="0 0 100 100" className={styles.coin} aria-hidden="true">
      <circle cx="50" cy="50" r="47" strokeWidth="3" pathLength="480" strokeDasharray="1.6 2.4" />
      <circle cx="50" cy="50" r="42" strokeWidth="0.6" />
      <clipPath id="not-found-blank">
        <circle cx="50" cy="50" r="42" />
      </clipPath>
      <g clipPath="url(#not-found-blank)" strokeLinecap="round" strokeLinejoin="round">
        <circle cx="71" cy="36" r="38" strokeWidth="0.6" />
        <path d="M48 56V32l14 15 9-11 9 11 14-15v24" strokeWidth="4.5" />
        <circle cx="71" cy="20" r="4" fill="currentColor" stroke="none" />
      </g>
    </svg>
  )
}

/** The page for an unknown address (R076, R077). */
export function NotFound({ hrefs }: NotFoundProps) {
  const t = useTexts(notFoundTexts)
  return (
    <div className={styles.page}>
      <Container>
        <div className={styles.layout}>
          <Stack gap="lg" align="start">
            <Stack gap="sm">
              <Heading level={1}>{t('notFound.title')}</Heading>
              <Text size="lead" tone="muted">
                {t('notFound.text')}
              </Text>
            </Stack>
            <Button href={hrefs.home} size="lg">
              {t('notFound.home')}
            </Button>
            <Stack as="nav" gap="sm" className={styles.elsewhere} aria-label={t('notFound.elsewhere')}>
              <Text size="small" tone="muted">
                {t('notFound.elsewhere')}
              </Text>
              <Inline gap="lg">
                <Link alone href={hrefs.generate}>
                  {t('notFound.generate')}
                </Link>
                <Link alone href={hrefs.removeBackground}>
                  {t('notFound.removeBackground')}
                </Link>
                <Link alone href={hrefs.upscale}>
                  {t('notFound.upscale')}
                </Link>
                <Link alone href={hrefs.pricing}>
                  {t('notFound.pricing')}
                </Link>
                <Link alone href={hrefs.faq}>
                  {t('notFound.faq')}
                </Link>
              </Inline>
            </Stack>
          </Stack>
          <MisStrike />
        </div>
      </Container>
    </div>
  )
}
