import { Canvas } from '../canvas.ts'
import { lerp, type Rgb } from '../colour.ts'
import { Noise } from '../noise.ts'
import { at, clamp, smoothstep } from '../numbers.ts'
import { hashPoint } from '../random.ts'
import { edges, grade } from './finish.ts'
import type { Style } from './style.ts'

const paper: Rgb = [0.975, 0.955, 0.915]

/** Washes on cold-pressed paper: colour that pools at its edges, settles in the grain and stops short of the deckle. */
export const watercolour: Style = {
  name: 'Watercolor',
  scale: 0.5,
  finish: async (scene, { width, height, seed }) => {
    const noise = new Noise(seed)
    const unit = Math.min(width, height)
    const wash = await (await scene.through((image) => image.median(5))).resized(width, height)
    const pools = await (await scene.through((image) => image.median(9).blur(2))).resized(width, height)
    const wet = edges(pools.luma(), width, height)
    const out = new Canvas(width, height)
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const u = x / unit
        const v = y / unit
        const big = noise.fbm(u * 5, v * 5, 3)
        const fine = noise.at(u * 48, v * 48) * 0.002
        const dx = (noise.at(u * 13, v * 13) * 0.006 + fine) * unit
        const dy = (noise.at(u * 13 + 40, v * 13) * 0.006 - fine) * unit
        const colour = grade(lerp(wash.get(x + dx, y + dy), pools.get(x - dx, y - dy), clamp(0.18 + big)), 1.28, 0.96)
        const px = clamp(Math.round(x + dx), 0, width - 1)
        const py = clamp(Math.round(y + dy), 0, height - 1)
        const pool = smoothstep(0.006, 0.05, at(wet, py * width + px))
        const tooth = noise.at(x / 3.1, y / 3.1) * 0.55 + noise.at(x / 1.7, y / 1.7 + 9) * 0.45
        // Pigment darkens the paper: thin it, pool it, let it settle in the hollows.
        const density = 0.78 + big * 0.4 + pool * 0.42 + tooth * 0.13
        const edge = Math.min(x, y, width - 1 - x, height - 1 - y) / unit
        const ragged = edge < 0.1 ? 0.045 + noise.fbm(u * 7 + 3, v * 7, 4) * 0.034 : 0.045
        const inside = smoothstep(ragged - 0.004, ragged + 0.006, edge)
        const rim = smoothstep(0.018, 0, Math.abs(edge - ragged - 0.007)) * 0.3 * inside
        const strength = clamp((density + rim) * inside, 0, 1.5)
        const stain = (c: number, p: number) => clamp(p * Math.max(0.02, c / p) ** strength)
        const shade = 1 + tooth * 0.022
        out.set(x, y, [
          stain(colour[0], paper[0]) * shade,
          stain(colour[1], paper[1]) * shade,
          stain(colour[2], paper[2]) * shade,
        ])
      }
    spatter(out, scene, seed)
    return out
  },
}

const spatter = (out: Canvas, scene: Canvas, seed: number): void => {
  const unit = Math.min(out.width, out.height)
  for (let n = 0; n < 36; n++) {
    const x = hashPoint(n, 1, seed) * out.width
    const y = hashPoint(n, 2, seed) * out.height
    const radius = unit * (0.001 + 0.005 * hashPoint(n, 3, seed) ** 4)
    const colour = scene.get((x / out.width) * scene.width * 0.9, (y / out.height) * scene.height)
    for (let j = Math.floor(y - radius); j <= y + radius; j++)
      for (let i = Math.floor(x - radius); i <= x + radius; i++) {
        const d = Math.hypot(i - x, j - y)
        out.lay(i, j, colour, clamp(radius - d) * (0.25 + 0.4 * smoothstep(radius * 0.5, radius, d)))
      }
  }
}
