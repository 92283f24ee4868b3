import { lerp } from '../colour.ts'
import { at, clamp, smoothstep } from '../numbers.ts'
import { bloom, edges, grade } from './finish.ts'
import type { Style } from './style.ts'

const tones = 5

/** Cel painting: a few clean tones, clear air, violet shadows, a fine line between areas. */
export const anime: Style = {
  name: 'Anime',
  scale: 1,
  finish: async (scene, { width, height }) => {
    const flat = await scene.through((image) => image.median(7))
    const line = edges(flat.luma(), width, height)
    flat.map((colour, x, y) => {
      const bright = grade(colour, 1.5, 1.06)
      const value = 0.299 * bright[0] + 0.587 * bright[1] + 0.114 * bright[2]
      const place = value * tones
      const step = (Math.floor(place) + smoothstep(0.42, 0.58, place % 1)) / tones
      const lift = (step + 0.07) / Math.max(0.04, value)
      const cel = lerp([clamp(bright[0] * lift), clamp(bright[1] * lift), clamp(bright[2] * lift)], bright, 0.25)
      const shadow = lerp(cel, [0.3, 0.3, 0.62], smoothstep(0.42, 0.05, step) * 0.3)
      const airy = lerp(shadow, [0.87, 0.96, 1], 0.09)
      const ink = smoothstep(0.1, 0.24, at(line, y * width + x)) * 0.62
      return lerp(airy, [0.13, 0.12, 0.26], ink)
    })
    return bloom(flat, Math.min(width, height) / 22, 0.4)
  },
}
