import { Container, Heading } from '../../primitives/index.ts'
import { authTexts } from '../../texts/en/auth.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import * as styles from './HeadingPage.css.ts'

const headings = {
  verification: 'auth.heading.verification',
  verified: 'auth.heading.verified',
  alreadyVerified: 'auth.heading.alreadyVerified',
} as const

export interface HeadingPageProps {
  /** The headings of `/email-verification`, `/email/verify/success` and `/email/verify/already-success`. */
  page: keyof typeof headings
}

/** A page with one heading as its content (R061-R063). Rendered in SiteFrame. */
export function HeadingPage({ page }: HeadingPageProps) {
  const t = useTexts(authTexts)
  return (
    <Container className={styles.page}>
      <Heading level={1} align="center" className={styles.title}>
        {t(headings[page])}
      </Heading>
    </Container>
  )
}
