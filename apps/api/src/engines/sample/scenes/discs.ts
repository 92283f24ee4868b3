import { Canvas } from '../canvas.ts'
import { blend, lerp, type Rgb } from '../colour.ts'
import { Noise } from '../noise.ts'
import { clamp, smoothstep } from '../numbers.ts'
import type { Brief } from '../prompt.ts'
import { hashPoint, RandomGenerator } from '../random.ts'

interface Disc {
  x: number
  y: number
  radius: number
  /** Removes the part below this share of the radius along `angle`: 1 is a whole disc, 0 a half. */
  cut: number
  angle: number
  /** Inner radius of a ring, 0 for a full disc. */
  hole: number
  from: Rgb
  to: Rgb
}

/** Overlapping coin blanks on paper: discs, halves and rings with a fading grain. */
export const discs = (brief: Brief, width: number, height: number): Canvas => {
  const random = new RandomGenerator(brief.seed)
  const noise = new Noise(brief.seed)
  const canvas = new Canvas(width, height)
  const { palette } = brief
  const unit = Math.min(width, height)
  const bright = blend(palette.ground, palette.light, palette.night ? 0.05 : 0.4)
  const dim = blend(palette.ground, palette.low, palette.night ? 0.12 : 0.3)
  canvas.fill((x, y) =>
    lerp(
      bright,
      dim,
      clamp(Math.hypot(x / width - 0.2, y / height - 0.1) * 0.8 + noise.fbm(x / unit, y / unit, 3) * 0.1),
    ),
  )
  const voices: readonly Rgb[] = [
    palette.zenith,
    palette.accent,
    palette.leaf,
    palette.low,
    palette.near,
    palette.high,
    palette.horizon,
  ]
  const voice = (n: number): Rgb => voices[n % voices.length] ?? palette.accent
  const start = random.whole(0, 6)
  const sizes = [0.36, 0.26, 0.2, 0.29, 0.13, 0.17, 0.09, 0.06, 0.045]
  const turn = random.between(0, Math.PI * 2)
  sizes.forEach((size, n) => {
    const angle = turn + n * 2.399963
    const away = n === 0 ? 0.06 : 0.16 + 0.3 * Math.sqrt(n / sizes.length)
    const own = voice(start + n * 3)
    layDisc(canvas, brief.details + n, {
      x: width * (0.5 + Math.cos(angle) * away),
      y: height * (0.5 + Math.sin(angle) * away),
      radius: size * unit,
      cut: n % 3 === 1 ? random.pick(0, 0, 0.35) : 1,
      angle: Math.round(random.between(0, 8)) * (Math.PI / 4),
      hole: n % 4 === 3 ? random.between(0.5, 0.78) : 0,
      from: own,
      to: blend(own, n % 2 ? palette.light : palette.horizon, 0.72),
    })
  })
  return canvas
}

const layDisc = (canvas: Canvas, salt: number, disc: Disc): void => {
  const { radius } = disc
  const cos = Math.cos(disc.angle)
  const sin = Math.sin(disc.angle)
  const throwBy = radius * 0.05 + 3
  const inside = (px: number, py: number): number => {
    const r = Math.hypot(px, py)
    const whole = Math.min(radius - r, disc.hole > 0 ? r - disc.hole * radius : radius)
    return disc.cut < 1 ? Math.min(whole, px * cos + py * sin + disc.cut * radius) : whole
  }
  for (let y = Math.floor(disc.y - radius * 1.15 - 8); y <= disc.y + radius * 1.2 + 8; y++)
    for (let x = Math.floor(disc.x - radius * 1.15 - 8); x <= disc.x + radius * 1.2 + 8; x++) {
      const px = x - disc.x
      const py = y - disc.y
      const depth = inside(px, py)
      if (depth < 0.5) {
        const shade = smoothstep(-throwBy * 1.6, throwBy, inside(px - throwBy * 0.6, py - throwBy))
        canvas.lay(x, y, [0.12, 0.1, 0.1], shade * 0.3)
      }
      const fade = (px * sin - py * cos) / radius
      const grain = (hashPoint(x, y, salt) - 0.5) * 0.34
      const colour = lerp(disc.from, disc.to, smoothstep(-1, 1, fade + grain))
      const edge = smoothstep(Math.max(1.4, radius * 0.012), 0, depth) * clamp(0.5 - (px + py) / radius)
      canvas.lay(x, y, lerp(colour, [1, 0.98, 0.93], edge * 0.4), clamp(depth + 0.5))
    }
}
