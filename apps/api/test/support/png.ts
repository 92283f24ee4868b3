import { crc32 } from 'node:zlib'

/** Bytes of the signature and of the header chunk, which has to come first. */
const HEADER = 8 + 25

export function chunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body])
  const out = Buffer.alloc(named.length + 8)
  out.writeUInt32BE(body.length)
  named.copy(out, 4)
  out.writeUInt32BE(crc32(named), named.length + 4)
  return out
}

const numbers = (...values: number[]): Buffer => {
  const out = Buffer.alloc(values.length * 4)
  for (const [place, value] of values.entries()) out.writeUInt32BE(value, place * 4)
  return out
}

/** `gamma` as it is stored: 1 for stored light, 0.45455 for a screen. */
export const gamma = (value: number) => chunk('gAMA', numbers(Math.round(value * 100_000)))

/** White, red, green and blue, x and y each. */
export const chromaticities = (...values: number[]) =>
  chunk('cHRM', numbers(...values.map((value) => Math.round(value * 100_000))))

/** Numbers of ITU-T H.273 for primaries and curve. */
export const codePoints = (primaries: number, curve: number) => chunk('cICP', Buffer.from([primaries, curve, 0, 1]))

/** With chunks right behind the header chunk. */
export const withChunks = (png: Buffer, ...chunks: Buffer[]): Buffer =>
  Buffer.concat([png.subarray(0, HEADER), ...chunks, png.subarray(HEADER)])

function withOtherBit(data: Buffer, at: number): Buffer {
  const broken = Buffer.from(data)
  broken[at] = (broken[at] ?? 0) ^ 1
  return broken
}

/** One bit of the header's checksum is another. */
export const withWrongHeader = (png: Buffer): Buffer => withOtherBit(png, HEADER - 1)

/** One bit of the pixels is another. */
export const withWrongPixels = (png: Buffer): Buffer => withOtherBit(png, png.indexOf('IDAT') + 20)
