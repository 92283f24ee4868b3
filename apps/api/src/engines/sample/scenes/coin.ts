import { Canvas } from '../canvas.ts'
import { blend, hex, lerp, type Rgb, ramp } from '../colour.ts'
import { Noise } from '../noise.ts'
import { at, clamp, mix, smoothstep } from '../numbers.ts'
import type { Brief } from '../prompt.ts'
import { RandomGenerator } from '../random.ts'
import { variationOffset } from '../variation.ts'
import { coinHeight, type Motif } from './relief.ts'

type Shine = (t: number) => Rgb

const metal = (colours: string): Shine => {
  const [first = '#000000', ...rest] = colours.split(' ')
  return ramp(hex(first), ...rest.map((each) => hex(each)))
}

const metals = {
  gold: metal('#3b2410 #7d5218 #b98428 #e3b654 #f6dd92 #fff6da'),
  silver: metal('#23282d #565f66 #8d979c #bcc4c6 #e2e6e4 #ffffff'),
  copper: metal('#2e1710 #6b3420 #a85a34 #d48a5c #efb98e #fff0de'),
  patina: metal('#10302b #1f5f53 #3f9480 #7cc0a8 #bfe2d0 #f7fff6'),
} as const

const metalOf = (words: ReadonlySet<string>, random: RandomGenerator): Shine => {
  if (words.has('gold') || words.has('golden')) return metals.gold
  if (words.has('silver') || words.has('white')) return metals.silver
  if (words.has('copper') || words.has('bronze')) return metals.copper
  if (words.has('mint') || words.has('green') || words.has('teal')) return metals.patina
  return random.pick(metals.gold, metals.copper, metals.silver, metals.gold)
}

interface Piece {
  x: number
  y: number
  radius: number
  turn: number
  motif: Motif
  shine: Shine
  teeth: number
}

/** A struck piece on cloth, others behind it, lit from the upper left. */
export const coin = (brief: Brief, width: number, height: number): Canvas => {
  const random = new RandomGenerator(brief.seed)
  const noise = new Noise(brief.seed)
  const canvas = new Canvas(width, height)
  const unit = Math.min(width, height)
  cloth(canvas, brief, noise)
  const shine = metalOf(brief.words, random)
  const piece = (x: number, y: number, radius: number, own: Shine): Piece => ({
    x: x * width,
    y: y * height,
    radius: radius * unit,
    turn: random.between(-0.35, 0.35) + variationOffset(brief, Math.round(x * 100)) * 0.2,
    motif: random.pick<Motif>('sunrise', 'rosette', 'star', 'waves', 'sunrise'),
    shine: own,
    teeth: random.pick(72, 84, 96),
  })
  const side = random.chance(0.5) ? 0 : 1
  const others = [
    piece(mix(0.13, 0.87, side), 0.2, 0.2, random.pick(metals.copper, metals.patina, metals.silver)),
    piece(mix(0.9, 0.1, side), 0.84, 0.24, random.pick(shine, metals.patina, metals.copper)),
  ]
  for (const each of others) strike(canvas, each, noise, brief)
  strike(
    canvas,
    { ...piece(0.5, 0.51, 0.345, shine), turn: random.between(-0.12, 0.12) + variationOffset(brief, 0) * 0.15 },
    noise,
    brief,
  )
  return canvas
}

const cloth = (canvas: Canvas, brief: Brief, noise: Noise): void => {
  const { palette } = brief
  const unit = Math.min(canvas.width, canvas.height)
  const bright = palette.night ? blend(palette.near, palette.far, 0.55) : blend(palette.ground, palette.light, 0.35)
  const dim = palette.night ? palette.near : blend(palette.ground, palette.leaf, 0.38)
  canvas.fill((x, y) => {
    const u = x / unit
    const v = y / unit
    const light = Math.hypot(u - 0.25, v - 0.15)
    const fold = noise.ridged(u * 1.1 + noise.at(u * 1.3, v) * 0.4, v * 0.8 + 6, 2)
    const weave = (noise.at(u * 190, v * 24) + noise.at(u * 24, v * 190 + 90)) * 0.025
    return lerp(bright, dim, clamp(smoothstep(0, 1.2, light) * 0.9 + (0.5 - fold) * 0.3 + weave))
  })
}

/** Shades one piece by the slope of its relief: bands of bright and dark, as polished metal mirrors a studio. */
const strike = (canvas: Canvas, piece: Piece, noise: Noise, brief: Brief): void => {
  const { radius } = piece
  const x0 = Math.floor(piece.x - radius - 2)
  const y0 = Math.floor(piece.y - radius - 2)
  const side = Math.ceil(radius * 2 + 4)
  dropShadow(canvas, piece, brief)
  const cos = Math.cos(piece.turn)
  const sin = Math.sin(piece.turn)
  const relief = new Float32Array(side * side)
  for (let j = 0; j < side; j++)
    for (let i = 0; i < side; i++) {
      const u = (x0 + i - piece.x) / radius
      const v = (y0 + j - piece.y) / radius
      relief[j * side + i] = coinHeight(u * cos + v * sin, v * cos - u * sin, piece.motif, piece.teeth)
    }
  const depth = radius * 0.03
  for (let j = 1; j < side - 1; j++)
    for (let i = 1; i < side - 1; i++) {
      const u = (x0 + i - piece.x) / radius
      const v = (y0 + j - piece.y) / radius
      const r = Math.hypot(u, v)
      const cover = clamp((1 - r) * radius + 0.5)
      if (cover <= 0) continue
      const k = j * side + i
      const gx = (at(relief, k + 1) - at(relief, k - 1)) * depth
      const gy = (at(relief, k + side) - at(relief, k - side)) * depth
      const bow = r < 0.92 ? 0.22 : 0.05
      const nx = -gx + u * bow
      const ny = -gy + v * bow
      const length = Math.sqrt(nx * nx + ny * ny + 1)
      const facing = (-nx * 0.62 - ny * 0.72) / length
      const scratch = noise.at(r * 120, Math.atan2(v, u) * 2.2) * 0.02 + noise.fbm(u * 5, v * 5, 3) * 0.05
      const sweep = 0.11 * Math.cos(Math.atan2(v, u) * 2 + 0.9 + r) * (r < 0.93 ? 1 : 0.4)
      const hollow = (at(relief, k) - 0.35) * 0.16
      const glint = smoothstep(0.5, 0.85, facing) * 0.32
      const tone = clamp(0.5 + facing * 0.52 + sweep + hollow + scratch + glint)
      canvas.lay(x0 + i, y0 + j, piece.shine(tone), cover)
    }
}

const dropShadow = (canvas: Canvas, piece: Piece, brief: Brief): void => {
  const { radius } = piece
  const reach = radius * 1.35
  const dark = blend(brief.palette.near, [0.08, 0.06, 0.06], 0.5)
  for (let y = Math.floor(piece.y - reach); y < piece.y + reach; y++)
    for (let x = Math.floor(piece.x - reach); x < piece.x + reach; x++) {
      const away = Math.hypot(x - piece.x - radius * 0.07, y - piece.y - radius * 0.1) / radius
      canvas.lay(x, y, dark, smoothstep(1.22, 0.88, away) * 0.5)
    }
}
