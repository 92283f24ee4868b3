import { anime } from './anime.ts'
import { digitalArt, none, photorealistic } from './camera.ts'
import { comic } from './comic.ts'
import { lineArt } from './engraving.ts'
import { render3d } from './low-poly.ts'
import { oil } from './oil.ts'
import { pixelArt } from './pixel.ts'
import type { Style } from './style.ts'
import { watercolour } from './watercolour.ts'

/** In the order of D20. */
export const styles: readonly Style[] = [
  none,
  photorealistic,
  digitalArt,
  anime,
  render3d,
  watercolour,
  oil,
  pixelArt,
  lineArt,
  comic,
]

const plain = (name: string) => name.trim().toLowerCase()

/** The style with this title in any case; "None" for an unknown one. */
export const styleFor = (name: string): Style => styles.find((style) => plain(style.name) === plain(name)) ?? none
