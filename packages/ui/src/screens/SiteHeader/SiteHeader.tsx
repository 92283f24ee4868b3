import { CurrencyMenu } from '../../overlays/CurrencyMenu/CurrencyMenu.tsx'
import { MobileMenu } from '../../overlays/MobileMenu/MobileMenu.tsx'
import { ServicesMenu } from '../../overlays/ServicesMenu/ServicesMenu.tsx'
import { AppLink } from '../../primitives/AppLink/AppLink.tsx'
import { Container } from '../../primitives/Container/Container.tsx'
import { GenerateIcon, RemoveBackgroundIcon, UpscaleIcon } from '../../primitives/Icon/icons.ts'
import { Logo } from '../../primitives/Logo/Logo.tsx'
import { Inline } from '../../primitives/Stack/Stack.tsx'
import { commonTexts } from '../../texts/en/common.ts'
import { frameTexts } from '../../texts/en/frame.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import type { CurrencyChoice, HeaderHrefs, HeaderVisitor, SiteHeaderProps } from './header.types.ts'
import * as styles from './SiteHeader.css.ts'
import { Balance, Visitor } from './Visitor.tsx'

export type { CurrencyChoice, HeaderHrefs, HeaderVisitor, SiteHeaderProps } from './header.types.ts'
export { AccountPending } from './Visitor.tsx'

function useLinks(hrefs: HeaderHrefs) {
  const t = useTexts(frameTexts)
  return {
    home: { href: hrefs.home, label: t('frame.nav.home') },
    rest: [
      { href: hrefs.pricing, label: t('frame.nav.pricing') },
      { href: hrefs.faq, label: t('frame.nav.faq') },
    ],
    services: [
      {
        href: hrefs.generate,
        label: t('frame.nav.generate'),
        detail: t('frame.nav.generateHint'),
        icon: GenerateIcon,
      },
      {
        href: hrefs.removeBackground,
        label: t('frame.nav.removeBackground'),
        detail: t('frame.nav.removeBackgroundHint'),
        icon: RemoveBackgroundIcon,
      },
      { href: hrefs.upscale, label: t('frame.nav.upscale'), detail: t('frame.nav.upscaleHint'), icon: UpscaleIcon },
    ],
  }
}

function NavLink({ href, label, current }: { href: string; label: string; current: string | undefined }) {
  return (
    <AppLink href={href} className={styles.navLink} aria-current={href === current ? 'page' : undefined}>
      {label}
    </AppLink>
  )
}

function Currency({ options, current, onChange }: CurrencyChoice) {
  return <CurrencyMenu options={options} value={current} onChange={onChange} />
}

const mobileVisitor = (visitor: HeaderVisitor, hrefs: HeaderHrefs, onLogout: () => void) =>
  visitor.kind === 'guest'
    ? ({
        kind: 'guest',
        loginHref: hrefs.login,
        registerHref: visitor.registrationOpen ? hrefs.register : undefined,
      } as const)
    : ({ kind: 'customer', myProjectsHref: hrefs.myProjects, profileHref: hrefs.profile, onLogout } as const)

/** The header of every page except the sign-in ones (R089-R096). Below 1280 px its links are in the mobile menu. */
export function SiteHeader({ visitor, currency, hrefs, currentPath, onLogout }: SiteHeaderProps) {
  const t = useTexts(frameTexts)
  const common = useTexts(commonTexts)
  const links = useLinks(hrefs)
  return (
    <header className={styles.header}>
      <Container className={styles.bar}>
        <AppLink href={hrefs.home} className={styles.home} aria-label={common('common.home')}>
          <Logo size={30} />
        </AppLink>
        <nav className={styles.nav} aria-label={t('frame.nav.main')}>
          <ul className={styles.navList}>
            <li>
              <NavLink {...links.home} current={currentPath} />
            </li>
            <li>
              <ServicesMenu services={links.services} current={currentPath} />
            </li>
            {links.rest.map((link) => (
              <li key={link.href}>
                <NavLink {...link} current={currentPath} />
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.end}>
          <div className={styles.roomy}>
            {visitor.kind === 'signedIn' && hrefs.myProjects !== undefined ? (
              <NavLink href={hrefs.myProjects} label={t('frame.myProjects')} current={currentPath} />
            ) : null}
            <Currency {...currency} />
          </div>
          <Visitor visitor={visitor} hrefs={hrefs} />
          <MobileMenu
            className={styles.mobile}
            links={[links.home, ...links.rest]}
            services={links.services}
            visitor={mobileVisitor(visitor, hrefs, onLogout)}
            current={currentPath}
            extra={
              <Inline justify="between">
                {visitor.kind === 'signedIn' ? <Balance tenths={visitor.balance} /> : null}
                <div className={styles.menuCurrency}>
                  <Currency {...currency} />
                </div>
              </Inline>
            }
          />
        </div>
      </Container>
    </header>
  )
}
