import { Canvas } from '../canvas.ts'
import { blend, lerp, type Rgb } from '../colour.ts'
import { Noise } from '../noise.ts'
import { clamp, smoothstep } from '../numbers.ts'
import type { Brief } from '../prompt.ts'
import { RandomGenerator } from '../random.ts'

interface Band {
  x: number
  y: number
  inner: number
  outer: number
  lobes: number
  twist: number
  curves: number
  ink: Rgb
  second: Rgb
}

/** Engine-turned rosettes, line by line, as they are cut for banknotes and medals. */
export const guilloche = (brief: Brief, width: number, height: number): Canvas => {
  const random = new RandomGenerator(brief.seed)
  const noise = new Noise(brief.seed)
  const canvas = new Canvas(width, height)
  const { palette } = brief
  const unit = Math.min(width, height)
  const dark = palette.night || random.chance(0.35)
  const ground = dark ? blend(palette.near, palette.zenith, 0.35) : blend(palette.ground, palette.light, 0.4)
  const far = dark ? palette.near : blend(palette.ground, palette.low, 0.3)
  canvas.fill((x, y) => {
    const away = Math.hypot((x - width / 2) / unit, (y - height / 2) / unit)
    return lerp(ground, far, clamp(smoothstep(0.05, 0.85, away) + noise.fbm(x / unit, y / unit, 3) * 0.08))
  })
  const inks: readonly Rgb[] = dark
    ? [
        blend(palette.light, palette.accent, 0.35),
        palette.horizon,
        blend(palette.low, palette.light, 0.3),
        palette.accent,
      ]
    : [palette.near, palette.accent, blend(palette.zenith, palette.near, 0.3), palette.leaf]
  const ink = (n: number): Rgb => inks[n % inks.length] ?? palette.accent
  const lobes = random.pick(8, 10, 12, 14, 16)
  const start = random.whole(0, 3)
  const ring = (
    x: number,
    y: number,
    size: number,
    inner: number,
    outer: number,
    count: number,
    curves: number,
    n: number,
  ) =>
    engrave(canvas, unit, {
      x: x * width,
      y: y * height,
      inner: inner * size * unit,
      outer: outer * size * unit,
      lobes: count,
      twist: random.between(0.6, 1.7),
      curves,
      ink: ink(start + n),
      second: ink(start + n + 1),
    })
  for (const [x, y] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const)
    ring(x, y, 0.3, 0.25, 1, lobes + 4, 14, 2)
  ring(0.5, 0.5, 0.46, 0.8, 1, lobes * 4, 12, 0)
  ring(0.5, 0.5, 0.46, 0.46, 0.8, lobes * 2, 22, 1)
  ring(0.5, 0.5, 0.46, 0.16, 0.5, lobes, 26, 3)
  ring(0.5, 0.5, 0.46, 0.0, 0.16, lobes / 2, 12, 0)
  return canvas
}

/** A family of closed waves, each turned a little against the last. */
const engrave = (canvas: Canvas, unit: number, band: Band): void => {
  const middle = (band.inner + band.outer) / 2
  const swing = (band.outer - band.inner) / 2
  const thick = Math.max(0.55, unit * 0.00072)
  const length = Math.PI * 2 * (middle + swing * band.lobes * 0.5)
  const points = Math.ceil(length * 0.9)
  for (let curve = 0; curve < band.curves; curve++) {
    const phase = (curve / band.curves) * Math.PI * 2
    const colour = lerp(band.ink, band.second, curve / band.curves)
    for (let n = 0; n < points; n++) {
      const angle = (n / points) * Math.PI * 2
      const wave = Math.sin(angle * band.lobes + phase)
      const second = Math.sin(angle * band.lobes * 0.5 * 2 + phase * band.twist) * 0.5
      const r = middle + swing * (wave * 0.68 + second * 0.62) * 0.98
      stamp(canvas, band.x + Math.cos(angle) * r, band.y + Math.sin(angle) * r, thick, colour)
    }
  }
}

const stamp = (canvas: Canvas, x: number, y: number, thick: number, colour: Rgb): void => {
  const x0 = Math.floor(x)
  const y0 = Math.floor(y)
  for (let j = 0; j <= 1; j++)
    for (let i = 0; i <= 1; i++) {
      const away = Math.hypot(x0 + i - x, y0 + j - y)
      canvas.lay(x0 + i, y0 + j, colour, clamp(thick + 0.5 - away) * 0.62)
    }
}
