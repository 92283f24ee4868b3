import { Canvas } from '../canvas.ts'
import { lerp, type Rgb } from '../colour.ts'
import { at, clamp, smoothstep } from '../numbers.ts'
import { edges, grade } from './finish.ts'
import type { Style } from './style.ts'

const ink: Rgb = [0.09, 0.08, 0.11]
const levels = 4

/** Printed on newsprint: flat inks, dots for the tones between them, a brushed black line, a panel's frame. */
export const comic: Style = {
  name: 'Comic',
  scale: 1,
  finish: async (scene, { width, height }) => {
    const unit = Math.min(width, height)
    const flat = await scene.through((image) => image.median(7))
    const line = (await new Canvas(width, height, spread(edges(flat.luma(), width, height))).blurred(unit / 900)).luma()
    const pitch = unit / 120
    const cos = Math.cos(0.6)
    const sin = Math.sin(0.6)
    return flat.map((colour, x, y) => {
      const i = y * width + x
      const strong = grade(colour, 1.65, 1.25)
      const value = 0.299 * strong[0] + 0.587 * strong[1] + 0.114 * strong[2]
      const place = value * levels
      const low = Math.floor(place)
      const part = place - low
      const u = (x * cos + y * sin) / pitch
      const v = (y * cos - x * sin) / pitch
      const away = Math.hypot(u - Math.floor(u) - 0.5, v - Math.floor(v) - 0.5)
      const dot = clamp((Math.sqrt(part) * 0.66 - away) * pitch + 0.5)
      const tone = (low + dot + 0.35) / (levels + 0.35)
      const gain = tone / Math.max(0.06, value)
      const printed: Rgb = [clamp(strong[0] * gain), clamp(strong[1] * gain), clamp(strong[2] * gain)]
      const warm = lerp(printed, [0.98, 0.94, 0.82], 0.1)
      const black = Math.max(smoothstep(0.05, 0.11, at(line, i)), smoothstep(0.17, 0.1, value))
      const border = Math.min(x, y, width - 1 - x, height - 1 - y) / unit
      if (border < 0.026) return [0.975, 0.95, 0.89]
      return lerp(warm, ink, Math.max(black * 0.96, smoothstep(0.032, 0.0305, border)))
    })
  },
}

/** Repeats each value three times, for the canvas's filters. */
const spread = (values: Float32Array): Float32Array<ArrayBuffer> => {
  const out = new Float32Array(values.length * 3)
  for (let i = 0; i < values.length; i++) out.fill(at(values, i), i * 3, i * 3 + 3)
  return out
}
