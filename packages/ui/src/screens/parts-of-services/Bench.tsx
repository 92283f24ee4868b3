import type { ReactNode, Ref } from 'react'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Bench.css.ts'
import { useBenchTexts } from './useBenchTexts.ts'

export interface BenchProps {
  title: string
  lead: string
  /** What the person sets, and the button that spends tokens. */
  controls: ReactNode
  /** What came of it. */
  children: ReactNode
  resultsRef?: Ref<HTMLElement> | undefined
}

/** The two halves of every service: settings beside results; under one another on narrow windows. */
export function Bench({ title, lead, controls, children, resultsRef }: BenchProps) {
  const { t } = useBenchTexts()
  return (
    <div className={styles.bench}>
      <div className={styles.panel}>
        <div className={styles.intro}>
          <Heading level={1} size="md">
            {title}
          </Heading>
          <Text tone="muted">{lead}</Text>
        </div>
        <div className={styles.controls}>{controls}</div>
      </div>
      <section ref={resultsRef} tabIndex={-1} className={styles.results} aria-label={t('bench.results')}>
        <VisuallyHidden as="div">
          <h2>{t('bench.results')}</h2>
        </VisuallyHidden>
        {children}
      </section>
    </div>
  )
}

export { bed } from './Bench.css.ts'
