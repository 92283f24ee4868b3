import { cx } from 'class-variance-authority'
import type { HTMLAttributes, Ref } from 'react'
import * as styles from './Heading.css.ts'

export const headingSizes = ['xs', 'sm', 'md', 'lg', 'xl', 'display'] as const satisfies readonly NonNullable<
  HeadingProps['size']
>[]

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** The level in the page's outline; `size` sets the looks. */
  level: 1 | 2 | 3 | 4
  /** The looks; by default those of the level. */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'display'
  /** `start` is the side where reading begins. */
  align?: 'start' | 'center'
  ref?: Ref<HTMLHeadingElement> | undefined
}

const usual = { 1: 'xl', 2: 'lg', 3: 'sm', 4: 'xs' } as const

/** A heading with independent level and size, so that the outline stays correct. */
export function Heading({ level, size = usual[level], align = 'start', className, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const
  return (
    <Tag className={cx(styles.heading, styles.size[size], align === 'center' && styles.center, className)} {...rest} />
  )
}
