import { cx } from 'class-variance-authority'
import type { HTMLAttributes } from 'react'
import * as styles from './Stack.css.ts'

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
  /** The element: `ul` for a list, `nav`, `section`. */
  as?: LayoutElement
  /** Between children: a step of the 8 px grid, from 4 px (xxs) to 64 px (xxxl). */
  gap?: 'none' | 'xxs' | 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'xxl' | 'xxxl'
  /** Alignment across the main axis. */
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline'
  /** Alignment along the main axis. */
  justify?: 'start' | 'center' | 'end' | 'between'
}

export type StackProps = LayoutProps

/** Children in a column with equal gaps. */
export function Stack({ as: Tag = 'div', gap = 'md', align, justify, className, ...rest }: StackProps) {
  const classes = cx(styles.stack, styles.gap[gap], align && styles.align[align], justify && styles.justify[justify])
  return <Tag className={cx(classes, className)} {...rest} />
}

export interface InlineProps extends LayoutProps {
  /** False keeps everything in one row. */
  wrap?: boolean
}

/** Children in a row that wraps. */
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
  columns?: 'two' | 'three' | 'four'
}

/** Equal columns that become fewer in narrow windows. */
export function Grid({ as: Tag = 'div', gap = 'lg', align, columns = 'three', className, ...rest }: GridProps) {
  const classes = cx(styles.grid, styles.columns[columns], styles.gap[gap], align && styles.align[align])
  return <Tag className={cx(classes, className)} {...rest} />
}
