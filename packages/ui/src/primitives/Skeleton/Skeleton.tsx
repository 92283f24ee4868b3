import { cx } from 'class-variance-authority'
import { skeleton } from './Skeleton.css.ts'

export interface SkeletonProps {
  /** CSS length; the whole line by default. */
  width?: string
  /** CSS length; a line of text by default. */
  height?: string
  /** CSS aspect-ratio, instead of a height: `1 / 1` for an image. */
  ratio?: string
  /** A circle: for avatars and coins. */
  round?: boolean
  className?: string
}

/** The place of loading content. Put `aria-busy` on the region, not a name on each skeleton. */
export function Skeleton({ width = '100%', height, ratio, round, className }: SkeletonProps) {
  const box = ratio ? { aspectRatio: ratio } : { height: height ?? '1em' }
  return (
    <span
      aria-hidden="true"
      className={cx(skeleton, className)}
      style={{ width, ...box, ...(round ? { borderRadius: '50%' } : {}) }}
    />
  )
}
