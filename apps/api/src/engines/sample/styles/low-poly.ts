import { Canvas } from '../canvas.ts'
import { type Rgb, scale } from '../colour.ts'
import { at, clamp } from '../numbers.ts'
import { hashPoint } from '../random.ts'
import { bloom, grade } from './finish.ts'
import type { Style } from './style.ts'

type Point = readonly [x: number, y: number]

/** A faceted model under studio light: triangles over the scene, each lit by the slope of what it covers. */
export const render3d: Style = {
  name: '3D render',
  scale: 1,
  finish: async (scene, { width, height, seed }) => {
    const cell = Math.min(width, height) / 50
    const soft = await scene.blurred(cell / 5)
    const luma = (await scene.blurred(cell / 2.2)).luma()
    const out = new Canvas(width, height)
    const columns = Math.ceil(width / cell) + 1
    const rows = Math.ceil(height / cell) + 1
    const corner = (i: number, j: number): Point => {
      const jx = i <= 0 || i >= columns ? 0 : hashPoint(i, j, seed) - 0.5
      const jy = j <= 0 || j >= rows ? 0 : hashPoint(i, j, seed + 1) - 0.5
      return [(i + jx * 0.78) * cell, (j + jy * 0.78) * cell]
    }
    const lightness = (p: Point) => at(luma, clampIndex(p[1], height) * width + clampIndex(p[0], width))
    for (let j = -1; j <= rows; j++)
      for (let i = -1; i <= columns; i++) {
        const a = corner(i, j)
        const b = corner(i + 1, j)
        const c = corner(i, j + 1)
        const d = corner(i + 1, j + 1)
        const slash = Math.abs(lightness(a) - lightness(d)) < Math.abs(lightness(b) - lightness(c))
        const pair: readonly [Point, Point, Point][] = slash
          ? [
              [a, b, d],
              [a, d, c],
            ]
          : [
              [a, b, c],
              [b, d, c],
            ]
        pair.forEach((triangle, n) => {
          const [p, q, r] = triangle
          // Heights from brightness tilt the facets; a little randomness keeps flat skies faceted.
          const zp = lightness(p) * 2.4
          const tiltX = ((lightness(q) * 2.4 - zp) * (r[1] - p[1]) - (lightness(r) * 2.4 - zp) * (q[1] - p[1])) / cell
          const chance = hashPoint(i * 2 + n, j, seed + 2) - 0.5
          const light = 1 + clamp(tiltX * 0.3, -0.2, 0.2) + chance * 0.09
          fillTriangle(out, triangle, scale(grade(average(soft, triangle), 1.22, 1.08), light))
        })
      }
    return bloom(out, cell, 0.25)
  },
}

const clampIndex = (value: number, size: number) => Math.round(clamp(value, 0, size - 1))

const average = (canvas: Canvas, [p, q, r]: readonly [Point, Point, Point]): Rgb => {
  let red = 0
  let green = 0
  let blue = 0
  const spots = [
    [1 / 3, 1 / 3],
    [0.6, 0.2],
    [0.2, 0.6],
    [0.2, 0.2],
  ] as const
  for (const [s, t] of spots) {
    const c = canvas.get(p[0] + (q[0] - p[0]) * s + (r[0] - p[0]) * t, p[1] + (q[1] - p[1]) * s + (r[1] - p[1]) * t)
    red += c[0] / spots.length
    green += c[1] / spots.length
    blue += c[2] / spots.length
  }
  return [red, green, blue]
}

const fillTriangle = (canvas: Canvas, [p, q, r]: readonly [Point, Point, Point], colour: Rgb): void => {
  const x0 = Math.max(0, Math.floor(Math.min(p[0], q[0], r[0]) - 1))
  const x1 = Math.min(canvas.width - 1, Math.ceil(Math.max(p[0], q[0], r[0]) + 1))
  const y0 = Math.max(0, Math.floor(Math.min(p[1], q[1], r[1]) - 1))
  const y1 = Math.min(canvas.height - 1, Math.ceil(Math.max(p[1], q[1], r[1]) + 1))
  const way = (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]) >= 0 ? 1 : -1
  const side = (a: Point, b: Point, x: number, y: number) =>
    (way * ((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]))) / Math.hypot(b[0] - a[0], b[1] - a[1])
  for (let y = y0; y <= y1; y++)
    for (let x = x0; x <= x1; x++) {
      const depth = Math.min(side(p, q, x, y), side(q, r, x, y), side(r, p, x, y))
      // Half a pixel of overlap closes the seams between neighbours.
      if (depth > -0.6) canvas.lay(x, y, colour, depth > 0.4 ? 1 : clamp(depth + 0.9))
    }
}
