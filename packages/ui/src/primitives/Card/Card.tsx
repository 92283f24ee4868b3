import { cx } from 'class-variance-authority'
import type { HTMLAttributes, Ref } from 'react'
import * as styles from './Card.css.ts'

export const cardTones = ['surface', 'raised', 'sunken', 'accent', 'copper'] as const

export interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside'
  tone?: (typeof cardTones)[number]
  padding?: 'none' | 'sm' | 'md' | 'lg'
  ref?: Ref<HTMLDivElement & HTMLLIElement> | undefined
}

/** A sheet on the page, held by a hairline; shadows are for what floats. */
export function Card({ as: Tag = 'div', tone = 'surface', padding = 'md', className, ...rest }: CardProps) {
  return <Tag className={cx(styles.card, styles.tone[tone], styles.padding[padding], className)} {...rest} />
}
