import type { ReactNode } from 'react'
import { Coin } from '../../primitives/Coin/Coin.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { bed } from './Bench.css.ts'
import * as styles from './EmptyStage.css.ts'

/** The bed before the first picture: says what will lie here, and offers a start. */
export function EmptyStage({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className={bed}>
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
