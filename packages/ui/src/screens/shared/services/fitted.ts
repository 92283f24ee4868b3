import type { CSSProperties } from 'react'
import { usedHeight } from './ServiceLayout.css.ts'
import type { Dimensions } from './types.ts'

/** Height of the name above and of the actions below. */
const around = '8.5rem'

/**
 * Keeps an image's proportions, and fits it into the window with its name and its Download. `also` is the height of
 * other content above it.
 */
export function fitted({ width, height }: Dimensions, also = '0rem'): CSSProperties {
  const ratio = width / height
  const room = `max(12rem, 100dvh - ${usedHeight} - ${around} - ${also})`
  return { aspectRatio: `${width} / ${height}`, maxWidth: `calc(${room} * ${ratio.toFixed(4)})` }
}
