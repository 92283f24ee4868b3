import { readFile } from 'node:fs/promises'
import sharp from 'sharp'

/** Pixels of a picture, three bytes each, row by row. */
export interface Pixels {
  width: number
  height: number
  data: Buffer
}

export async function decode(bytes: Buffer): Promise<Pixels> {
  const picture = sharp(bytes).removeAlpha().toColourspace('srgb').raw()
  const { data, info } = await picture.toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

// Read here: sharp would remember a file that has been written anew since.
export const readPixels = async (file: string): Promise<Pixels> => decode(await readFile(file))

export const bytesOfRow = (width: number): number => width * 3

export const rowOf = ({ width, data }: Pixels, index: number): Buffer =>
  data.subarray(index * bytesOfRow(width), (index + 1) * bytesOfRow(width))

export const toSharp = ({ width, height, data }: Pixels) => sharp(data, { raw: { width, height, channels: 3 } })

/** What stands beside something else changes on its own: a wide picture is kept in strips of at most so many px. */
const WIDEST = 480

export function stripsOf({ width, height, data }: Pixels): Pixels[] {
  const count = Math.ceil(width / WIDEST)
  if (width % count !== 0) throw new Error(`${width} px cannot be cut into ${count} strips of the same width`)
  const own = width / count
  return Array.from({ length: count }, (_, index) => {
    const rows = Array.from({ length: height }, (_row, y) => {
      const start = bytesOfRow(y * width + index * own)
      return data.subarray(start, start + bytesOfRow(own))
    })
    return { width: own, height, data: Buffer.concat(rows) }
  })
}

/** The strips of a picture, put together again. */
export function sideBySide(strips: readonly Pixels[]): Pixels {
  const height = strips[0]?.height ?? 0
  const width = strips.reduce((sum, strip) => sum + strip.width, 0)
  const rows = Array.from({ length: height }, (_, y) => strips.map((strip) => rowOf(strip, y)))
  return { width, height, data: Buffer.concat(rows.flat()) }
}
