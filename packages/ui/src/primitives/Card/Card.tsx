import { cx } from 'class-variance-authority'
import type { HTMLAttributes, Ref } from 'react'
import * as styles from './Card.css.ts'

export const cardTones = ['surface', 'raised', 'sunken', 'accent', 'copper'] as const satisfies readonly NonNullable<
  CardProps['tone']
>[]

export interface CardProps extends HTMLAttributes<HTMLElement> {
  /** The element: `li` in a list, `section` or `article` with a heading of its own. */
  as?: 'div' | 'section' | 'article' | 'li' | 'aside'
  /** The ground: raised floats, sunken is recessed. */
  tone?: 'surface' | 'raised' | 'sunken' | 'accent' | 'copper'
  /** `none` for an image that fills the card. */
  padding?: 'none' | 'sm' | 'md' | 'lg'
  ref?: Ref<HTMLDivElement & HTMLLIElement> | undefined
}

/** A sheet on the page with a hairline border; only floating elements have shadows. */
export function Card({ as: Tag = 'div', tone = 'surface', padding = 'md', className, ...rest }: CardProps) {
  return <Tag className={cx(styles.card, styles.tone[tone], styles.padding[padding], className)} {...rest} />
}
