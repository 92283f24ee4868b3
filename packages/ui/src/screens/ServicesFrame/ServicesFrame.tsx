import type { ReactNode } from 'react'
import { AppLink } from '../../primitives/AppLink/AppLink.tsx'
import { Container } from '../../primitives/Container/Container.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { GenerateIcon, RemoveBackgroundIcon, UpscaleIcon } from '../../primitives/Icon/icons.ts'
import { Link } from '../../primitives/Link/Link.tsx'
import type { Service } from '../shared/services/types.ts'
import { useServiceTexts } from '../shared/services/useServiceTexts.ts'
import * as styles from './ServicesFrame.css.ts'

export type { Balance, Service } from '../shared/services/types.ts'

export interface ServicesFrameProps {
  current: Service
  /** Links of the three services. */
  hrefs: Readonly<Record<Service, string>>
  /** A link to buy tokens, without a waiting form. */
  buyHref: string
  /** The screen of the service. */
  children: ReactNode
}

const tabs = [
  { service: 'generate', icon: GenerateIcon, text: 'services.generate' },
  { service: 'remove_background', icon: RemoveBackgroundIcon, text: 'services.removeBackground' },
  { service: 'upscale', icon: UpscaleIcon, text: 'services.upscale' },
] as const

/** Tabs of the three services. Rendered in SiteFrame, with the balance in its header. */
export function ServicesFrame({ current, hrefs, buyHref, children }: ServicesFrameProps) {
  const { t } = useServiceTexts()
  return (
    <Container className={styles.frame}>
      <div className={styles.bar}>
        <nav className={styles.nav} aria-label={t('services.nav')}>
          <ul className={styles.tabs}>
            {tabs.map(({ service, icon, text }) => (
              <li key={service}>
                <AppLink
                  href={hrefs[service]}
                  className={styles.tab}
                  aria-current={service === current ? 'page' : undefined}
                >
                  <Icon icon={icon} size="sm" />
                  <span>{t(text)}</span>
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
        <Link alone href={buyHref} className={styles.buy}>
          {t('services.buyTokens')}
        </Link>
      </div>
      {children}
    </Container>
  )
}
