import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import * as styles from './Steps.css.ts'

export interface Step {
  title: string
  text: string
}

/** Steps in order, each with a coin-like number. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }, place) => (
        <li key={title} className={styles.step}>
          <span className={styles.number} aria-hidden="true">
            <svg viewBox="0 0 64 64" className={styles.rim} aria-hidden="true">
              <circle cx="32" cy="32" r="29.5" strokeWidth="4" pathLength="192" strokeDasharray="2 2" />
              <circle cx="32" cy="32" r="25" strokeWidth="1" />
            </svg>
            <span>{place + 1}</span>
          </span>
          <Heading level={3} size="sm" className={styles.word}>
            {title}
          </Heading>
          <Text tone="muted" className={styles.word}>
            {text}
          </Text>
        </li>
      ))}
    </ol>
  )
}
