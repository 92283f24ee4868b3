import { at } from './numbers.ts'
import { RandomGenerator } from './random.ts'

/** Seeded two-dimensional gradient noise. */
export class Noise {
  readonly #order = new Uint8Array(512)
  readonly #gx = new Float32Array(256)
  readonly #gy = new Float32Array(256)

  constructor(seed: number) {
    const random = new RandomGenerator(seed ^ 0x5bd1e995)
    for (let i = 0; i < 256; i++) this.#order[i] = i
    for (let i = 255; i > 0; i--) {
      const j = Math.floor(random.next() * (i + 1))
      const held = at(this.#order, i)
      this.#order[i] = at(this.#order, j)
      this.#order[j] = held
    }
    this.#order.copyWithin(256, 0, 256)
    for (let i = 0; i < 256; i++) {
      const angle = random.next() * Math.PI * 2
      this.#gx[i] = Math.cos(angle)
      this.#gy[i] = Math.sin(angle)
    }
  }

  /** About -1..1, zero on average. */
  at(x: number, y: number): number {
    const x0 = Math.floor(x)
    const y0 = Math.floor(y)
    const fx = x - x0
    const fy = y - y0
    const order = this.#order
    const a = at(order, x0 & 255)
    const b = at(order, (x0 + 1) & 255)
    const row = y0 & 255
    const next = (y0 + 1) & 255
    const i00 = at(order, a + row)
    const i10 = at(order, b + row)
    const i01 = at(order, a + next)
    const i11 = at(order, b + next)
    const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10)
    const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10)
    const n00 = at(this.#gx, i00) * fx + at(this.#gy, i00) * fy
    const n10 = at(this.#gx, i10) * (fx - 1) + at(this.#gy, i10) * fy
    const n01 = at(this.#gx, i01) * fx + at(this.#gy, i01) * (fy - 1)
    const n11 = at(this.#gx, i11) * (fx - 1) + at(this.#gy, i11) * (fy - 1)
    const top = n00 + (n10 - n00) * u
    return (top + (n01 + (n11 - n01) * u - top) * v) * 1.5
  }

  /** Sum of octaves, each twice as fine and half as strong; about -1..1. */
  fbm(x: number, y: number, octaves: number): number {
    let sum = 0
    let gain = 0.5
    let px = x
    let py = y
    for (let i = 0; i < octaves; i++) {
      sum += gain * this.at(px, py)
      gain *= 0.5
      const turned = px * 1.6 + py * 1.2 + 17.3
      py = py * 1.6 - px * 1.2 + 9.1
      px = turned
    }
    return sum
  }

  /** Sharp crests and round valleys, 0..1: rock, folds, veins. */
  ridged(x: number, y: number, octaves: number): number {
    let sum = 0
    let gain = 0.5
    let weight = 1
    let px = x
    let py = y
    for (let i = 0; i < octaves; i++) {
      const crest = 1 - Math.abs(this.at(px, py))
      const value = crest * crest * weight
      weight = Math.min(1, Math.max(0, value * 1.8))
      sum += value * gain
      gain *= 0.5
      px = px * 2.03 + 11.7
      py = py * 2.03 + 5.3
    }
    return sum
  }
}
