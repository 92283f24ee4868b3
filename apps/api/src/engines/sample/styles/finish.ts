import type { Canvas } from '../canvas.ts'
import { lerp, type Rgb } from '../colour.ts'
import { at, clamp, smoothstep } from '../numbers.ts'
import { hashPoint } from '../random.ts'

const grey = (c: Rgb): number => 0.299 * c[0] + 0.587 * c[1] + 0.114 * c[2]

/** Colourfulness and contrast around a middle grey. */
export const grade = (colour: Rgb, chroma: number, contrast: number): Rgb => {
  const g = grey(colour)
  const lift = (c: number) => clamp((g + (c - g) * chroma - 0.5) * contrast + 0.5)
  return [lift(colour[0]), lift(colour[1]), lift(colour[2])]
}

/** Shadows drawn towards one colour, lights towards another. */
export const splitTone = (colour: Rgb, shadow: Rgb, light: Rgb, amount: number): Rgb => {
  const g = grey(colour)
  return lerp(colour, lerp(shadow, light, g), amount * (1 - Math.abs(g - 0.5)))
}

/** Light spills out of the brightest parts. */
export const bloom = async (canvas: Canvas, sigma: number, amount: number): Promise<Canvas> => {
  const small = await canvas.resized(Math.ceil(canvas.width / 4), Math.ceil(canvas.height / 4))
  small.map((c) => {
    const share = smoothstep(0.55, 0.95, grey(c))
    return [c[0] * share, c[1] * share, c[2] * share]
  })
  const soft = await small.through((image) =>
    image.blur(Math.max(0.4, sigma / 4)).resize(canvas.width, canvas.height, { fit: 'fill', kernel: 'cubic' }),
  )
  for (let i = 0; i < canvas.data.length; i++) {
    const base = at(canvas.data, i)
    canvas.data[i] = base + (1 - base) * at(soft.data, i) * amount
  }
  return canvas
}

/** Darker corners, as lenses give them. */
export const vignette = (canvas: Canvas, amount: number): Canvas => {
  const { width, height } = canvas
  return canvas.map((c, x, y) => {
    const far = Math.hypot(x / width - 0.5, y / height - 0.5)
    const dim = 1 - amount * smoothstep(0.35, 0.78, far)
    return [c[0] * dim, c[1] * dim, c[2] * dim]
  })
}

/** Film grain, a little stronger in the middle tones. */
export const grain = (canvas: Canvas, amount: number, seed: number): Canvas =>
  canvas.map((c, x, y) => {
    const g = grey(c)
    const push = (hashPoint(x, y, seed) + hashPoint(x, y, seed + 1) - 1) * amount * (0.4 + 1.2 * g * (1 - g) * 2)
    return [clamp(c[0] + push), clamp(c[1] + push), clamp(c[2] + push)]
  })

/** Strength of the edge at every pixel (Sobel on brightness), 0 to about 1. */
export const edges = (luma: Float32Array, width: number, height: number): Float32Array => {
  const out = new Float32Array(luma.length)
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x
      const a = at(luma, i - width - 1)
      const b = at(luma, i - width + 1)
      const c = at(luma, i + width - 1)
      const d = at(luma, i + width + 1)
      const gx = b + 2 * at(luma, i + 1) + d - a - 2 * at(luma, i - 1) - c
      const gy = c + 2 * at(luma, i + width) + d - a - 2 * at(luma, i - width) - b
      out[i] = Math.sqrt(gx * gx + gy * gy) / 4
    }
  return out
}
