import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Coin, Container, Heading, Icon, Inline } from '../../../primitives/index.ts'
import * as styles from './ResultLayout.css.ts'

export interface ResultLayoutProps {
  /** The result of the payment, shown on the coin. */
  tone: 'positive' | 'critical' | 'waiting'
  icon?: LucideIcon
  title: string
  children: ReactNode
  /** Next steps, the most likely first. */
  actions: ReactNode
}

/** The page after a payment: a coin, one sentence in large type, and the next steps. */
export function ResultLayout({ tone, icon, title, children, actions }: ResultLayoutProps) {
  return (
    <Container width="narrow" className={styles.page}>
      <div className={styles.medal}>
        <Coin size={112} tone={tone === 'critical' ? 'copper' : 'mint'} />
        {icon ? (
          <span className={styles.seal[tone]}>
            <Icon icon={icon} size="lg" />
          </span>
        ) : null}
      </div>
      <Heading level={1} align="center">
        {title}
      </Heading>
      <div className={styles.body}>{children}</div>
      <Inline gap="sm" justify="center" className={styles.actions}>
        {actions}
      </Inline>
    </Container>
  )
}
