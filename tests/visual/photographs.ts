import { type Pixels, toSharp } from './pixels.ts'

/** So many px beside each other are looked at for a photograph. */
const WINDOW = 48
const STRIDE = 12

/** Letters leave ground between them, grain does not: the most frequent colour of a window is met no more often. */
const MOST_EQUAL = 5

/** Levels of a channel from one pixel to the next: more is grain, less is a shadow or a blend. */
const LEAST_STEP = 2

/** @returns whether there is a part of the row in which hardly a pixel is like another */
export function isPhotographic(row: Buffer): boolean {
  const colors = new Uint32Array(row.length / 3)
  for (const index of colors.keys()) colors[index] = row.readUIntBE(index * 3, 3)
  for (let from = 0; from + WINDOW <= colors.length; from += STRIDE) {
    if (isRough(row, from) && mostFrequent(colors.slice(from, from + WINDOW)) <= MOST_EQUAL) return true
  }
  return false
}

/** Whether the green of most pixels of a window is another than that of the pixel before. */
function isRough(row: Buffer, from: number): boolean {
  let rough = 0
  for (let pixel = from + 1; pixel < from + WINDOW; pixel += 1) {
    const [one, other] = [row.readUInt8(pixel * 3 - 2), row.readUInt8(pixel * 3 + 1)]
    if (Math.abs(one - other) >= LEAST_STEP) rough += 1
  }
  return rough > WINDOW / 3
}

/** @returns how often the most frequent of them is met */
function mostFrequent(colors: Uint32Array): number {
  let [most, times, last] = [0, 0, -1]
  for (const color of colors.sort()) {
    times = color === last ? times + 1 : 1
    most = Math.max(most, times)
    last = color
  }
  return most
}

/** Half as wide and half as high, a photograph is as plain to the eye in a third of the bytes. */
const SMALLER = 2

/** Photographs are for the eye: the hash, which is compared, was taken of the whole. */
export async function packPhotographs(page: Pixels): Promise<Buffer> {
  const height = Math.ceil(page.height / SMALLER)
  const last = page.data.subarray(page.data.length - page.width * 3)
  const whole = { ...page, height: height * SMALLER, data: Buffer.concat([page.data, last]) }
  return toSharp(page.height % SMALLER === 0 ? page : whole)
    .resize(page.width / SMALLER, height, { fit: 'fill' })
    .webp({ quality: 50, effort: 4 })
    .toBuffer()
}

/** @returns the page as large as it was, but for a row more where its height was odd */
export async function unpackPhotographs(small: Pixels): Promise<Pixels> {
  const width = small.width * SMALLER
  const height = small.height * SMALLER
  return { width, height, data: await toSharp(small).resize(width, height, { fit: 'fill' }).raw().toBuffer() }
}
