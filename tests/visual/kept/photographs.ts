import { type Pixels, toSharp } from './pixels.ts'

/** So many px beside each other are looked at for a photograph. */
const WINDOW = 48
const STRIDE = 12

/** Letters leave ground between them, grain does not: the most frequent colour of a window is met no more often. */
const MOST_EQUAL = 5

/** Levels of a channel from one pixel to the next: more is grain, less is a shadow or a blend. */
const LEAST_STEP = 2

/** Of a photograph's sky and shadows: they have no grain, but no ground either. */
const MOST_EQUAL_IF_SOFT = 12

/** Rows are judged in bands: a photograph is one throughout. */
const BAND = 16

/** Of a band's rows. A line of small letters has some rows like grain as well, but no more than letters are high. */
const LEAST_ROWS = 0.6

/**
 * The runs of rows that show a photograph: bands with grain, and whatever is soft above and below them, which would
 * have steps if it were kept as drawn.
 */
export function photographsIn(rows: readonly Buffer[]): { from: number; to: number }[] {
  const bands = Array.from({ length: Math.ceil(rows.length / BAND) }, (_, band) =>
    rows.slice(band * BAND, (band + 1) * BAND),
  )
  const photographic = bands.map((band) => count(band, isPhotographic) >= band.length * LEAST_ROWS)
  const spread = (band: number, before: number) => {
    if (photographic[band] || !photographic[before]) return
    photographic[band] = count(bands[band] ?? [], isSoft) > 0
  }
  for (let band = 1; band < bands.length; band += 1) spread(band, band - 1)
  for (let band = bands.length - 2; band >= 0; band -= 1) spread(band, band + 1)
  const runs: { from: number; to: number }[] = []
  for (const [band, is] of photographic.entries()) {
    if (!is) continue
    const [from, to] = [band * BAND, Math.min((band + 1) * BAND, rows.length)]
    const last = runs.at(-1)
    if (last?.to === from) last.to = to
    else runs.push({ from, to })
  }
  return runs
}

function count(band: readonly Buffer[], is: (row: Buffer) => boolean): number {
  let [times, last] = [0, false]
  for (const [index, row] of band.entries()) {
    // Most of a page is ground: a row like the one above it needs no second look.
    last = band[index - 1]?.equals(row) ? last : is(row)
    if (last) times += 1
  }
  return times
}

/** @returns whether there is a part of the row in which hardly a pixel is like another */
export const isPhotographic = (row: Buffer): boolean =>
  hasWindow(row, (from) => isRough(row, from) && mostFrequent(row, from) <= MOST_EQUAL)

const isSoft = (row: Buffer): boolean => hasWindow(row, (from) => mostFrequent(row, from) <= MOST_EQUAL_IF_SOFT)

function hasWindow(row: Buffer, is: (from: number) => boolean): boolean {
  for (let from = 0; from + WINDOW <= row.length / 3; from += STRIDE) if (is(from)) return true
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

/** @returns how often the most frequent colour of a window is met */
function mostFrequent(row: Buffer, from: number): number {
  const colors = Uint32Array.from({ length: WINDOW }, (_, pixel) => row.readUIntBE((from + pixel) * 3, 3))
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
