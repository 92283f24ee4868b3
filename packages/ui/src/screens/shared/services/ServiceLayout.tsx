import type { ReactNode, Ref } from 'react'
import { Heading } from '../../../primitives/Heading/Heading.tsx'
import { Text } from '../../../primitives/Text/Text.tsx'
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './ServiceLayout.css.ts'
import { useServiceTexts } from './useServiceTexts.ts'

export interface ServiceLayoutProps {
  title: string
  lead: string
  /** What the person sets, and the button that spends tokens. */
  controls: ReactNode
  /** What came of it. */
  children: ReactNode
  resultsRef?: Ref<HTMLElement> | undefined
}

/** The two halves of every service: settings beside results; under one another on narrow windows. */
export function ServiceLayout({ title, lead, controls, children, resultsRef }: ServiceLayoutProps) {
  const { t } = useServiceTexts()
  return (
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
  )
}

export { resultSurface } from './ServiceLayout.css.ts'
