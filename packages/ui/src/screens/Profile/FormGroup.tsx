import type { ReactNode } from 'react'
import { Heading, Text } from '../../primitives/index.ts'
import * as styles from './Profile.css.ts'

export interface FormGroupProps {
  title: string
  lead?: string
  children: ReactNode
}

/** A titled group: its name at the left of its fields in wide windows. */
export function FormGroup({ title, lead, children }: FormGroupProps) {
  return (
    <section className={styles.group} aria-label={title}>
      <div className={styles.groupHead}>
        <Heading level={2} size="xs">
          {title}
        </Heading>
        {lead ? (
          <Text size="small" tone="muted">
            {lead}
          </Text>
        ) : null}
      </div>
      <div className={styles.fields}>{children}</div>
    </section>
  )
}
