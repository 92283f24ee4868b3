import { opensDialog } from '../../primitives/AppLink/opensDialog.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Container } from '../../primitives/Container/Container.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { Logo } from '../../primitives/Logo/Logo.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { frameTexts } from '../../texts/en/frame.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { CardBrands } from './CardBrands.tsx'
import { type LanguageChoice, LanguageChooser } from './LanguageChooser.tsx'
import * as styles from './SiteFooter.css.ts'
import { type SocialLink, SocialLinks } from './SocialLinks.tsx'

export type { LanguageChoice } from './LanguageChooser.tsx'
export type { SocialLink } from './SocialLinks.tsx'

/** From the settings; '' hides the line. */
export interface CompanyFacts {
  name: string
  registrationNumber: string
  address: string
  requisites: string
  supportEmail: string
  copyright: string
}

export interface FooterLink {
  title: string
  href: string
}

export interface SiteFooterProps {
  company: CompanyFacts
  /** The static pages, by slug or id (R036). */
  documents: readonly FooterLink[]
  hrefs: {
    generate: string
    removeBackground: string
    upscale: string
    pricing: string
    faq: string
    check: string
    contact: string
  }
  socialLinks?: readonly SocialLink[]
  language?: LanguageChoice | undefined
  /** Opens the contact modal. */
  onContact: () => void
}

function Column({ title, links }: { title: string; links: readonly FooterLink[] }) {
  if (links.length === 0) return null
  return (
    <Stack gap="xs">
      <h3 className={styles.columnTitle}>{title}</h3>
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.href}>
            <Link tone="quiet" href={link.href} className={styles.link}>
              {link.title}
            </Link>
          </li>
        ))}
      </ul>
    </Stack>
  )
}

function Facts({ company }: { company: CompanyFacts }) {
  const t = useTexts(frameTexts)
  const facts = [
    [t('frame.footer.company'), company.name],
    [t('frame.footer.registration'), company.registrationNumber],
    [t('frame.footer.address'), company.address],
    [t('frame.footer.requisites'), company.requisites],
  ].filter(([, value]) => value?.trim())
  if (facts.length === 0) return null
  return (
    <dl className={styles.company}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.factName}>{name}</dt>
          <dd className={styles.factValue}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The footer (R030-R038). */
export function SiteFooter({ company, documents, hrefs, socialLinks = [], language, onContact }: SiteFooterProps) {
  const t = useTexts(frameTexts)
  const product = [
    { title: t('frame.nav.generate'), href: hrefs.generate },
    { title: t('frame.nav.removeBackground'), href: hrefs.removeBackground },
    { title: t('frame.nav.upscale'), href: hrefs.upscale },
    { title: t('frame.nav.pricing'), href: hrefs.pricing },
    { title: t('frame.nav.faq'), href: hrefs.faq },
    { title: t('frame.nav.check'), href: hrefs.check },
  ]
  return (
    <footer className={styles.footer}>
      <Container>
        <VisuallyHidden as="div">
          <h2>{t('frame.footer.title')}</h2>
        </VisuallyHidden>
        <div className={styles.top}>
          <Stack gap="md" align="start">
            <Logo size={28} />
            <Text tone="muted">{t('frame.footer.lead')}</Text>
          </Stack>
          <div className={styles.columns}>
            <Column title={t('frame.footer.product')} links={product} />
            <Column title={t('frame.footer.documents')} links={documents} />
            <Stack gap="xs" align="start" className={styles.help}>
              <h3 className={styles.columnTitle}>{t('frame.footer.help')}</h3>
              <div className={styles.links}>
                <p className={styles.sentence}>{t('frame.footer.answer')}</p>
                {company.supportEmail ? (
                  <Link alone href={`mailto:${company.supportEmail}`} className={styles.link}>
                    {company.supportEmail}
                  </Link>
                ) : null}
              </div>
              <Button variant="outline" tone="neutral" size="sm" href={hrefs.contact} {...opensDialog(onContact)}>
                {t('frame.footer.contact')}
              </Button>
            </Stack>
          </div>
        </div>
        <Facts company={company} />
        <div className={styles.bottom}>
          {company.copyright ? <p className={styles.copyright}>{company.copyright}</p> : null}
          <CardBrands />
          <SocialLinks links={socialLinks} />
          {language ? <LanguageChooser {...language} /> : null}
        </div>
      </Container>
    </footer>
  )
}
