import { cva, cx } from 'class-variance-authority'
import type { HTMLAttributes } from 'react'
import * as styles from './Text.css.ts'

export const textSizes = ['caption', 'small', 'body', 'lead'] as const satisfies readonly NonNullable<
  TextProps['size']
>[]
export const textTones = [
  'default',
  'muted',
  'accent',
  'copper',
  'critical',
  'positive',
  'inherit',
] as const satisfies readonly NonNullable<TextProps['tone']>[]

const text = cva(styles.text, {
  variants: { size: styles.size, tone: styles.tone, weight: styles.weight, align: styles.align },
})

export interface TextProps extends HTMLAttributes<HTMLElement> {
  /** The element. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'small' | 'dt' | 'dd' | 'figcaption' | 'blockquote' | 'time' | 'li'
  /** 13, 15 or 16 px, `lead` up to 20 px; that of its surroundings by default. */
  size?: 'caption' | 'small' | 'body' | 'lead'
  /** Never the only carrier of a meaning. */
  tone?: 'default' | 'muted' | 'accent' | 'copper' | 'critical' | 'positive' | 'inherit'
  /** 420, 520 or 620 of the variable face. */
  weight?: 'regular' | 'medium' | 'semibold'
  /** `start` is the side where reading begins. */
  align?: 'start' | 'center' | 'end'
  /** Tabular figures, for tokens, money and columns of numbers. */
  numeric?: boolean
  /** One line, cut with an ellipsis. */
  truncate?: boolean
  /** Limits the line length to a comfortable measure. */
  prose?: boolean
}

/** Running text. `span` and the like inherit size and colour by default. */
export function Text({
  as: Tag = 'p',
  size,
  tone,
  weight,
  align,
  numeric,
  truncate,
  prose,
  className,
  ...rest
}: TextProps) {
  const extra = cx(numeric && styles.numeric, truncate && styles.truncate, prose && styles.prose, className)
  return <Tag className={cx(text({ size, tone, weight, align }), extra)} {...rest} />
}
