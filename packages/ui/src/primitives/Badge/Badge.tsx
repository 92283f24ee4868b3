import { cx } from 'class-variance-authority'
import type { HTMLAttributes } from 'react'
import * as styles from './Badge.css.ts'

export const badgeTones = [
  'neutral',
  'accent',
  'copper',
  'positive',
  'caution',
  'critical',
  'info',
] as const satisfies readonly NonNullable<BadgeProps['tone']>[]

export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  /** What the word means; the colour only repeats it. */
  tone?: 'neutral' | 'accent' | 'copper' | 'positive' | 'caution' | 'critical' | 'info'
}

/** A short word: a status or a category. Never the only carrier of a meaning. */
export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return <span className={cx(styles.badge, styles.tone[tone], className)} {...rest} />
}
