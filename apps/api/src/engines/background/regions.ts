import { at } from '../sample/numbers.ts'
import { boxMean } from './box.ts'

interface Region {
  pixels: Int32Array
  touchesBorder: boolean
}

/** Connected areas (four neighbours) of the pixels with the value `wanted`, largest first. */
const regionsOf = (mask: Uint8Array, width: number, height: number, wanted: number): Region[] => {
  const seen = new Uint8Array(mask.length)
  const stack = new Int32Array(mask.length)
  const regions: Region[] = []
  for (let start = 0; start < mask.length; start++) {
    if (seen[start] || mask[start] !== wanted) continue
    const pixels: number[] = []
    let touchesBorder = false
    let top = 0
    stack[top++] = start
    seen[start] = 1
    while (top > 0) {
      const i = at(stack, --top)
      pixels.push(i)
      const x = i % width
      const y = (i - x) / width
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) touchesBorder = true
      const visit = (j: number) => {
        if (seen[j] || mask[j] !== wanted) return
        seen[j] = 1
        stack[top++] = j
      }
      if (x > 0) visit(i - 1)
      if (x < width - 1) visit(i + 1)
      if (y > 0) visit(i - width)
      if (y < height - 1) visit(i + width)
    }
    regions.push({ pixels: Int32Array.from(pixels), touchesBorder })
  }
  return regions.sort((a, b) => b.pixels.length - a.pixels.length)
}

/**
 * Keeps the main areas and closes false openings.
 * `opening(pixels)` is true if a hole shows the background, such as the inside of a handle; a highlight on a cheek does
 * not.
 */
export const tidy = (
  mask: Uint8Array,
  width: number,
  height: number,
  opening: (pixels: Int32Array) => boolean,
): Uint8Array => {
  const out = Uint8Array.from(mask)
  const areas = regionsOf(out, width, height, 1)
  const largest = areas[0]?.pixels.length ?? 0
  for (const { pixels } of areas) if (pixels.length < largest * 0.06) for (const i of pixels) out[i] = 0
  for (const { pixels, touchesBorder } of regionsOf(out, width, height, 0))
    if (!touchesBorder && !opening(pixels)) for (const i of pixels) out[i] = 1
  return out
}

/** The connected area of a mask in which a pixel lies. */
export const regionAt = (mask: Uint8Array, width: number, height: number, pixel: number): Uint8Array => {
  const out = new Uint8Array(mask.length)
  const region = regionsOf(mask, width, height, 1).find(({ pixels }) => pixels.includes(pixel))
  for (const i of region?.pixels ?? []) out[i] = 1
  return out
}

/** Dilates and erodes by a radius, in two box passes each: narrow bays disappear. */
export const closed = (mask: Uint8Array, width: number, height: number, radius: number): Uint8Array => {
  if (radius < 1) return mask
  // Padded, so that erosion does not start at the image's border.
  const pad = radius + 1
  const wide = width + pad * 2
  const tall = height + pad * 2
  const grown = new Float32Array(wide * tall)
  const padded = new Float32Array(wide * tall)
  for (let y = 0; y < tall; y++)
    for (let x = 0; x < wide; x++) {
      const sx = Math.min(width - 1, Math.max(0, x - pad))
      const sy = Math.min(height - 1, Math.max(0, y - pad))
      padded[y * wide + x] = at(mask, sy * width + sx)
    }
  const spread = boxMean(padded, wide, tall, radius)
  for (let i = 0; i < grown.length; i++) grown[i] = at(spread, i) > 1e-4 ? 1 : 0
  const shrunk = boxMean(grown, wide, tall, radius)
  const out = new Uint8Array(mask.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      out[i] = at(mask, i) || at(shrunk, (y + pad) * wide + x + pad) > 1 - 1e-4 ? 1 : 0
    }
  return out
}
