import { createHash } from 'node:crypto'
import sharp from 'sharp'

interface Pixels {
  width: number
  height: number
  /** Four bytes a pixel. */
  data: Buffer
}

async function pixelsOf(file: string): Promise<Pixels> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

/** The bytes of a row, from one pixel on and up to another. */
const rowOf = ({ data, width }: Pixels, y: number, left = 0, right = width) =>
  data.subarray((y * width + left) * 4, (y * width + right) * 4)

/** Rows that differ with fewer equal rows than these between them are one change. */
const BETWEEN = 8

interface Band {
  top: number
  bottom: number
  left: number
  right: number
}

function bandsIn(before: Pixels, after: Pixels): Band[] {
  const bands: Band[] = []
  for (let y = 0; y < after.height; y += 1) {
    const [old, now] = [rowOf(before, y), rowOf(after, y)]
    // Most rows are equal, and all of their bytes are compared at once.
    if (now.equals(old)) continue
    const left = Math.floor(now.findIndex((byte, place) => byte !== old[place]) / 4)
    const right = Math.floor(now.findLastIndex((byte, place) => byte !== old[place]) / 4)
    const last = bands.at(-1)
    if (last === undefined || y - last.bottom > BETWEEN) bands.push({ top: y, bottom: y, left, right })
    else Object.assign(last, { bottom: y, left: Math.min(last.left, left), right: Math.max(last.right, right) })
  }
  return bands
}

/**
 * A name for what differs between two pictures, wherever it stands in them: changes of the same name look the same.
 *
 * @returns null where the sizes differ, so that everything below the change has moved
 */
export async function nameOfChange(before: string, after: string): Promise<string | null> {
  const [old, now] = await Promise.all([pixelsOf(before), pixelsOf(after)])
  if (old.width !== now.width || old.height !== now.height) return null
  const names = bandsIn(old, now).map(({ top, bottom, left, right }) => {
    const hash = createHash('sha1').update(`${right - left}`)
    for (const pixels of [old, now]) {
      for (let y = top; y <= bottom; y += 1) hash.update(rowOf(pixels, y, left, right + 1))
    }
    return hash.digest('base64url')
  })
  return createHash('sha1')
    .update([...new Set(names)].toSorted().join())
    .digest('base64url')
    .slice(0, 8)
}
