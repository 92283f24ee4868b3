import { clamp, smoothstep } from '../numbers.ts'

/** The motif in the middle of a struck coin. */
export type Motif = 'sunrise' | 'rosette' | 'star' | 'waves'

const bump = (value: number, middle: number, half: number): number => {
  const t = (value - middle) / half
  return t * t >= 1 ? 0 : (1 - t * t) ** 2
}

const folded = (angle: number, count: number): number => {
  const slice = (Math.PI * 2) / count
  return Math.abs(((((angle % slice) + slice) % slice) / slice) * 2 - 1)
}

const motifs: Readonly<Record<Motif, (u: number, v: number, r: number, angle: number) => number>> = {
  sunrise: (u, v, r, angle) => {
    const sun = Math.hypot(u, v - 0.05)
    const ball = sun < 0.2 ? 0.5 + 0.4 * Math.sqrt(1 - (sun / 0.2) ** 2) : 0
    const ray = v < 0.05 && sun > 0.24 ? bump(folded(angle, 26), 0, 0.62) * smoothstep(0.54, 0.4, r) * 0.5 : 0
    const peak = 0.16 - Math.abs(u + 0.13) * 0.75
    const second = 0.06 - Math.abs(u - 0.2) * 0.62
    const land = Math.max(peak, second)
    const rock = v > 0.1 - land && v < 0.2 ? 0.55 + 0.35 * Math.sign(second > peak ? u - 0.2 : u + 0.13) * 0.5 : 0
    const water = v >= 0.2 ? 0.3 + 0.26 * Math.sin(v * 95 + Math.sin(u * 16) * 1.3) : 0
    return Math.max(ball, ray, rock, water) * smoothstep(0.56, 0.53, r)
  },
  rosette: (_u, _v, r, angle) => {
    const outer = r < 0.54 ? bump(folded(angle, 12), 0, 0.95) * bump(r, 0.36, 0.19) : 0
    const inner = bump(folded(angle + 0.26, 12), 0, 0.95) * bump(r, 0.22, 0.13)
    return Math.max(outer * 0.85, inner * 1.05, r < 0.09 ? 0.6 + 0.4 * Math.sqrt(1 - (r / 0.09) ** 2) : 0)
  },
  star: (_u, _v, r, angle) => {
    const side = folded(angle + Math.PI / 2, 8)
    const reach = 0.2 + 0.34 * side ** 1.6
    const facet = clamp((reach - r) / 0.34)
    return facet > 0 ? 0.25 + facet * 0.9 : 0.12 * bump((r * 40) % 1, 0.5, 0.5) * smoothstep(0.55, 0.52, r)
  },
  waves: (u, v, r, _angle) => {
    const row = v * 7 + 3.5
    const shift = Math.floor(row) % 2 ? 0.5 : 0
    const cx = (((u * 3.5 + shift) % 1) + 1) % 1
    const ring = Math.hypot(cx - 0.5, ((row % 1) - 1) * 0.62)
    return (0.35 + 0.55 * Math.abs(Math.sin(ring * 13))) * smoothstep(0.55, 0.53, r) * smoothstep(0.66, 0.6, ring)
  },
}

/** Height 0..about 1.2 of a coin's face at a place in radii from its middle. */
export const coinHeight = (u: number, v: number, motif: Motif, teeth: number): number => {
  const r = Math.hypot(u, v)
  if (r > 1) return 0
  const angle = Math.atan2(v, u)
  const rim = smoothstep(0.925, 0.945, r) * smoothstep(1.0, 0.975, r) * 1.15
  const slice = (Math.PI * 2) / teeth
  const along = (((angle % slice) + slice) % slice) - slice / 2
  const bead = Math.hypot(along * 0.885, r - 0.885)
  const beads = bead < 0.021 ? Math.sqrt(1 - (bead / 0.021) ** 2) * 0.55 : 0
  const lines = bump(r, 0.845, 0.009) * 0.5 + bump(r, 0.6, 0.009) * 0.5
  const lace = smoothstep(0.62, 0.635, r) * smoothstep(0.825, 0.81, r)
  const a = Math.sin(angle * (teeth / 3) + Math.sin((r - 0.62) * 30) * 3.2)
  const b = Math.sin(angle * (teeth / 3) - Math.sin((r - 0.62) * 30) * 3.2)
  const guilloche = lace * (0.2 + 0.16 * (a + b))
  return 0.12 + Math.max(rim, beads, lines, guilloche, r < 0.585 ? motifs[motif](u, v, r, angle) * 0.8 : 0)
}
