import type { Canvas } from '../canvas.ts'
import { blend, lerp, type Rgb, ramp } from '../colour.ts'
import type { Noise } from '../noise.ts'
import { clamp, smoothstep } from '../numbers.ts'
import type { Brief } from '../prompt.ts'
import { hashPoint, type RandomGenerator } from '../random.ts'
import { variationOffset } from '../variation.ts'

/** The sun or the moon: place in pixels, radius in pixels. */
export interface Lamp {
  x: number
  y: number
  radius: number
  moon: boolean
}

export const placeLamp = (brief: Brief, random: RandomGenerator, width: number, horizon: number): Lamp => {
  const moon = brief.palette.night || (brief.extras.has('moon') && !brief.extras.has('sun'))
  const low = brief.hour === 'sunset' || brief.hour === 'dawn' || brief.hour === 'golden' || brief.hour === 'dusk'
  const side = random.chance(0.5) ? random.between(0.24, 0.42) : random.between(0.58, 0.76)
  const height = low && !moon ? random.between(0.68, 0.84) : random.between(0.3, 0.5)
  const size = Math.min(width, horizon * 1.6)
  return {
    x: (side + variationOffset(brief, 1) * 0.03) * width,
    y: (height + variationOffset(brief, 2) * 0.03) * horizon,
    radius: size * (moon ? 0.052 : low ? 0.062 : 0.045),
    moon,
  }
}

/** Air, clouds, stars and the lamp, from the top of the canvas down to `horizon` (pixels). */
export const paintSky = (canvas: Canvas, brief: Brief, noise: Noise, horizon: number, lamp: Lamp): void => {
  const { palette, extras } = brief
  const { width } = canvas
  const unit = Math.min(width, canvas.height)
  const air = ramp(palette.zenith, palette.high, palette.low, palette.horizon)
  const amount = extras.has('clouds') || extras.has('rain') ? 0.02 : brief.hour === 'night' ? 0.22 : 0.14
  const cloudLit = blend(palette.light, palette.horizon, 0.3)
  const cloudDark = blend(palette.high, palette.far, 0.5)
  const glowReach = unit * (lamp.moon ? 0.22 : 0.5)
  const rows = Math.min(canvas.height, Math.ceil(horizon))
  for (let y = 0; y < rows; y++) {
    const down = y / Math.max(1, horizon)
    // Clouds shrink and flatten towards the horizon, as a ceiling seen from below does.
    const depth = 1 / (1.18 - down * 0.92)
    const veil = smoothstep(0, 0.22, down) * smoothstep(1.02, 0.8, down)
    for (let x = 0; x < width; x++) {
      const dx = x - lamp.x
      const dy = y - lamp.y
      const away = Math.sqrt(dx * dx + dy * dy)
      const glow = Math.exp(-away / (glowReach * 0.42)) * (lamp.moon ? 0.5 : 0.75)
      let colour: Rgb = air(down ** 0.85 + glow * 0.1)
      colour = lerp(colour, palette.light, glow * 0.75)
      if (palette.night) colour = stars(colour, x, y, unit, brief.details, 1 - down, extras.has('stars'))
      const px = ((x - width / 2) / unit) * depth * 1.3
      const py = depth * 2.6
      const wx = noise.at(px * 1.1 + 3.1, py * 2.2) * 0.5
      const density = noise.fbm(px * 1.25 + wx, py * 2.1 + wx * 0.6, 5) - amount
      if (density > -0.06 && veil > 0) {
        const cover = smoothstep(-0.02, 0.34, density) * veil * (palette.night ? 0.45 : 0.85)
        const lit = clamp(0.5 + noise.at(px * 2.6, py * 4.2 + 0.35) * 0.9 + glow * 0.9 - density * 0.7)
        colour = lerp(colour, lerp(cloudDark, cloudLit, lit), cover)
      }
      const edge = smoothstep(lamp.radius + 1.2, lamp.radius - 1.2, away)
      if (edge > 0) colour = lerp(colour, disc(palette.light, lamp, dx, dy, noise), edge)
      canvas.set(x, y, colour)
    }
  }
}

const disc = (light: Rgb, lamp: Lamp, dx: number, dy: number, noise: Noise): Rgb => {
  if (!lamp.moon) return light
  const u = dx / lamp.radius
  const v = dy / lamp.radius
  const seas = smoothstep(-0.05, 0.4, noise.fbm(u * 1.4 + 40, v * 1.4, 4)) * 0.16
  const limb = 1 - 0.14 * (u * u + v * v)
  return [light[0] * (limb - seas), light[1] * (limb - seas), light[2] * (limb - seas * 0.8)]
}

/** One star at most in each cell, off its middle, few of them bright. */
const stars = (colour: Rgb, x: number, y: number, unit: number, seed: number, height: number, many: boolean): Rgb => {
  const cell = unit / 58
  const cx = Math.floor(x / cell)
  const cy = Math.floor(y / cell)
  const luck = hashPoint(cx, cy, seed)
  if (luck > (many ? 0.5 : 0.25)) return colour
  const sx = (cx + 0.2 + 0.6 * hashPoint(cx, cy, seed + 1)) * cell
  const sy = (cy + 0.2 + 0.6 * hashPoint(cx, cy, seed + 2)) * cell
  const size = (0.0006 + 0.0014 * hashPoint(cx, cy, seed + 3) ** 5) * unit
  const away = Math.hypot(x - sx, y - sy)
  const shine =
    smoothstep(size + 1, size * 0.3, away) * clamp(height * 1.25) * (0.35 + 0.65 * hashPoint(cx, cy, seed + 4))
  return lerp(colour, [1, 0.97, 0.9], shine)
}

/** A loose flock of strokes, wings up or level, smaller to the rear. */
export const paintBirds = (canvas: Canvas, random: RandomGenerator, colour: Rgb, top: number, bottom: number): void => {
  const unit = Math.min(canvas.width, canvas.height)
  const cx = random.between(0.25, 0.75) * canvas.width
  const cy = random.between(top, bottom)
  const count = random.whole(5, 9)
  for (let n = 0; n < count; n++) {
    const span = unit * random.between(0.009, 0.022)
    const bx = cx + random.between(-1, 1) * unit * 0.16
    const by = cy + random.between(-1, 1) * unit * 0.06
    const lift = random.between(0.25, 0.75)
    for (let s = -1; s <= 1; s += 1 / (span * 1.5)) {
      const wing = Math.abs(s)
      const y = by - span * lift * (wing - wing * wing * 0.72) + (s > 0 ? span * 0.08 * wing : 0)
      const thick = Math.max(0.7, span * 0.075 * (1 - wing * 0.8))
      const x = bx + s * span
      for (let oy = -Math.ceil(thick); oy <= Math.ceil(thick); oy++) {
        const py = Math.round(y) + oy
        canvas.lay(Math.round(x), py, colour, smoothstep(thick + 0.8, thick - 0.4, Math.abs(py - y)) * 0.6)
      }
    }
  }
}
