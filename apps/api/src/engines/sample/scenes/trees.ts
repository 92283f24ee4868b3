import type { Canvas } from '../canvas.ts'
import { lerp, type Rgb } from '../colour.ts'
import { clamp } from '../numbers.ts'
import { hashPoint } from '../random.ts'

/** A conifer standing at (x, foot), `tall` pixels high; ragged tiers, lit from `lightX`, sinking into `haze`. */
const paintConifer = (
  canvas: Canvas,
  x: number,
  foot: number,
  tall: number,
  dark: Rgb,
  lit: Rgb,
  lightX: number,
  haze: Rgb,
  hazeAmount: number,
  salt: number,
): void => {
  const top = Math.round(foot - tall)
  const spread = tall * (0.16 + 0.07 * hashPoint(salt, 1))
  const tiers = 6 + Math.floor(hashPoint(salt, 2) * 5)
  const lean = (hashPoint(salt, 3) - 0.5) * tall * 0.03
  const side = lightX > x ? 1 : -1
  for (let y = Math.max(0, top); y < Math.min(canvas.height, foot); y++) {
    const t = (y - top) / tall
    const saw = (t * tiers) % 1
    // Needles hang in tufts that grow with the tree, so that near trees do not look like combs.
    const tuft = hashPoint(salt, Math.floor(t * 46))
    const next = hashPoint(salt, Math.floor(t * 46) + 1)
    const rag = 0.5 + 0.52 * saw + 0.3 * (tuft + (next - tuft) * ((t * 46) % 1) - 0.5)
    const half = t > 0.93 ? tall * 0.014 : spread * t ** 0.85 * rag
    const axis = x + lean * (1 - t)
    const from = Math.floor(axis - half)
    const to = Math.ceil(axis + half)
    for (let px = from; px <= to; px++) {
      const across = (px - axis) / Math.max(0.5, half)
      const cover = clamp(half - Math.abs(px - axis) + 0.5)
      if (cover <= 0) continue
      const light = clamp(0.32 + across * side * 0.4 + (saw - 0.5) * 0.3 + (hashPoint(px, y, salt) - 0.5) * 0.35)
      canvas.lay(px, y, lerp(lerp(dark, lit, light * 0.75), haze, hazeAmount * (0.55 + 0.45 * t)), cover)
    }
  }
}

/** Height in pixels of the land's edge at a column. */
type Edge = (x: number) => number

export interface Stand {
  spacing: number
  tall: number
  dark: Rgb
  lit: Rgb
  haze: Rgb
  hazeAmount: number
  lightX: number
  salt: number
  /** 0..1 by column: how many trees there are. */
  density(x: number): number
}

/** A row of conifers along an edge, in clumps, some of them low. */
export const paintStand = (canvas: Canvas, edge: Edge, stand: Stand): void => {
  let n = 0
  for (let x = -stand.spacing; x < canvas.width + stand.spacing; n++) {
    const luck = hashPoint(n, 7, stand.salt)
    x += stand.spacing * (0.35 + 1.1 * luck)
    const here = stand.density(x)
    if (hashPoint(n, 8, stand.salt) > here) continue
    const tall = stand.tall * (0.45 + 0.65 * hashPoint(n, 9, stand.salt)) * (0.6 + 0.4 * here)
    const foot = edge(clamp(x, 0, canvas.width - 1)) + tall * 0.06
    paintConifer(
      canvas,
      x,
      Math.round(foot),
      tall,
      stand.dark,
      stand.lit,
      stand.lightX,
      stand.haze,
      stand.hazeAmount,
      stand.salt + n * 13,
    )
  }
}
