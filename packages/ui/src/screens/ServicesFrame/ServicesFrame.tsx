import type { ReactNode } from 'react'
import { AppLink } from '../../primitives/AppLink/AppLink.tsx'
import { Container } from '../../primitives/Container/Container.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { GenerateIcon, RemoveBackgroundIcon, UpscaleIcon } from '../../primitives/Icon/icons.ts'
import { Link } from '../../primitives/Link/Link.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { TokenAmount } from '../../primitives/TokenAmount/TokenAmount.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import type { Balance, Service } from '../parts-of-services/types.ts'
import { useBenchTexts } from '../parts-of-services/useBenchTexts.ts'
import * as styles from './ServicesFrame.css.ts'

export type { Balance, Service } from '../parts-of-services/types.ts'

export interface ServicesFrameProps {
  current: Service
  /** Addresses of the three services. */
  hrefs: Readonly<Record<Service, string>>
  /** Tenths; null while it is being read. */
  balance: Balance
  /** Where tokens are bought when nothing is waiting for them. */
  buyHref: string
  /** The screen of the service. */
  children: ReactNode
}

const tabs = [
  { service: 'generate', icon: GenerateIcon, text: 'services.generate' },
  { service: 'remove_background', icon: RemoveBackgroundIcon, text: 'services.removeBackground' },
  { service: 'upscale', icon: UpscaleIcon, text: 'services.upscale' },
] as const

function BalanceOf({ balance, buyHref }: Pick<ServicesFrameProps, 'balance' | 'buyHref'>) {
  const { t } = useBenchTexts()
  return (
    <div className={styles.balance}>
      <span className={styles.amount}>
        <VisuallyHidden>{balance === null ? t('services.balanceLoading') : t('services.balance')}: </VisuallyHidden>
        {balance === null ? <Skeleton width="5.5rem" /> : <TokenAmount tenths={balance} unit />}
      </span>
      <Link alone href={buyHref}>
        {t('services.buyTokens')}
      </Link>
    </div>
  )
}

/** The three services beside one another, and what there is to spend. Stands in the site's frame. */
export function ServicesFrame({ current, hrefs, balance, buyHref, children }: ServicesFrameProps) {
  const { t } = useBenchTexts()
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
                  {t(text)}
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
        <BalanceOf balance={balance} buyHref={buyHref} />
      </div>
      {children}
    </Container>
  )
}
