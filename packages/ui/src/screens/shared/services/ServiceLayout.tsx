import type { ReactNode, Ref } from 'react'
import type { TokenValue } from '../../../format/money.ts'
import { Heading } from '../../../primitives/Heading/Heading.tsx'
import { Text } from '../../../primitives/Text/Text.tsx'
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './ServiceLayout.css.ts'
import { TokenValueContext } from './TokenValueContext.ts'
import { useServiceTexts } from './useServiceTexts.ts'

export interface ServiceLayoutProps {
  title: string
  lead: string
  /** Gives the money equivalent of every price on the screen. */
  tokenValue?: TokenValue | null | undefined
  /** The form, with the button that spends tokens. */
  controls: ReactNode
  /** The results. */
  children: ReactNode
  resultsRef?: Ref<HTMLElement> | undefined
}

/** The layout of every service: form and results side by side, or stacked in narrow windows. */
export function ServiceLayout({ title, lead, tokenValue = null, controls, children, resultsRef }: ServiceLayoutProps) {
  const { t } = useServiceTexts()
  return (
    <TokenValueContext value={tokenValue}>
      <div className={styles.layout}>
        <div className={styles.panel}>
          <div className={styles.intro}>
            <Heading level={1} size="md">
              {title}
            </Heading>
            <Text tone="muted">{lead}</Text>
          </div>
          <div className={styles.controls}>{controls}</div>
        </div>
        <section ref={resultsRef} tabIndex={-1} className={styles.results} aria-label={t('services.results')}>
          <VisuallyHidden as="div">
            <h2>{t('services.results')}</h2>
          </VisuallyHidden>
          {children}
        </section>
      </div>
    </TokenValueContext>
  )
}

export { resultSurface } from './ServiceLayout.css.ts'
