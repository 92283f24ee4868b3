import { Noise } from '../noise.ts'
import { at, clamp, mix, smoothstep } from '../numbers.ts'
import { bloom, grade, grain, splitTone, vignette } from './finish.ts'
import type { Style } from './style.ts'

/** The scene without a style, with a slight glow. */
export const none: Style = {
  name: 'None',
  scale: 1,
  finish: async (scene) => bloom(scene, scene.width / 40, 0.22),
}

/** Lens, film and weather: soft out of focus, texture everywhere, calm colours. */
export const photorealistic: Style = {
  name: 'Photorealistic',
  scale: 1,
  finish: async (scene, { width, height, seed }) => {
    const unit = Math.min(width, height)
    const soft = await scene.blurred(unit / 260)
    const noise = new Noise(seed)
    for (let y = 0; y < height; y++) {
      const down = y / height
      const loose = clamp(smoothstep(0.8, 1, down) * 0.95 + smoothstep(0.16, 0, down) * 0.5 + 0.12)
      for (let x = 0; x < width; x++) {
        const i = (y * width + x) * 3
        const texture = (noise.at(x / 2.3, y / 2.3) * 0.6 + noise.at(x / 7, y / 7) * 0.4) * 0.045 * (1 - loose)
        for (let c = 0; c < 3; c++) {
          const value = mix(at(scene.data, i + c), at(soft.data, i + c), loose)
          scene.data[i + c] = clamp(value * (1 + texture) + texture * 0.15)
        }
      }
    }
    scene.map((c) => splitTone(grade(c, 0.84, 1.12), [0.08, 0.14, 0.18], [1, 0.95, 0.86], 0.2))
    return grain(vignette(await bloom(scene, unit / 28, 0.3), 0.36), 0.045, seed)
  },
}

/** Rich colour, deep shadows, glowing light: concept art on a good screen. */
export const digitalArt: Style = {
  name: 'Digital art',
  scale: 1,
  finish: async (scene, { width, height, seed }) => {
    const noise = new Noise(seed)
    const unit = Math.min(width, height)
    const source = scene.copy()
    // Broad, angled dabs: each pixel comes from the place where a slanted brush would have picked up its colour.
    scene.map((_colour, x, y) => {
      const u = (x + y * 0.6) / unit
      const v = (y - x * 0.6) / unit
      const slip = noise.at(u * 30, v * 9) * unit * 0.0075
      return source.get(x + slip, y + slip * 0.6)
    })
    scene.map((c) => splitTone(grade(c, 1.42, 1.2), [0.05, 0.1, 0.25], [1, 0.9, 0.68], 0.3))
    return vignette(await bloom(scene, unit / 16, 0.62), 0.32)
  },
}
