import type { Canvas } from '../canvas.ts'
import type { Rgb } from '../colour.ts'
import { Noise } from '../noise.ts'
import { at, clamp, mix, smoothstep } from '../numbers.ts'
import { hashPoint, RandomGenerator } from '../random.ts'
import { grade } from './finish.ts'
import type { Style } from './style.ts'

/** Strokes from broad to fine (after Hertzmann, 1998), along the form, with bristles and thick paint in side light. */
export const oil: Style = {
  name: 'Oil painting',
  scale: 0.5,
  finish: async (scene, { width, height, seed }) => {
    const random = new RandomGenerator(seed)
    const unit = Math.min(width, height)
    const easel: Easel = {
      out: await (await scene.blurred(4)).resized(width, height),
      body: new Float32Array(width * height),
      noise: new Noise(seed),
      guide: (await scene.blurred(2.6)).luma(),
      scene,
    }
    const passes = [
      { broad: unit / 22, spacing: 0.4, detail: 0 },
      { broad: unit / 40, spacing: 0.5, detail: 0.012 },
      { broad: unit / 80, spacing: 0.6, detail: 0.035 },
    ]
    for (const { broad, spacing, detail } of passes) {
      const step = broad * spacing
      const count = Math.round((width * height) / (step * step) / 1.6)
      for (let n = 0; n < count; n++) {
        const x = random.next() * width
        const y = random.next() * height
        if (detail > 0 && contrastAt(easel, x / width, y / height) < detail) continue
        brush(easel, x, y, broad * random.between(0.8, 1.2), random)
      }
    }
    return varnish(easel)
  },
}

interface Easel {
  out: Canvas
  /** Thickness of the paint. */
  body: Float32Array
  noise: Noise
  guide: Float32Array
  scene: Canvas
}

const slope = ({ guide, scene }: Easel, u: number, v: number): [number, number] => {
  const x = Math.round(clamp(u * scene.width, 2, scene.width - 3))
  const y = Math.round(clamp(v * scene.height, 2, scene.height - 3))
  const i = y * scene.width + x
  return [at(guide, i + 2) - at(guide, i - 2), at(guide, i + 2 * scene.width) - at(guide, i - 2 * scene.width)]
}

const contrastAt = (easel: Easel, u: number, v: number): number => Math.hypot(...slope(easel, u, v))

const brush = (easel: Easel, x: number, y: number, broad: number, random: RandomGenerator): void => {
  const { out, body, noise, scene } = easel
  const u = x / out.width
  const v = y / out.height
  const [gx, gy] = slope(easel, u, v)
  const form = Math.atan2(gx, -gy)
  const drift = noise.at(u * 3.1, v * 3.1) * 1.6 + 0.25
  const angle = mix(drift, form, smoothstep(0.012, 0.06, Math.hypot(gx, gy))) + random.between(-0.16, 0.16)
  const picked = grade(scene.get(u * scene.width, v * scene.height), 1.16, 1.05)
  const shift = random.between(-0.045, 0.045)
  const colour: Rgb = [clamp(picked[0] + shift), clamp(picked[1] + shift * 0.9), clamp(picked[2] + shift * 0.7)]
  const length = broad * random.between(1.8, 3)
  const half = broad / 2
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const salt = random.whole(1, 1e6)
  const rx = Math.abs(cos) * length * 0.5 + Math.abs(sin) * half
  const ry = Math.abs(sin) * length * 0.5 + Math.abs(cos) * half
  const bristle = Math.max(1.2, broad / 16)
  for (let py = Math.max(0, Math.floor(y - ry)); py <= Math.min(out.height - 1, y + ry); py++)
    for (let px = Math.max(0, Math.floor(x - rx)); px <= Math.min(out.width - 1, x + rx); px++) {
      const along = ((px - x) * cos + (py - y) * sin) / (length / 2)
      const across = ((py - y) * cos - (px - x) * sin) / half
      if (Math.abs(along) > 1 || Math.abs(across) > 1) continue
      const hair = hashPoint(Math.floor((across * half) / bristle), 3, salt)
      const end = 1 - hair * 0.35
      const cover =
        smoothstep(end, end - 0.25, Math.abs(along)) * smoothstep(1, 0.72, Math.abs(across)) * (0.72 + 0.28 * hair)
      if (cover <= 0.02) continue
      const light = (hair - 0.5) * 0.05
      out.lay(px, py, [clamp(colour[0] + light), clamp(colour[1] + light), clamp(colour[2] + light)], cover)
      const i = py * out.width + px
      const ridge = 0.35 + hair * 0.5 + smoothstep(0.6, 1, Math.abs(across)) * 0.35
      body[i] = mix(at(body, i), ridge, cover)
    }
}

/** Raking light over the thickness of the paint. */
const varnish = ({ out, body }: Easel): Canvas =>
  out.map((colour, x, y) => {
    const i = y * out.width + x
    const left = x > 0 ? at(body, i - 1) : at(body, i)
    const above = y > 0 ? at(body, i - out.width) : at(body, i)
    const relief = clamp((at(body, i) - left) * 0.16 + (at(body, i) - above) * 0.22, -0.09, 0.11)
    return [clamp(colour[0] + relief), clamp(colour[1] + relief), clamp(colour[2] + relief * 0.9)]
  })
