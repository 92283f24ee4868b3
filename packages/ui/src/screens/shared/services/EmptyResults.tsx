import type { ReactNode } from 'react'
import { Coin } from '../../../primitives/Coin/Coin.tsx'
import { Heading } from '../../../primitives/Heading/Heading.tsx'
import { Text } from '../../../primitives/Text/Text.tsx'
import * as styles from './EmptyResults.css.ts'
import { resultSurface } from './ServiceLayout.css.ts'

/** The place of future results: says what will appear, and offers a start. */
export function EmptyResults({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className={resultSurface}>
      <div className={styles.empty}>
        <Coin size={88} tone="current" className={styles.blank} />
        <Heading level={3} size="sm">
          {title}
        </Heading>
        <Text tone="muted">{text}</Text>
        {children ? <div className={styles.next}>{children}</div> : null}
      </div>
    </div>
  )
}
