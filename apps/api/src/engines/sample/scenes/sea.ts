import { Canvas } from '../canvas.ts'
import { blend, lerp, type Rgb } from '../colour.ts'
import { Noise } from '../noise.ts'
import { clamp, smoothstep } from '../numbers.ts'
import type { Brief } from '../prompt.ts'
import { RandomGenerator } from '../random.ts'
import { paintBirds, paintSky, placeLamp } from './sky.ts'
import { paintWater } from './water.ts'

/** Open water under a big sky, headlands far off, now and then a sail. */
export const sea = (brief: Brief, width: number, height: number): Canvas => {
  const random = new RandomGenerator(brief.seed)
  const noise = new Noise(brief.seed)
  const canvas = new Canvas(width, height)
  const horizon = Math.round(height * random.between(0.52, 0.62))
  const lamp = placeLamp(brief, random, width, horizon)
  paintSky(canvas, brief, noise, height, lamp)
  headland(canvas, brief, noise, horizon, random.chance(0.5), 0.1, 0.35)
  headland(canvas, brief, noise, horizon, random.chance(0.5), 0.055, 0.6)
  const boat = brief.extras.has('boat') || random.chance(0.4)
  const boatX = lamp.x < width / 2 ? random.between(0.58, 0.74) * width : random.between(0.26, 0.42) * width
  if (boat) sail(canvas, brief, boatX, horizon, Math.min(width, height) * random.between(0.1, 0.15))
  paintWater(canvas, brief, noise, horizon, lamp, 0.75)
  if (boat) hull(canvas, brief, boatX, horizon, Math.min(width, height) * 0.05)
  if (brief.extras.has('birds'))
    paintBirds(canvas, random, blend(brief.palette.near, brief.palette.far, 0.25), height * 0.16, height * 0.36)
  return canvas
}

const headland = (
  canvas: Canvas,
  brief: Brief,
  noise: Noise,
  horizon: number,
  left: boolean,
  tall: number,
  dark: number,
): void => {
  const { width, height } = canvas
  const unit = Math.min(width, height)
  const { palette } = brief
  const body = blend(blend(palette.far, palette.horizon, 0.3), palette.near, dark)
  for (let x = 0; x < width; x++) {
    const inward = (left ? x : width - x) / width
    const rise = smoothstep(0.62 - dark * 0.25, 0.02, inward + noise.at(x / unit, dark * 9) * 0.06)
    const crest = rise * (0.55 + 0.6 * noise.ridged((x / unit) * 2.4 + dark * 40, 3, 5)) * tall * height
    const top = horizon - crest
    for (let y = Math.max(0, Math.floor(top)); y <= horizon; y++) {
      const grain = noise.fbm((x / unit) * 14, (y / unit) * 9 + dark * 30, 3)
      const lit: Rgb = lerp(body, palette.light, clamp(0.16 + grain * 0.3) * 0.5)
      canvas.lay(
        x,
        y,
        lerp(lit, palette.horizon, smoothstep(0.3, 1, (y - top) / Math.max(1, crest)) * 0.45),
        clamp(y + 1 - top) * smoothstep(0, 3, crest),
      )
    }
  }
}

const sail = (canvas: Canvas, brief: Brief, x: number, foot: number, tall: number): void => {
  const { palette } = brief
  const cloth = blend(palette.light, palette.ground, 0.3)
  const dim = blend(cloth, palette.accent, 0.45)
  for (let y = Math.floor(foot - tall); y < foot - tall * 0.06; y++) {
    const t = (y - (foot - tall)) / tall
    const main = tall * 0.42 * t ** 1.15
    const jib = tall * 0.3 * Math.max(0, t - 0.12) ** 0.95
    for (let px = Math.floor(x - jib - 2); px <= x + main + 1; px++) {
      const across = px - x
      const inMain = across >= 1 && across <= main
      const inJib = across <= -tall * 0.02 && across >= -jib
      if (inMain) canvas.lay(px, y, lerp(cloth, dim, (across / Math.max(1, main)) * 0.7), clamp(main - across + 0.5))
      else if (inJib) canvas.lay(px, y, lerp(dim, cloth, -across / Math.max(1, jib)), clamp(jib + across + 0.5))
      else if (Math.abs(across) < Math.max(0.8, tall * 0.007)) canvas.lay(px, y, palette.near, 0.8)
    }
  }
}

const hull = (canvas: Canvas, brief: Brief, x: number, waterline: number, length: number): void => {
  const deep = length * 0.26
  for (let y = Math.floor(waterline - deep); y < waterline + deep * 0.5; y++) {
    const t = (y - (waterline - deep)) / (deep * 1.5)
    const half = length * (1 - t ** 2 * 0.45)
    for (let px = Math.floor(x - half); px <= x + half * 0.94; px++)
      canvas.lay(
        px,
        y,
        lerp(brief.palette.near, brief.palette.accent, t < 0.28 ? 0.55 : 0.08),
        clamp(half - Math.abs(px - x)) * clamp((1 - t) * 4),
      )
  }
}
