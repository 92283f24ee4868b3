import type { CSSProperties } from 'react'
import { usedHeight } from './ServiceLayout.css.ts'
import type { Dimensions } from './types.ts'

/** Its name above it and the ways on from it below. */
const around = '8.5rem'

/**
 * Keeps a picture's proportions and holds it inside the window together with its name and its Download: as wide as its
 * place allows, but only as wide as its height then needs. `also` is the height of what else stands above it.
 */
export function fitted({ width, height }: Dimensions, also = '0rem'): CSSProperties {
  const ratio = width / height
  const room = `max(12rem, 100dvh - ${usedHeight} - ${around} - ${also})`
  return { aspectRatio: `${width} / ${height}`, maxWidth: `calc(${room} * ${ratio.toFixed(4)})` }
}
