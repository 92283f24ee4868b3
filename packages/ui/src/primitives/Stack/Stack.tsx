import { cx } from 'class-variance-authority'
import type { HTMLAttributes } from 'react'
import * as styles from './Stack.css.ts'

type Gap = keyof typeof styles.gap
type Align = keyof typeof styles.align
type Justify = keyof typeof styles.justify
type LayoutElement =
  | 'div'
  | 'section'
  | 'article'
  | 'nav'
  | 'ul'
  | 'ol'
  | 'li'
  | 'header'
  | 'footer'
  | 'span'
  | 'fieldset'

interface LayoutProps extends HTMLAttributes<HTMLElement> {
  as?: LayoutElement
  gap?: Gap
  align?: Align
  justify?: Justify
}

export type StackProps = LayoutProps

/** Children under one another, an even gap between them. */
export function Stack({ as: Tag = 'div', gap = 'md', align, justify, className, ...rest }: StackProps) {
  const classes = cx(styles.stack, styles.gap[gap], align && styles.align[align], justify && styles.justify[justify])
  return <Tag className={cx(classes, className)} {...rest} />
}

export interface InlineProps extends LayoutProps {
  /** False keeps everything in one row. */
  wrap?: boolean
}

/** Children beside one another, wrapping when the row is full. */
export function Inline({
  as: Tag = 'div',
  gap = 'sm',
  align = 'center',
  justify,
  wrap = true,
  className,
  ...rest
}: InlineProps) {
  const classes = cx(styles.inline, !wrap && styles.noWrap, styles.gap[gap], styles.align[align])
  return <Tag className={cx(classes, justify && styles.justify[justify], className)} {...rest} />
}

export interface GridProps extends Omit<LayoutProps, 'justify'> {
  /** Columns in wide windows: one on phones, at most two on tablets. */
  columns?: keyof typeof styles.columns
}

/** Even columns that fold away on narrow windows. */
export function Grid({ as: Tag = 'div', gap = 'lg', align, columns = 'three', className, ...rest }: GridProps) {
  const classes = cx(styles.grid, styles.columns[columns], styles.gap[gap], align && styles.align[align])
  return <Tag className={cx(classes, className)} {...rest} />
}
