import { cx } from 'class-variance-authority'
import type { HTMLAttributes } from 'react'
import { checkerboard } from './Checkerboard.css.ts'

/** The ground behind a transparent image. */
export function Checkerboard({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div className={cx(checkerboard, className)} {...rest} />
}
