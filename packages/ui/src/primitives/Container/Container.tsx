import { cx } from 'class-variance-authority'
import type { HTMLAttributes } from 'react'
import * as styles from './Container.css.ts'

export interface ContainerProps extends HTMLAttributes<HTMLDivElement> {
  /** `content` 75rem, `narrow` 48rem for reading, `form` 27rem. */
  width?: 'content' | 'narrow' | 'form'
}

/** Centres its children in the page's width, with the page's gutters. */
export function Container({ width = 'content', className, ...rest }: ContainerProps) {
  return <div className={cx(styles.container, styles.width[width], className)} {...rest} />
}

export interface SectionProps extends HTMLAttributes<HTMLElement> {
  /** Width of the content; the section itself is as wide as the page. */
  width?: 'content' | 'narrow' | 'form'
  /** `sunken` is a darker ground. */
  ground?: 'page' | 'sunken'
}

/** A full-width part of a page: space above and below, and centred content. */
export function Section({ width = 'content', ground = 'page', className, children, ...rest }: SectionProps) {
  return (
    <section className={cx(styles.section, ground !== 'page' && styles.ground[ground], className)} {...rest}>
      <Container width={width}>{children}</Container>
    </section>
  )
}
