/** Decoded pixels: RGB or RGBA, eight bits a channel. */
export interface Pixels {
  width: number
  height: number
  channels: 3 | 4
  data: Uint8Array
}

/** Brightness of an image, one value a pixel. */
export interface Surface {
  width: number
  height: number
  data: Float32Array
}

export function brightnessOf({ width, height, channels, data }: Pixels): Surface {
  const values = new Float32Array(width * height)
  for (let i = 0, from = 0; i < values.length; i += 1, from += channels) {
    values[i] = 0.299 * (data[from] ?? 0) + 0.587 * (data[from + 1] ?? 0) + 0.114 * (data[from + 2] ?? 0)
  }
  return { width, height, data: values }
}

/** The middle of the image, with sides of at most `side`. */
export function cropCentre(surface: Surface, side: number): Surface {
  const width = Math.min(side, surface.width)
  const height = Math.min(side, surface.height)
  if (width === surface.width && height === surface.height) return surface
  const left = (surface.width - width) >> 1
  const top = (surface.height - height) >> 1
  const data = new Float32Array(width * height)
  for (let y = 0; y < height; y += 1) {
    const from = (y + top) * surface.width + left
    data.set(surface.data.subarray(from, from + width), y * width)
  }
  return { width, height, data }
}

function blurAcross(from: Float32Array, to: Float32Array, start: number, length: number, radius: number): void {
  let sum = 0
  let count = 0
  for (let i = -radius; i < length; i += 1) {
    if (i + radius < length) {
      sum += from[start + i + radius] ?? 0
      count += 1
    }
    if (i - radius - 1 >= 0) {
      sum -= from[start + i - radius - 1] ?? 0
      count -= 1
    }
    if (i >= 0) to[start + i] = sum / count
  }
}

/** The mean of a square around each value, clipped at the edges. */
function blur({ width, height, data }: Surface, radius: number): Float32Array {
  const across = new Float32Array(data.length)
  for (let y = 0; y < height; y += 1) blurAcross(data, across, y * width, width, radius)
  const blurred = new Float32Array(data.length)
  const sums = new Float64Array(width)
  let count = 0
  for (let y = -radius; y < height; y += 1) {
    const coming = y + radius
    const going = y - radius - 1
    if (coming < height) {
      count += 1
      for (let x = 0; x < width; x += 1) sums[x] = (sums[x] ?? 0) + (across[coming * width + x] ?? 0)
    }
    if (going >= 0) {
      count -= 1
      for (let x = 0; x < width; x += 1) sums[x] = (sums[x] ?? 0) - (across[going * width + x] ?? 0)
    }
    if (y >= 0) for (let x = 0; x < width; x += 1) blurred[y * width + x] = (sums[x] ?? 0) / count
  }
  return blurred
}

/** Mean and standard deviation of the brightness around each pixel. */
export function localMean(surface: Surface, radius: number): { mean: Float32Array; spread: Float32Array } {
  const mean = blur(surface, radius)
  const squared = new Float32Array(surface.data.length)
  for (let i = 0; i < squared.length; i += 1) squared[i] = (surface.data[i] ?? 0) ** 2
  const spread = blur({ ...surface, data: squared }, radius)
  for (let i = 0; i < spread.length; i += 1) spread[i] = Math.sqrt(Math.max(0, (spread[i] ?? 0) - (mean[i] ?? 0) ** 2))
  return { mean, spread }
}
