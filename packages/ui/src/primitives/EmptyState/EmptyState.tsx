import type { LucideIcon } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { Heading } from '../Heading/Heading.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Text } from '../Text/Text.tsx'
import * as styles from './EmptyState.css.ts'

export interface EmptyStateProps {
  /** What is not there yet. */
  title: string
  /** Heading level. */
  level?: 2 | 3
  /** What would be in the list. */
  icon?: LucideIcon
  /** Why it is empty, and what would fill it. */
  children?: ReactNode
  /** The one next step. */
  action?: ReactNode
  /** For a list that empties under the focus: the heading can take it. */
  headingRef?: Ref<HTMLHeadingElement> | undefined
}

/** A list with nothing in it, and the way to fill it. */
export function EmptyState({ title, level = 2, icon, children, action, headingRef }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {icon ? (
        <span className={styles.picture}>
          <Icon icon={icon} size="lg" />
        </span>
      ) : null}
      <Heading level={level} size="sm" {...(headingRef ? { ref: headingRef, tabIndex: -1 } : {})}>
        {title}
      </Heading>
      {children ? (
        <Text tone="muted" prose>
          {children}
        </Text>
      ) : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  )
}
