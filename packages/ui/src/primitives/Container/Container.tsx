import { cx } from 'class-variance-authority'
import type { HTMLAttributes } from 'react'
import * as styles from './Container.css.ts'

export interface ContainerProps extends HTMLAttributes<HTMLDivElement> {
  width?: keyof typeof styles.width
}

/** Centres its children in the measure of the page, with the page's gutters. */
export function Container({ width = 'content', className, ...rest }: ContainerProps) {
  return <div className={cx(styles.container, styles.width[width], className)} {...rest} />
}

export interface SectionProps extends HTMLAttributes<HTMLElement> {
  width?: keyof typeof styles.width
  /** `sunken` presses the band into the page. */
  ground?: keyof typeof styles.ground
}

/** A band of a page: section spacing above and below, content centred. */
export function Section({ width = 'content', ground = 'page', className, children, ...rest }: SectionProps) {
  return (
    <section className={cx(styles.section, ground !== 'page' && styles.ground[ground], className)} {...rest}>
      <Container width={width}>{children}</Container>
    </section>
  )
}
