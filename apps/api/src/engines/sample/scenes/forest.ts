import { Canvas } from '../canvas.ts'
import { blend, lerp, scale } from '../colour.ts'
import { Noise } from '../noise.ts'
import { at, clamp, mix, smoothstep } from '../numbers.ts'
import type { Brief } from '../prompt.ts'
import { RandomGenerator } from '../random.ts'
import { type Lamp, paintBirds, paintSky, placeLamp } from './sky.ts'
import { paintStand } from './trees.ts'

/** Ranks of conifers on rolling ground, mist lying between the ranks, light falling through. */
export const forest = (brief: Brief, width: number, height: number): Canvas => {
  const random = new RandomGenerator(brief.seed)
  const noise = new Noise(brief.seed)
  const canvas = new Canvas(width, height)
  const { palette } = brief
  const unit = Math.min(width, height)
  const lamp = placeLamp(brief, random, width, height * 0.6)
  paintSky(canvas, brief, noise, height, lamp)
  const haze = blend(palette.horizon, palette.light, palette.night ? 0.05 : 0.35)
  const valley = random.between(0.35, 0.65)
  const ranks = 8
  const edges = Array.from({ length: ranks }, (_, rank) => {
    const t = rank / (ranks - 1)
    const sink = mix(0.52, 1.06, t ** 1.15) * height
    return Float32Array.from({ length: width }, (_each, x) => {
      const away = Math.abs(x / width - valley)
      const roll = noise.fbm((x / unit) * 1.7 + rank * 9.1, rank * 2.3, 3) * unit * 0.11
      return sink - away * height * mix(0.3, 0.16, t) - roll
    })
  })
  edges.forEach((edge, rank) => {
    const t = rank / (ranks - 1)
    const leafy = blend(palette.near, palette.leaf, mix(0.45, 0.18, t))
    const dark = scale(leafy, mix(1, 0.62, t))
    const veil = mix(0.88, 0, t ** 0.75)
    paintStand(canvas, (x) => at(edge, Math.round(x)), {
      spacing: unit * mix(0.016, 0.1, t),
      tall: unit * mix(0.14, 0.66, t ** 1.3),
      dark,
      lit: blend(palette.leaf, palette.light, mix(0.34, 0.06, t)),
      haze,
      hazeAmount: veil,
      lightX: lamp.x,
      salt: brief.details + rank * 211,
      density: (x) => {
        const clear = smoothstep(mix(0, 0.05, t), mix(0.09, 0.4, t ** 1.5), Math.abs(x / width - valley))
        return t < 0.45 ? 0.92 : clear * 0.95
      },
    })
    const floor = lerp(dark, haze, veil * 0.8)
    for (let x = 0; x < width; x++) {
      const top = at(edge, x)
      const next = edges[rank + 1]
      const bottom = next ? Math.min(height, at(next, x) + unit * 0.03) : height
      for (let y = Math.max(0, Math.floor(top)); y < bottom; y++) {
        const drop = (y - top) / unit
        const fog = smoothstep(0, 0.22, drop) * mix(0.85, 0.05, t)
        const grain = noise.fbm((x / unit) * 18, (y / unit) * 26 + rank, 2) * 0.05 * t
        const ground = lerp(floor, haze, clamp(fog + grain))
        canvas.lay(x, y, ground, clamp(y + 1 - top))
      }
    }
  })
  shafts(canvas, brief, noise, lamp)
  if (brief.extras.has('birds'))
    paintBirds(canvas, random, blend(palette.near, palette.far, 0.3), height * 0.1, height * 0.24)
  return canvas
}

/** Light that falls through the crowns, fanned out from the lamp. */
const shafts = (canvas: Canvas, brief: Brief, noise: Noise, lamp: Lamp): void => {
  const { light, night } = brief.palette
  const unit = Math.min(canvas.width, canvas.height)
  canvas.map((colour, x, y) => {
    if (y < lamp.y) return colour
    const angle = Math.atan2(x - lamp.x, y - lamp.y)
    const beam = smoothstep(0.05, 0.5, noise.fbm(angle * 7, 3.3, 3))
    const fade = Math.exp(-Math.hypot(x - lamp.x, y - lamp.y) / (unit * 0.42))
    return lerp(colour, light, beam * fade * (night ? 0.2 : 0.5))
  })
}
