import type { LucideIcon } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { Heading } from '../Heading/Heading.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Text } from '../Text/Text.tsx'
import * as styles from './EmptyState.css.ts'

export interface EmptyStateProps {
  /** What is missing. */
  title: string
  /** Heading level. */
  level?: 2 | 3
  /** A symbol of the list's content. */
  icon?: LucideIcon
  /** Why the list is empty, and how to fill it. */
  children?: ReactNode
  /** One next step. */
  action?: ReactNode
  /** The heading can take the focus when the last item of a list disappears. */
  headingRef?: Ref<HTMLHeadingElement> | undefined
}

/** An empty list, with a way to fill it. */
export function EmptyState({ title, level = 2, icon, children, action, headingRef }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {icon ? (
        <span className={styles.image}>
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
