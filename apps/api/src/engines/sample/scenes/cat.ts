import { Canvas } from '../canvas.ts'
import { blend, lerp, scale } from '../colour.ts'
import { Noise } from '../noise.ts'
import { at, clamp, mix, smoothstep } from '../numbers.ts'
import type { Brief } from '../prompt.ts'
import { hashPoint, RandomGenerator } from '../random.ts'
import { paintSky } from './sky.ts'

/** A cat on a hill that looks into a very large sun or moon. */
export const cat = (brief: Brief, width: number, height: number): Canvas => {
  const random = new RandomGenerator(brief.seed)
  const noise = new Noise(brief.seed)
  const canvas = new Canvas(width, height)
  const { palette } = brief
  const unit = Math.min(width, height)
  const x = width * random.between(0.4, 0.6)
  const lamp = {
    x: x + unit * random.between(-0.12, 0.12),
    y: height * 0.47,
    radius: unit * 0.25,
    moon: palette.night || brief.extras.has('moon'),
  }
  paintSky(canvas, brief, noise, height, lamp)
  for (let layer = 0; layer < 3; layer++) hill(canvas, brief, noise, layer)
  const edge = hill(canvas, brief, noise, 3)
  sit(canvas, brief, x, at(edge, Math.round(x)) + unit * 0.012, unit * 0.2, random.chance(0.5) ? 1 : -1, lamp.x)
  return canvas
}

const hill = (canvas: Canvas, brief: Brief, noise: Noise, layer: number): Float32Array => {
  const { width, height } = canvas
  const unit = Math.min(width, height)
  const { palette } = brief
  const t = layer / 3
  const body = scale(blend(blend(palette.far, palette.horizon, 0.2), palette.near, t), layer === 3 ? 0.8 : 1)
  const edge = new Float32Array(width)
  for (let x = 0; x < width; x++) {
    const blades = layer === 3 ? hashPoint(Math.floor(x / 2), 5, brief.details) ** 3 * unit * 0.022 : 0
    edge[x] =
      height * mix(0.66, 0.8, t) -
      noise.fbm((x / unit) * mix(1.8, 1, t) + layer * 11, layer * 5, 4) * unit * 0.13 -
      blades
    for (let y = Math.max(0, Math.floor(at(edge, x))); y < height; y++) {
      const drop = (y - at(edge, x)) / unit
      canvas.lay(
        x,
        y,
        lerp(body, palette.horizon, (1 - t) * smoothstep(0, 0.2, drop) * 0.6),
        clamp(y + 1 - at(edge, x)),
      )
    }
  }
  return edge
}

/** Smooth union of two distances, so that the parts look organic. */
const melt = (a: number, b: number, k: number): number => {
  const h = clamp(0.5 + (0.5 * (b - a)) / k)
  return mix(b, a, h) - k * h * (1 - h)
}

const oval = (x: number, y: number, cx: number, cy: number, rx: number, ry: number): number =>
  (Math.hypot((x - cx) / rx, (y - cy) / ry) - 1) * Math.min(rx, ry)

const bone = (x: number, y: number, ax: number, ay: number, bx: number, by: number, ra: number, rb: number): number => {
  const t = clamp(((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2))
  return Math.hypot(x - mix(ax, bx, t), y - mix(ay, by, t)) - mix(ra, rb, t)
}

/** Distance to a sitting cat seen from behind: feet at y = 0, up is negative, about 1.9 high. */
const catShape = (x: number, y: number): number => {
  let d = oval(x, y, 0, -0.42, 0.46, 0.46)
  d = melt(d, oval(x, y, 0, -0.86, 0.3, 0.44), 0.22)
  d = melt(d, oval(x, y, 0.02, -1.42, 0.27, 0.235), 0.1)
  d = melt(d, bone(x, y, -0.17, -1.53, -0.22, -1.8, 0.085, 0.012), 0.035)
  d = melt(d, bone(x, y, 0.2, -1.53, 0.26, -1.8, 0.085, 0.012), 0.035)
  const tail = Math.min(
    bone(x, y, 0.25, -0.1, 0.66, -0.07, 0.085, 0.078),
    bone(x, y, 0.66, -0.07, 0.92, -0.24, 0.078, 0.07),
    bone(x, y, 0.92, -0.24, 0.93, -0.5, 0.07, 0.045),
  )
  return melt(d, tail, 0.08)
}

const sit = (
  canvas: Canvas,
  brief: Brief,
  x: number,
  foot: number,
  size: number,
  facing: number,
  lampX: number,
): void => {
  const { palette } = brief
  const fur = scale(palette.near, 0.62)
  for (let py = Math.floor(foot - size * 2.1); py < foot; py++)
    for (let px = Math.floor(x - size * 1.3); px < x + size * 1.3; px++) {
      const u = ((px - x) / size) * facing
      const v = (py - foot) / size
      const hair = (hashPoint(px, Math.floor(py / 3), brief.details) - 0.5) * 0.012
      const d = catShape(u, v) + hair
      const cover = clamp(0.5 - d * size)
      if (cover <= 0) continue
      const towards = clamp(0.5 + ((px - x) / size) * Math.sign(lampX - x) * 0.5)
      const rim = smoothstep(-0.055, -0.004, d) * (0.25 + 0.6 * towards)
      canvas.lay(px, py, lerp(fur, palette.light, rim * 0.5), cover)
    }
}
