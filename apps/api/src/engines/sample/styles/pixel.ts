import { Canvas } from '../canvas.ts'
import type { Rgb } from '../colour.ts'
import { clamp } from '../numbers.ts'
import { grade } from './finish.ts'
import type { Style } from './style.ts'

const bayer = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]
const shades = 28

/** A small grid, a small palette chosen from the scene, and ordered dither between neighbours in it. */
export const pixelArt: Style = {
  name: 'Pixel art',
  scale: 0.5,
  finish: async (scene, { width, height }) => {
    const dot = Math.max(2, Math.round(Math.min(width, height) / 144))
    const small = await scene.through((image) =>
      image
        .resize(Math.ceil(width / dot), Math.ceil(height / dot), { fit: 'fill', kernel: 'cubic' })
        .sharpen({ sigma: 0.8 }),
    )
    small.map((c) => grade(c, 1.3, 1.1))
    const palette = choose(small)
    small.map((c, x, y) => {
      const [first, second] = nearestTwo(palette, c)
      const a = distance(first, c)
      const b = distance(second, c)
      const share = a / Math.max(1e-6, a + b)
      const threshold = ((bayer[(y % 4) * 4 + (x % 4)] ?? 0) + 0.5) / 16
      // Dithers only colours between two palette colours, so that flat areas stay flat.
      return share > 0.3 && share * 0.92 > threshold ? second : first
    })
    const out = new Canvas(width, height)
    return out.fill((x, y) => small.get(Math.floor(x / dot), Math.floor(y / dot)))
  },
}

const distance = (a: Rgb, b: Rgb): number =>
  (a[0] - b[0]) ** 2 * 0.9 + (a[1] - b[1]) ** 2 * 1.4 + (a[2] - b[2]) ** 2 * 0.7

const nearestTwo = (palette: readonly Rgb[], colour: Rgb): [Rgb, Rgb] => {
  let first: Rgb = colour
  let second: Rgb = colour
  let best = Number.POSITIVE_INFINITY
  let next = Number.POSITIVE_INFINITY
  for (const each of palette) {
    const d = distance(each, colour)
    if (d < best) {
      second = first
      next = best
      first = each
      best = d
    } else if (d < next) {
      second = each
      next = d
    }
  }
  return [first, second]
}

/** k-means on a sparse sample, started evenly along brightness, so it needs no random numbers. */
const choose = (canvas: Canvas): Rgb[] => {
  const samples: Rgb[] = []
  for (let y = 0; y < canvas.height; y += 2) for (let x = 0; x < canvas.width; x += 2) samples.push(canvas.get(x, y))
  const weight = (c: Rgb) => c[0] * 0.3 + c[1] * 0.59 + c[2] * 0.11
  const ordered = samples.toSorted((a, b) => weight(a) - weight(b))
  let palette: Rgb[] = Array.from(
    { length: shades },
    (_, n) => ordered[Math.floor(((n + 0.5) / shades) * ordered.length)] ?? [0, 0, 0],
  )
  for (let round = 0; round < 6; round++) {
    const sums = palette.map(() => ({ red: 0, green: 0, blue: 0, count: 0 }))
    for (const sample of samples) {
      let best = 0
      let least = Number.POSITIVE_INFINITY
      palette.forEach((each, n) => {
        const d = distance(each, sample)
        if (d < least) {
          least = d
          best = n
        }
      })
      const sum = sums[best]
      if (!sum) continue
      sum.red += sample[0]
      sum.green += sample[1]
      sum.blue += sample[2]
      sum.count++
    }
    palette = palette.map((old, n) => {
      const sum = sums[n]
      return sum && sum.count > 0 ? [sum.red / sum.count, sum.green / sum.count, sum.blue / sum.count] : old
    })
  }
  return palette.map((c) => [clamp(c[0]), clamp(c[1]), clamp(c[2])])
}
