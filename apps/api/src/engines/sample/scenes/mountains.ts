import { Canvas } from '../canvas.ts'
import { blend, lerp, type Rgb, scale } from '../colour.ts'
import { Noise } from '../noise.ts'
import { at, clamp, mix, smoothstep } from '../numbers.ts'
import type { Brief } from '../prompt.ts'
import { RandomGenerator } from '../random.ts'
import { type Lamp, paintBirds, paintSky, placeLamp } from './sky.ts'
import { paintStand } from './trees.ts'
import { paintWater } from './water.ts'

/** Mountain ranges in haze, with a lake or woods in front. */
export const mountains = (brief: Brief, width: number, height: number): Canvas => {
  const random = new RandomGenerator(brief.seed)
  const noise = new Noise(brief.seed)
  const canvas = new Canvas(width, height)
  const lake = brief.extras.has('lake') || random.chance(0.35)
  const shore = lake ? height * random.between(0.66, 0.74) : height
  const horizon = (lake ? shore : height * 0.78) | 0
  const lamp = placeLamp(brief, random, width, horizon * 0.86)
  paintSky(canvas, brief, noise, height, lamp)
  if (brief.extras.has('birds'))
    paintBirds(canvas, random, blend(brief.palette.near, brief.palette.far, 0.3), height * 0.2, height * 0.36)
  const layers = random.whole(5, 6)
  const peak = random.between(0.3, 0.7)
  const edges = Array.from({ length: layers }, (_, i) =>
    ridge(i / (layers - 1), i, noise, brief, width, height, horizon, peak),
  )
  edges.forEach((edge, i) => {
    const nearness = i / (layers - 1)
    const next = edges[i + 1]
    paintRange(canvas, brief, noise, edge, next, nearness, lamp, shore, i)
    if (nearness >= 0.5) plantRange(canvas, brief, noise, edge, nearness, lamp, i)
  })
  if (!lake) plantSlope(canvas, brief, noise, edges.at(-1) ?? new Float32Array(width), lamp)
  if (lake) paintWater(canvas, brief, noise, shore, lamp, 0.12)
  if (lake) paintForeshore(canvas, brief, noise, lamp)
  return canvas
}

const ridge = (
  nearness: number,
  layer: number,
  noise: Noise,
  brief: Brief,
  width: number,
  height: number,
  horizon: number,
  peak: number,
): Float32Array => {
  const edge = new Float32Array(width)
  const unit = Math.min(width, height)
  const base = mix(horizon * 0.72, horizon * 1.0, nearness ** 1.1)
  const tall = mix(0.3, 0.11, nearness ** 0.8) * height * (layer === 0 ? 0.75 : 1)
  const rate = mix(2.1, 1.5, nearness)
  for (let x = 0; x < width; x++) {
    const u = (x - width / 2) / unit
    const crest = noise.ridged(u * rate + layer * 19.7, layer * 7.3, 6)
    const roll = noise.fbm(u * rate * 0.8 + layer * 31.1, layer * 3.7 + 50, 3)
    const massif = Math.exp(-(((x / width - peak - (layer % 2 ? 0.22 : -0.12) * layer * 0.35) / 0.26) ** 2))
    const sharpness = brief.subject === 'mountains' ? mix(1, 0.3, nearness) : 0.5
    edge[x] = base - tall * (sharpness * (crest * 1.5 - 0.55) + roll * 0.6 + massif * (layer < 3 ? 0.85 : 0.2))
  }
  return edge
}

const paintRange = (
  canvas: Canvas,
  brief: Brief,
  noise: Noise,
  edge: Float32Array,
  next: Float32Array | undefined,
  nearness: number,
  lamp: Lamp,
  shore: number,
  layer: number,
): void => {
  const { palette, extras } = brief
  const { width, height } = canvas
  const unit = Math.min(width, height)
  const body = blend(blend(palette.far, palette.horizon, 0.25), palette.near, nearness ** 0.9)
  const lit = blend(body, palette.light, palette.night ? 0.22 : mix(0.5, 0.22, nearness))
  const shade = blend(body, palette.zenith, mix(0.25, 0.4, 1 - nearness))
  const haze = blend(palette.horizon, palette.far, 0.25)
  const snowLine =
    nearness < 0.62 && (extras.has('snow') || palette.night || layer <= 1) ? mix(0.16, 0.05, nearness) : 0
  const snowLit = blend(palette.light, body, palette.night ? 0.45 : 0.06)
  const snowShade = blend(palette.high, palette.light, palette.night ? 0.1 : 0.38)
  const from = lamp.x / width > 0.5 ? 1 : -1
  const rate = mix(6, 3.6, nearness)
  for (let x = 0; x < width; x++) {
    const top = at(edge, x)
    const bottom = Math.min(height, shore + 1, next ? at(next, x) + 3 : height)
    const u = x / unit
    for (let y = Math.max(0, Math.floor(top)); y < bottom; y++) {
      const drop = (y - top) / unit
      const v = y / unit
      const gully = noise.at(u * rate * 0.7 + 9, v * rate * 0.7 + layer) * 0.35
      const a = noise.ridged((u + drop * 0.42 * from) * rate + gully + layer * 5.1, v * rate * 0.62 + gully, 4)
      const b = noise.ridged(
        (u + 0.012 * from + drop * 0.42 * from) * rate + gully + layer * 5.1,
        v * rate * 0.62 + gully,
        4,
      )
      const light = clamp(0.5 + (a - b) * 3.6 + (a - 0.5) * 0.2)
      let colour: Rgb = lerp(shade, lit, light)
      if (snowLine > 0) {
        const cap = smoothstep(snowLine, snowLine * 0.35, drop + (0.62 - a) * 0.09)
        colour = lerp(colour, lerp(snowShade, snowLit, smoothstep(0.3, 0.7, light)), cap * 0.92)
      }
      const veil = smoothstep(0, mix(0.3, 0.24, nearness), drop) * mix(0.85, 0.28, nearness) + (1 - nearness) * 0.16
      colour = lerp(colour, haze, clamp(veil * (extras.has('mist') ? 1.25 : 1)))
      canvas.lay(x, y, colour, clamp(y + 1 - top))
    }
  }
}

const plantRange = (
  canvas: Canvas,
  brief: Brief,
  noise: Noise,
  edge: Float32Array,
  nearness: number,
  lamp: Lamp,
  layer: number,
): void => {
  const { palette } = brief
  const unit = Math.min(canvas.width, canvas.height)
  const haze = blend(palette.horizon, palette.far, 0.35)
  const dark = scale(blend(palette.near, palette.leaf, 0.2), 0.85)
  paintStand(canvas, (x) => at(edge, Math.round(x)), {
    spacing: unit * mix(0.007, 0.02, (nearness - 0.5) * 2),
    tall: unit * mix(0.03, 0.13, (nearness - 0.5) * 2),
    dark,
    lit: blend(palette.leaf, palette.light, 0.12),
    haze,
    hazeAmount: mix(0.62, 0.08, (nearness - 0.5) * 2),
    lightX: lamp.x,
    salt: brief.details + layer * 101,
    density: (x) => smoothstep(-0.25, 0.35, noise.fbm((x / unit) * 2.2 + layer * 3, 77, 2)),
  })
}

/** The near slope: rows of trees that grow towards the viewer, with clearings between. */
const plantSlope = (canvas: Canvas, brief: Brief, noise: Noise, edge: Float32Array, lamp: Lamp): void => {
  const { palette } = brief
  const { width, height } = canvas
  const unit = Math.min(width, height)
  const rows = 7
  for (let row = 1; row <= rows; row++) {
    const t = row / rows
    const swing = (x: number) => noise.at((x / unit) * 1.6 + row * 4.1, 33) * unit * 0.02
    paintStand(
      canvas,
      (x) => at(edge, Math.round(x)) + (height - at(edge, Math.round(x))) * 1.12 * t ** 1.25 + swing(x),
      {
        spacing: unit * mix(0.022, 0.06, t),
        tall: unit * mix(0.11, 0.27, t),
        dark: scale(blend(palette.near, palette.leaf, 0.16), mix(0.9, 0.6, t)),
        lit: blend(palette.leaf, palette.light, mix(0.2, 0.04, t)),
        haze: blend(palette.horizon, palette.far, 0.5),
        hazeAmount: mix(0.3, 0.02, t) * (palette.night ? 0.4 : 1),
        lightX: lamp.x,
        salt: brief.details + 500 + row * 71,
        density: (x) => smoothstep(-0.22, 0.2, noise.fbm((x / unit) * 1.5 + row * 0.35, 91 + row * 0.3, 2)),
      },
    )
  }
}

/** A dark near bank in one lower corner, which makes the water look distant. */
const paintForeshore = (canvas: Canvas, brief: Brief, noise: Noise, lamp: Lamp): void => {
  const { width, height } = canvas
  const unit = Math.min(width, height)
  const left = lamp.x > width / 2
  const edge = new Float32Array(width)
  for (let x = 0; x < width; x++) {
    const inward = (left ? x : width - x) / width
    edge[x] = height * (0.9 + inward * 0.24) - noise.fbm((x / unit) * 3.1, 12.7, 4) * unit * 0.035
  }
  const body = scale(brief.palette.near, 0.8)
  for (let x = 0; x < width; x++)
    for (let y = Math.max(0, Math.floor(at(edge, x))); y < height; y++)
      canvas.lay(x, y, body, clamp(y + 1 - at(edge, x)))
  paintStand(canvas, (x) => at(edge, Math.round(x)), {
    spacing: unit * 0.042,
    tall: unit * 0.3,
    dark: body,
    lit: blend(brief.palette.leaf, brief.palette.near, 0.35),
    haze: brief.palette.near,
    hazeAmount: 0.1,
    lightX: lamp.x,
    salt: brief.details + 999,
    density: (x) => smoothstep(0.42, 0.05, (left ? x : width - x) / width),
  })
}
