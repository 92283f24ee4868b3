import type { Canvas } from '../canvas.ts'
import { blend, lerp, type Rgb } from '../colour.ts'
import type { Noise } from '../noise.ts'
import { at, clamp, smoothstep } from '../numbers.ts'
import type { Brief } from '../prompt.ts'
import type { Lamp } from './sky.ts'

/**
 * Water from `shore` (pixel row) to the bottom: a mirror of the upper part, broken by waves that grow towards the
 * viewer, darker where one looks steeply into it, with the lamp's road of light.
 * `rough` 0 is a pond, 1 the open sea.
 */
export const paintWater = (
  canvas: Canvas,
  brief: Brief,
  noise: Noise,
  shore: number,
  lamp: Lamp,
  rough: number,
): void => {
  const { width, height } = canvas
  const unit = Math.min(width, height)
  const { palette } = brief
  const deep = blend(palette.near, palette.zenith, palette.night ? 0.45 : 0.55)
  const shallow = blend(palette.high, palette.far, 0.35)
  const mirror = canvas.data.slice(0, Math.ceil(shore) * width * 3)
  const first = Math.ceil(shore)
  for (let y = first; y < height; y++) {
    const near = (y - shore) / Math.max(1, height - shore)
    const depth = 1 / (0.035 + near)
    const vy = depth * 3.4
    const stretch = (0.02 + near * 0.12) * unit
    for (let x = 0; x < width; x++) {
      const vx = ((x - width / 2) / unit) * depth * 0.9
      const swell = noise.at(vx * 0.9, vy * 1.6 + 20)
      const chop = noise.at(vx * 3.1 + swell, vy * 5.2)
      const ripple = noise.at(vx * 8.3, vy * 12.7 + 7)
      const wave = swell * 0.45 + chop * 0.38 + ripple * 0.22
      const slope = wave * (0.25 + rough * 0.9)
      const sx = clamp(Math.round(x + slope * stretch * 0.5), 0, width - 1)
      const reach = (y - shore) * (1 + rough * 0.35) + slope * stretch * 1.8
      const sy = clamp(Math.round(shore - 1 - Math.abs(reach)), 0, first - 1)
      const i = (sy * width + sx) * 3
      const seen: Rgb = [at(mirror, i), at(mirror, i + 1), at(mirror, i + 2)]
      const steep = clamp(near * (0.45 + rough * 0.35) + slope * 0.45 * near + 0.08)
      let colour = lerp(seen, lerp(shallow, deep, clamp(near * 0.8 + 0.25 - wave * 0.5)), clamp(steep, 0.06, 0.86))
      const road = Math.exp(-(((x - lamp.x) / (unit * (0.035 + near * 0.13))) ** 2))
      const spark = smoothstep(0.12 - rough * 0.05, 0.5, wave + road * 0.2) * road
      colour = lerp(colour, palette.light, clamp(spark * (lamp.moon ? 0.8 : 0.95)))
      const crest = smoothstep(0.34, 0.62, wave) * rough * near
      colour = lerp(colour, palette.light, crest * 0.16)
      const haze = smoothstep(0.07, 0, near)
      canvas.set(x, y, lerp(colour, palette.horizon, haze * 0.45))
    }
  }
}
