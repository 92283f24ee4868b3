import { Button, Text } from '@mintage/ui/primitives'
import type { ReactNode } from 'react'
import * as styles from './WhatIf.css.ts'

interface ChangeProps {
  name: string
  onRemove: () => void
  /** Its value of now, and the fields for another one. */
  children: ReactNode
}

/** What is changed, with a way to take it back. */
export const Change = ({ name, onRemove, children }: ChangeProps) => (
  <li className={styles.change}>
    <div className={styles.head}>
      <Text as="span" weight="semibold">
        {name}
      </Text>
      <Button variant="ghost" tone="neutral" size="sm" onClick={onRemove} aria-label={`Take back ${name}`}>
        Take back
      </Button>
    </div>
    {children}
  </li>
)
