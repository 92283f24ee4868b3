import { Canvas } from '../canvas.ts'
import { blend, lerp } from '../colour.ts'
import { Noise } from '../noise.ts'
import { at, clamp, mix, smoothstep } from '../numbers.ts'
import type { Brief } from '../prompt.ts'
import { RandomGenerator } from '../random.ts'
import { type Lamp, paintBirds, paintSky, placeLamp } from './sky.ts'

/** Dunes: long crests, a lit and a shaded flank, ripples in the near sand. */
export const desert = (brief: Brief, width: number, height: number): Canvas => {
  const random = new RandomGenerator(brief.seed)
  const noise = new Noise(brief.seed)
  const canvas = new Canvas(width, height)
  const horizon = height * random.between(0.44, 0.54)
  const lamp = placeLamp(brief, random, width, horizon)
  paintSky(canvas, brief, noise, height, lamp)
  if (brief.extras.has('birds')) paintBirds(canvas, random, brief.palette.near, height * 0.15, height * 0.3)
  const dunes = random.whole(5, 7)
  const crests = Array.from({ length: dunes }, (_, i) =>
    crestOf(brief, noise, i / (dunes - 1), i, horizon, width, height),
  )
  crests.forEach((crest, i) => {
    const next = crests[i + 1]
    paintDune(canvas, brief, noise, { t: i / (dunes - 1), layer: i, crest, hiddenFrom: next ?? (() => height) }, lamp)
  })
  return canvas
}

/** Height in pixels of a dune's crest at a column. */
type Crest = (x: number) => number

interface Dune {
  /** 0 far, 1 near. */
  t: number
  layer: number
  crest: Crest
  /** The nearer dune's crest, which hides everything below it. */
  hiddenFrom: Crest
}

const crestOf = (
  brief: Brief,
  noise: Noise,
  t: number,
  layer: number,
  horizon: number,
  width: number,
  height: number,
): Crest => {
  const unit = Math.min(width, height)
  const rate = mix(1.9, 0.85, t)
  const offset = (brief.seed % 97) * 0.1
  return (x) => {
    const u = x / unit + offset
    const swell = noise.at(u * rate + layer * 13.7, layer * 5.1)
    const horn = 1 - Math.abs(noise.at(u * rate * 0.9 + layer * 7.9 + 50, layer * 2.2)) ** 0.85 * 1.6
    const rise = (swell * 0.45 + horn * 0.55 + 0.2) * unit * mix(0.06, 0.17, t)
    return horizon + (height * 1.02 - horizon) * t ** 1.35 * 0.92 - rise
  }
}

const paintDune = (canvas: Canvas, brief: Brief, noise: Noise, dune: Dune, lamp: Lamp): void => {
  const { t, layer, crest } = dune
  const { width, height } = canvas
  const unit = Math.min(width, height)
  const { palette } = brief
  const sand = blend(blend(palette.accent, palette.horizon, 0.55), palette.far, palette.night ? 0.75 : 0.08)
  const lit = blend(sand, palette.light, mix(0.25, 0.4, t))
  const shade = blend(blend(sand, palette.zenith, palette.night ? 0.6 : 0.4), palette.near, mix(0.12, 0.42, t))
  const side = lamp.x > width / 2 ? 1 : -1
  const edge = Float32Array.from({ length: width }, (_, x) => crest(x))
  const reach = unit * 0.02
  // Tilts are looked up far outside the canvas, where slip faces come from; two pixels apart is fine enough.
  const margin = Math.ceil(height * 1.2)
  const tilts = Float32Array.from({ length: Math.ceil((width + margin * 2) / 2) + 1 }, (_, i) => {
    const x = i * 2 - margin
    return ((crest(x + reach) - crest(x - reach)) / (2 * reach)) * side
  })
  for (let x = 0; x < width; x++) {
    const top = at(edge, x)
    const bottom = Math.min(height, dune.hiddenFrom(x) + 2)
    for (let y = Math.max(0, Math.floor(top)); y < bottom; y++) {
      const drop = y - top
      // Follows the slip face up to the crest, which decides the flank.
      const source = x + side * drop * 0.95 + noise.at(y / (unit * 0.09), layer) * drop * 0.18
      const tilt = at(tilts, Math.round((source + margin) / 2))
      const facing = smoothstep(-0.14, 0.1, -tilt + smoothstep(0, 0.42, drop / unit) * 0.16)
      const wave = Math.sin((y / unit) * mix(420, 210, t) + noise.fbm((x / unit) * 5, (y / unit) * 9 + layer, 2) * 13)
      const ripple = wave * 0.05 * t * smoothstep(0.015, 0.12, drop / unit)
      const soft = noise.fbm((x / unit) * 3 + layer, (y / unit) * 6, 3) * 0.14
      const light = clamp(facing * 0.82 + 0.1 + ripple + soft)
      const dust = mix(0.62, 0, t ** 0.6) + smoothstep(0.02, 0.3, drop / unit) * 0.14 * (1 - t)
      const glint = smoothstep(reach * 0.5, 0, drop) * 0.35 * facing
      const colour = lerp(lerp(lerp(shade, lit, light), palette.horizon, clamp(dust)), palette.light, glint)
      canvas.lay(x, y, colour, clamp(y + 1 - top))
    }
  }
}
