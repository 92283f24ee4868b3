import { cx } from 'class-variance-authority'
import type { HTMLAttributes } from 'react'
import { checkerboard } from './Checkerboard.css.ts'

/** The ground that shows where a picture is transparent. */
export function Checkerboard({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div className={cx(checkerboard, className)} {...rest} />
}
