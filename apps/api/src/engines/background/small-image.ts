import { at, clamp, mix } from '../sample/numbers.ts'

export interface Size {
  width: number
  height: number
}

/** An image at the size for the search of its subject. */
export interface SmallImage extends Size {
  /** Three bytes a pixel. */
  rgb: Uint8Array
}

/** The size with this longer side, but never larger than the image. */
export const sizeWithin = ({ width, height }: Size, side: number): Size => {
  const scale = Math.min(1, side / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Averages pixels when it shrinks, repeats them when it grows. */
export const resizeImage = ({ width, height, rgb }: SmallImage, size: Size): SmallImage => {
  const out = new Uint8Array(size.width * size.height * 3)
  for (let y = 0; y < size.height; y++) {
    const top = Math.floor((y * height) / size.height)
    const bottom = Math.max(top + 1, Math.floor(((y + 1) * height) / size.height))
    for (let x = 0; x < size.width; x++) {
      const left = Math.floor((x * width) / size.width)
      const right = Math.max(left + 1, Math.floor(((x + 1) * width) / size.width))
      for (let c = 0; c < 3; c++) {
        let sum = 0
        for (let v = top; v < bottom; v++) for (let u = left; u < right; u++) sum += at(rgb, (v * width + u) * 3 + c)
        out[(y * size.width + x) * 3 + c] = Math.round(sum / ((bottom - top) * (right - left)))
      }
    }
  }
  return { ...size, rgb: out }
}

/** Bilinear in both directions. */
export const resizePlane = (plane: Float32Array, from: Size, to: Size): Float32Array => {
  const out = new Float32Array(to.width * to.height)
  for (let y = 0; y < to.height; y++) {
    const v = clamp(((y + 0.5) * from.height) / to.height - 0.5, 0, from.height - 1)
    const y0 = Math.floor(v)
    const y1 = Math.min(from.height - 1, y0 + 1)
    for (let x = 0; x < to.width; x++) {
      const u = clamp(((x + 0.5) * from.width) / to.width - 0.5, 0, from.width - 1)
      const x0 = Math.floor(u)
      const x1 = Math.min(from.width - 1, x0 + 1)
      const top = mix(at(plane, y0 * from.width + x0), at(plane, y0 * from.width + x1), u - x0)
      const bottom = mix(at(plane, y1 * from.width + x0), at(plane, y1 * from.width + x1), u - x0)
      out[y * to.width + x] = mix(top, bottom, v - y0)
    }
  }
  return out
}
