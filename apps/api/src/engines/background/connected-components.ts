import { at } from '../sample/numbers.ts'
import { boxMean } from './box-mean.ts'

interface Component {
  pixels: Int32Array
  touchesBorder: boolean
}

/** Connected components (four neighbours) of the pixels with this value, largest first. */
const connectedComponents = (mask: Uint8Array, width: number, height: number, value: number): Component[] => {
  const seen = new Uint8Array(mask.length)
  const stack = new Int32Array(mask.length)
  const components: Component[] = []
  for (let start = 0; start < mask.length; start++) {
    if (seen[start] || mask[start] !== value) continue
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
        if (seen[j] || mask[j] !== value) return
        seen[j] = 1
        stack[top++] = j
      }
      if (x > 0) visit(i - 1)
      if (x < width - 1) visit(i + 1)
      if (y > 0) visit(i - width)
      if (y < height - 1) visit(i + width)
    }
    components.push({ pixels: Int32Array.from(pixels), touchesBorder })
  }
  return components.sort((a, b) => b.pixels.length - a.pixels.length)
}

/**
 * Keeps the main areas and closes false openings.
 * `isOpening(pixels)` is true if a hole shows the background, such as the inside of a handle; a highlight on a cheek does
 * not.
 */
export const cleanMask = (
  mask: Uint8Array,
  width: number,
  height: number,
  isOpening: (pixels: Int32Array) => boolean,
): Uint8Array => {
  const out = Uint8Array.from(mask)
  const foreground = connectedComponents(out, width, height, 1)
  const largest = foreground[0]?.pixels.length ?? 0
  for (const { pixels } of foreground) if (pixels.length < largest * 0.06) for (const i of pixels) out[i] = 0
  for (const { pixels, touchesBorder } of connectedComponents(out, width, height, 0))
    if (!touchesBorder && !isOpening(pixels)) for (const i of pixels) out[i] = 1
  return out
}

export const componentAt = (mask: Uint8Array, width: number, height: number, pixel: number): Uint8Array => {
  const out = new Uint8Array(mask.length)
  const component = connectedComponents(mask, width, height, 1).find(({ pixels }) => pixels.includes(pixel))
  for (const i of component?.pixels ?? []) out[i] = 1
  return out
}

/** Dilates and erodes by a radius, in two box passes each: narrow bays disappear. */
export const closeMask = (mask: Uint8Array, width: number, height: number, radius: number): Uint8Array => {
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
