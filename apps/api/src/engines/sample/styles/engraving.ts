import { Canvas } from '../canvas.ts'
import { blend, lerp, type Rgb } from '../colour.ts'
import { Noise } from '../noise.ts'
import { at, clamp, mix, smoothstep } from '../numbers.ts'
import { edges } from './finish.ts'
import type { Style } from './style.ts'

const paper: Rgb = [0.965, 0.945, 0.895]

/** Copperplate: lines that swell with the shadow, bend with the form and cross in the dark. */
export const lineArt: Style = {
  name: 'Line art',
  scale: 1,
  finish: async (scene, { brief, width, height, seed }) => {
    const noise = new Noise(seed)
    const unit = Math.min(width, height)
    const soft = (await scene.blurred(unit / 500)).luma()
    const form = (await scene.blurred(unit / 60)).luma()
    const drawn = edges(soft, width, height)
    const ink = blend(brief.palette.near, [0.07, 0.13, 0.16], 0.55)
    const pitch = Math.max(3.2, unit / 170)
    const out = new Canvas(width, height)
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const i = y * width + x
        const tone = clamp((at(soft, i) - 0.06) * 1.12)
        const bend = at(form, i) * unit * 0.055 + noise.at((x / unit) * 3, (y / unit) * 3) * pitch * 0.9
        const dark = 1 - tone
        let cover = stroke((y + bend) / pitch, mix(0, 0.86, smoothstep(0.06, 0.95, dark)), pitch)
        if (dark > 0.45) {
          const turned = (x * 0.82 + y * 0.57 - bend * 0.7) / pitch
          cover = Math.max(cover, stroke(turned, 0.6 * smoothstep(0.45, 0.95, dark), pitch))
        }
        if (dark > 0.72) {
          const third = (x * 0.82 - y * 0.57 + bend * 0.7) / pitch
          cover = Math.max(cover, stroke(third, 0.5 * smoothstep(0.72, 1, dark), pitch))
        }
        cover = Math.max(cover, smoothstep(0.05, 0.13, at(drawn, i)))
        const fibre = noise.fbm(x / 4, y / 4, 2) * 0.018
        const border = Math.min(x, y, width - 1 - x, height - 1 - y) / unit
        const frame =
          smoothstep(0.0014, 0.0006, Math.abs(border - 0.03)) + smoothstep(0.003, 0.0022, Math.abs(border - 0.036))
        const held = border < 0.042 ? clamp(frame) : cover
        const sheet: Rgb = [paper[0] + fibre, paper[1] + fibre, paper[2] + fibre]
        out.set(x, y, lerp(sheet, ink, clamp(held) * 0.94))
      }
    return out
  },
}

/** Cover 0..1 of a line family at a phase; `share` of the pitch is ink. */
const stroke = (phase: number, share: number, pitch: number): number => {
  const off = Math.abs(phase - Math.floor(phase) - 0.5) * 2
  return clamp((share - off) * pitch * 0.5 + 0.5) * smoothstep(0.02, 0.1, share)
}
