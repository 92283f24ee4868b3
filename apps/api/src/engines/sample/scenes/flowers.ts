import { Canvas } from '../canvas.ts'
import { adjust, blend, lerp, type Rgb, scale } from '../colour.ts'
import { Noise } from '../noise.ts'
import { clamp, mix, smoothstep } from '../numbers.ts'
import type { Brief } from '../prompt.ts'
import { RandomGenerator } from '../random.ts'
import { paintBlade } from './blade.ts'

type Kind = 'dahlia' | 'poppy' | 'daisy'

/** A botanical drawing: a loose bunch on lit paper. */
export const flowers = (brief: Brief, width: number, height: number): Canvas => {
  const random = new RandomGenerator(brief.seed)
  const noise = new Noise(brief.seed)
  const canvas = new Canvas(width, height)
  const unit = Math.min(width, height)
  paper(canvas, brief, noise)
  const foot = { x: width * random.between(0.46, 0.54), y: height * 1.06 }
  const main = kindOf(brief.words) ?? random.pick<Kind>('dahlia', 'poppy', 'dahlia', 'daisy')
  const count = Math.round(random.whole(5, 7) * clamp(width / height, 0.8, 1.5))
  const heads = Array.from({ length: count }, (_, i) => {
    const t = count === 1 ? 0.5 : i / (count - 1)
    const fan = (t - 0.5) * 2
    const depth = random.next()
    return {
      x: width / 2 + fan * width * 0.34 + random.between(-1, 1) * unit * 0.03,
      y: height * (0.28 + 0.2 * fan * fan + (i % 2 ? 0.2 : 0) + random.between(-0.03, 0.03)),
      radius: unit * mix(0.12, 0.185, depth) * (i % 2 ? 0.88 : 1.08),
      kind: i % 3 === 2 ? random.pick<Kind>('daisy', 'poppy') : main,
      colour: petalColour(brief, random, i),
      depth,
    }
  }).sort((a, b) => a.y - b.y)
  for (const head of heads) stem(canvas, brief, noise, random, head, foot, unit)
  for (const head of heads) bloom(canvas, brief, noise, random, head)
  return canvas
}

const kindWords: readonly [Kind, string][] = [
  ['poppy', 'poppy poppies tulip tulips orchid orchids lily lilies'],
  ['daisy', 'daisy daisies sunflower sunflowers'],
  ['dahlia', 'rose roses peony peonies dahlia dahlias'],
]

const kindOf = (words: ReadonlySet<string>): Kind | undefined =>
  kindWords.find(([, list]) => list.split(' ').some((word) => words.has(word)))?.[0]

const petalColour = (brief: Brief, random: RandomGenerator, place: number): Rgb => {
  const { palette } = brief
  const family: readonly Rgb[] = [
    palette.accent,
    blend(palette.accent, palette.light, 0.34),
    blend(palette.low, palette.accent, 0.6),
    blend(palette.accent, palette.zenith, 0.3),
  ]
  const chosen = family[place % family.length] ?? palette.accent
  return adjust(chosen, random.between(-0.02, 0.05), palette.night ? 1.1 : 1.25)
}

const paper = (canvas: Canvas, brief: Brief, noise: Noise): void => {
  const { palette } = brief
  const { width, height } = canvas
  const unit = Math.min(width, height)
  const bright = blend(palette.ground, palette.light, palette.night ? 0.08 : 0.5)
  const dim = blend(palette.ground, palette.far, palette.night ? 0.2 : 0.42)
  canvas.fill((x, y) => {
    const light = Math.hypot((x - width * 0.3) / unit, (y - height * 0.2) / unit)
    const cloth = noise.fbm((x / unit) * 2.2, (y / unit) * 2.2, 4) * 0.22
    return lerp(bright, dim, clamp(smoothstep(0, 1.25, light) + cloth * 0.6))
  })
}

interface Head {
  x: number
  y: number
  radius: number
  kind: Kind
  colour: Rgb
  depth: number
}

const stem = (
  canvas: Canvas,
  brief: Brief,
  noise: Noise,
  random: RandomGenerator,
  head: Head,
  foot: { x: number; y: number },
  unit: number,
): void => {
  const { palette } = brief
  const leaf = blend(palette.leaf, palette.ground, palette.night ? 0 : 0.1)
  const knee = { x: mix(head.x, foot.x, 0.25), y: mix(head.y, foot.y, 0.55) }
  const spot = (t: number) => ({
    x: (1 - t) ** 2 * head.x + 2 * t * (1 - t) * knee.x + t * t * foot.x,
    y: (1 - t) ** 2 * head.y + 2 * t * (1 - t) * knee.y + t * t * foot.y,
  })
  const thick = unit * 0.0052
  for (let t = 0; t <= 1; t += 0.35 / unit) {
    const { x, y } = spot(t)
    for (let o = -Math.ceil(thick) - 1; o <= Math.ceil(thick) + 1; o++) {
      const px = Math.round(x) + o
      const colour = lerp(scale(leaf, 0.62), leaf, clamp(0.7 - (px - x) / thick / 2))
      canvas.lay(px, Math.round(y), colour, clamp(thick + 0.5 - Math.abs(px - x)))
    }
  }
  for (let n = 0; n < 3; n++) {
    const at = spot(random.between(0.22, 0.75))
    const side = n % 2 ? 1 : -1
    const length = unit * random.between(0.15, 0.25)
    paintBlade(canvas, noise, {
      ...at,
      angle: side > 0 ? random.between(-0.75, 0.1) : Math.PI - random.between(-0.75, 0.1),
      length,
      width: length * random.between(0.26, 0.36),
      belly: 0.42,
      point: 0.9,
      bend: side * random.between(0.02, 0.24),
      root: scale(leaf, 0.72),
      tip: adjust(leaf, random.between(-0.04, 0.08), random.between(0.8, 1.1)),
      vein: scale(leaf, 0.55),
      hollow: 1,
      salt: random.between(0, 90),
    })
  }
}

const bloom = (canvas: Canvas, brief: Brief, noise: Noise, random: RandomGenerator, head: Head): void => {
  const rings = head.kind === 'dahlia' ? 5 : 2
  const perRing = head.kind === 'dahlia' ? 14 : head.kind === 'poppy' ? 5 : 17
  const deep = blend(scale(head.colour, 0.62), brief.palette.zenith, 0.12)
  const pale = blend(head.colour, brief.palette.light, 0.42)
  const squash = random.between(0.72, 0.95)
  const turn = random.between(0, Math.PI)
  for (let ring = 0; ring < rings; ring++) {
    const t = ring / (rings - 1)
    const count = head.kind === 'dahlia' ? Math.round(mix(perRing, 7, t)) : perRing
    for (let n = 0; n < count; n++) {
      const angle = turn + ((n + (ring % 2) * 0.5) / count) * Math.PI * 2 + random.between(-0.07, 0.07)
      const tilt = Math.hypot(Math.cos(angle), Math.sin(angle) * squash)
      const length =
        head.radius * tilt * (head.kind === 'dahlia' ? mix(1, 0.36, t) : mix(1, 0.86, t)) * random.between(0.93, 1.06)
      const slim = head.kind === 'poppy' ? 1.22 : head.kind === 'dahlia' ? mix(0.42, 0.62, t) : 0.22
      paintBlade(
        canvas,
        noise,
        {
          x: head.x,
          y: head.y,
          angle: Math.atan2(Math.sin(angle) * squash, Math.cos(angle)),
          length,
          width: length * slim,
          belly: head.kind === 'poppy' ? 0.66 : 0.62,
          point: head.kind === 'dahlia' ? 0.65 : head.kind === 'daisy' ? 0.15 : 0,
          bend: random.between(-0.06, 0.06),
          root: head.kind === 'daisy' ? pale : deep,
          tip:
            head.kind === 'daisy'
              ? blend(head.colour, brief.palette.light, brief.palette.night ? 0.6 : 0.5)
              : lerp(head.colour, pale, 0.15 + 0.35 * random.next()),
          vein: head.kind === 'daisy' ? head.colour : scale(deep, 0.85),
          hollow: 1,
          salt: random.between(0, 90),
        },
        head.kind === 'daisy' ? 0.16 : 0.3,
      )
    }
  }
  heart(canvas, brief, random, head)
}

/** The middle of a bloom: grains on a spiral of golden angles, as seed heads grow. */
const heart = (canvas: Canvas, brief: Brief, random: RandomGenerator, head: Head): void => {
  const reach = head.radius * (head.kind === 'dahlia' ? 0.1 : head.kind === 'poppy' ? 0.26 : 0.27)
  const dark: Rgb =
    head.kind === 'poppy' ? [0.13, 0.1, 0.14] : scale(blend(brief.palette.accent, [0.85, 0.6, 0.2], 0.6), 0.6)
  const gold: Rgb = [0.9, 0.68, 0.28]
  const grains = Math.round(70 + reach * 2.2)
  const size = Math.max(1.1, reach * 0.085)
  for (let n = grains; n > 0; n--) {
    const r = reach * Math.sqrt(n / grains)
    const a = n * 2.399963
    const gx = head.x + Math.cos(a) * r
    const gy = head.y + Math.sin(a) * r * 0.86
    const colour = lerp(
      lerp(dark, gold, head.kind === 'poppy' ? 0.15 + 0.7 * (n / grains) ** 4 : 0.35 + 0.65 * (1 - n / grains)),
      [1, 0.95, 0.8],
      random.next() * 0.25,
    )
    for (let y = Math.floor(gy - size); y <= gy + size; y++)
      for (let x = Math.floor(gx - size); x <= gx + size; x++) {
        const d = Math.hypot(x - gx, y - gy)
        const shine = clamp(0.75 - (x - gx + y - gy) / size / 3)
        canvas.lay(x, y, scale(colour, 0.6 + 0.55 * shine), clamp(size - d + 0.5))
      }
  }
}
