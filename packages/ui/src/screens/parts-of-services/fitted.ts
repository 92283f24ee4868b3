import type { CSSProperties } from 'react'
import type { Dimensions } from './types.ts'

/**
 * Keeps a picture's proportions and holds it inside the window: as wide as its place allows, but only as wide as its
 * height then needs to stay under two thirds of the window.
 */
export function fitted({ width, height }: Dimensions): CSSProperties {
  const ratio = width / height
  return { aspectRatio: `${width} / ${height}`, maxWidth: `calc(max(18rem, 66dvh) * ${ratio.toFixed(4)})` }
}
