import { at } from '../sample/numbers.ts'

/** Mean over a square of side 2r+1, clipped at the borders; running sums make the cost independent of the radius. */
export const boxMean = (values: Float32Array, width: number, height: number, radius: number): Float32Array => {
  const rows = new Float32Array(values.length)
  for (let y = 0; y < height; y++) {
    const base = y * width
    let sum = 0
    let count = 0
    for (let x = 0; x < Math.min(width, radius); x++, count++) sum += at(values, base + x)
    for (let x = 0; x < width; x++) {
      if (x + radius < width) {
        sum += at(values, base + x + radius)
        count++
      }
      if (x - radius - 1 >= 0) {
        sum -= at(values, base + x - radius - 1)
        count--
      }
      rows[base + x] = sum / count
    }
  }
  const out = new Float32Array(values.length)
  const sums = new Float64Array(width)
  let count = 0
  const add = (y: number, sign: number) => {
    const base = y * width
    for (let x = 0; x < width; x++) sums[x] = (sums[x] ?? 0) + sign * at(rows, base + x)
    count += sign
  }
  for (let y = 0; y < Math.min(height, radius); y++) add(y, 1)
  for (let y = 0; y < height; y++) {
    if (y + radius < height) add(y + radius, 1)
    if (y - radius - 1 >= 0) add(y - radius - 1, -1)
    const base = y * width
    for (let x = 0; x < width; x++) out[base + x] = (sums[x] ?? 0) / count
  }
  return out
}
