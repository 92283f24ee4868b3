import { Canvas } from '../canvas.ts'
import { blend, lerp, ramp } from '../colour.ts'
import { Noise } from '../noise.ts'
import { at, clamp, smoothstep } from '../numbers.ts'
import type { Brief } from '../prompt.ts'
import { RandomGenerator } from '../random.ts'

/** Folded liquid with metal drawn along its seams: noise bent by noise (after Inigo Quilez's domain warping). */
export const marble = (brief: Brief, width: number, height: number): Canvas => {
  const random = new RandomGenerator(brief.seed)
  const noise = new Noise(brief.seed)
  const canvas = new Canvas(width, height)
  const { palette } = brief
  const unit = Math.min(width, height)
  const body = ramp(
    blend(palette.near, palette.zenith, 0.3),
    blend(palette.leaf, palette.zenith, 0.55),
    blend(palette.high, palette.far, 0.3),
    blend(palette.low, palette.ground, 0.5),
    palette.light,
    blend(palette.low, palette.accent, 0.4),
  )
  const gold = ramp([0.42, 0.24, 0.1], blend(palette.accent, [0.85, 0.62, 0.28], 0.6), [1, 0.93, 0.74])
  const stretch = random.between(1.3, 2.1)
  const angle = random.between(-0.9, 0.9)
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const fold = new Float32Array(width * height)
  const warp = new Float32Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const u = (x - width / 2) / unit
      const v = (y - height / 2) / unit
      const px = (u * cos + v * sin) * 1.05 + 4
      const py = (v * cos - u * sin) * stretch * 1.05 + 9
      const qx = noise.fbm(px, py, 3)
      const qy = noise.fbm(px + 5.2, py + 1.3, 3)
      const rx = noise.fbm(px + 1.9 * qx + 1.7, py + 1.9 * qy + 9.2, 3)
      fold[y * width + x] = noise.fbm(px + 2.2 * rx, py + 2.2 * qx, 4)
      warp[y * width + x] = rx
    }
  return canvas.fill((x, y) => {
    const i = y * width + x
    const h = at(fold, i)
    const left = at(fold, i - (x > 1 ? 2 : 0))
    const above = at(fold, i - (y > 1 ? 2 * width : 0))
    const slope = (h - left + (h - above)) * unit * 0.022
    const strata = Math.sin(h * 17 + at(warp, i) * 5) * 0.045
    const base = body(0.47 + h * 0.78 + at(warp, i) * 0.34 + strata)
    const lit = lerp(base, slope > 0 ? palette.light : palette.near, clamp(Math.abs(slope) * 1.3, 0, 0.42))
    const seam = Math.abs(h - 0.06 - at(warp, i) * 0.12)
    const vein = smoothstep(0.017, 0.004, seam) * smoothstep(-0.3, 0.15, at(warp, i))
    const thread = smoothstep(0.006, 0.001, Math.abs(h + 0.2)) * 0.7
    return lerp(lit, gold(0.5 + slope * 1.6), Math.max(vein, thread))
  })
}
