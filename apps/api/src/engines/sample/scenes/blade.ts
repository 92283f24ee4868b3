import type { Canvas } from '../canvas.ts'
import { lerp, type Rgb } from '../colour.ts'
import type { Noise } from '../noise.ts'
import { clamp, smoothstep } from '../numbers.ts'

/** A petal or a leaf: grows from (x, y) along `angle` (radians, 0 to the right, down positive). */
export interface Blade {
  x: number
  y: number
  angle: number
  length: number
  width: number
  /** Position of the greatest width, 0..1 along it; and the end: 0 round, 1 pointed. */
  belly: number
  point: number
  /** Bend to one side, in multiples of the length. */
  bend: number
  root: Rgb
  tip: Rgb
  vein: Rgb
  /** 0..1: depth of the hollow in the middle. */
  hollow: number
  salt: number
}

const profile = (u: number, belly: number, point: number): number => {
  if (u <= 0 || u >= 1) return 0
  const bent = u < belly ? (u / belly) * 0.5 : 0.5 + ((u - belly) / (1 - belly)) * 0.5
  return Math.sin(Math.PI * bent) ** (u < belly ? 0.75 : 0.55 + point * 0.75)
}

/** Paints one blade with veins, hollow, rim light and a soft shadow beneath it. */
export const paintBlade = (canvas: Canvas, noise: Noise, blade: Blade, shadow = 0.3): void => {
  const { length, width } = blade
  const cos = Math.cos(blade.angle)
  const sin = Math.sin(blade.angle)
  const soft = Math.max(1.5, width * 0.16)
  const reach = Math.abs(blade.bend) * length + width + soft * 2
  const corners = [
    [0, -reach],
    [0, reach],
    [length, -reach],
    [length, reach],
  ].map(([u = 0, v = 0]) => [blade.x + u * cos - v * sin, blade.y + u * sin + v * cos] as const)
  const x0 = Math.max(0, Math.floor(Math.min(...corners.map((c) => c[0])) - soft * 2))
  const x1 = Math.min(canvas.width - 1, Math.ceil(Math.max(...corners.map((c) => c[0])) + soft * 2))
  const y0 = Math.max(0, Math.floor(Math.min(...corners.map((c) => c[1])) - soft * 2))
  const y1 = Math.min(canvas.height - 1, Math.ceil(Math.max(...corners.map((c) => c[1])) + soft * 2))
  const inside = (px: number, py: number): [number, number, number] => {
    const u = ((px - blade.x) * cos + (py - blade.y) * sin) / length
    const v = -(px - blade.x) * sin + (py - blade.y) * cos - blade.bend * length * u * u
    const wobble = 1 + Math.sin(u * 9 + blade.salt) * 0.04
    return [u, v, profile(u, blade.belly, blade.point) * (width / 2) * wobble]
  }
  for (let y = y0; y <= y1; y++)
    for (let x = x0; x <= x1; x++) {
      const along = ((x - blade.x) * cos + (y - blade.y) * sin) / length
      if (along < -0.1 || along > 1.15) continue
      const [u, v, half] = inside(x, y)
      if (Math.abs(v) > half + soft * 1.6) continue
      const edge = half - Math.abs(v)
      if (edge > -0.5 && u > 0 && u < 1) {
        const across = v / Math.max(1, half)
        const rib = noise.fbm(across * (5.5 - u * 1.5) + blade.salt, u * 1.4 + blade.salt, 2)
        let colour = lerp(blade.root, blade.tip, smoothstep(0.05, 0.92, u + rib * 0.16))
        colour = lerp(colour, blade.vein, clamp(0.1 + rib * 0.55) * 0.5 * (1 - u * 0.5))
        const fold = Math.exp(-((across / 0.12) ** 2)) * smoothstep(1, 0.2, u) * blade.hollow
        colour = lerp(colour, blade.vein, fold * 0.45)
        const light = (across * sin - cos * 0.25) * -0.22 * blade.hollow + (1 - across * across) * 0.08
        colour = [clamp(colour[0] + light * 0.5), clamp(colour[1] + light * 0.5), clamp(colour[2] + light * 0.45)]
        const rim = smoothstep(Math.max(1.5, width * 0.05), 0, edge)
        canvas.lay(x, y, lerp(colour, [1, 0.98, 0.94], rim * 0.22), clamp(edge + 0.5))
      } else if (shadow > 0) {
        const [su, sv, shalf] = inside(x - soft * 0.35, y - soft * 0.7)
        const near = Math.abs(sv) - shalf
        if (su > 0.02 && su < 1 && near < soft) {
          const dark = smoothstep(soft, -soft, near) * shadow
          canvas.lay(x, y, lerp(canvas.get(x, y), [0.1, 0.07, 0.1], 0.75), dark)
        }
      }
    }
}
