import { at, clamp, mix } from '../art/numbers.ts'

interface Size {
  width: number
  height: number
}

/** A picture at a size at which its subject is looked for. */
export interface SmallPicture extends Size {
  /** Three bytes a pixel. */
  rgb: Uint8Array
}

/** Mean of the pixels that fall together; used for shrinking only. */
export const resizePicture = ({ width, height, rgb }: SmallPicture, side: number): SmallPicture => {
  const scale = Math.min(1, side / Math.max(width, height))
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
  const sums = new Float32Array(size.width * size.height * 3)
  const counts = new Float32Array(size.width * size.height)
  for (let y = 0; y < height; y++) {
    const ty = Math.min(size.height - 1, Math.floor((y * size.height) / height))
    for (let x = 0; x < width; x++) {
      const target = ty * size.width + Math.min(size.width - 1, Math.floor((x * size.width) / width))
      const source = (y * width + x) * 3
      for (let c = 0; c < 3; c++) sums[target * 3 + c] = at(sums, target * 3 + c) + at(rgb, source + c)
      counts[target] = at(counts, target) + 1
    }
  }
  return { ...size, rgb: Uint8Array.from(sums, (v, i) => Math.round(v / Math.max(1, at(counts, Math.floor(i / 3))))) }
}

/** Bilinear, either way. */
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
