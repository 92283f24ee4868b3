import { deflateSync } from 'node:zlib'
import { type ColourSpace, type Curve, type Primaries, writeIccProfile } from './icc-profile.ts'
import { chunksBeforePixels, joinChunks, type PngChunk, writeChunk } from './png-chunks.ts'

const power =
  (exponent: number): Curve =>
  (value) =>
    value ** exponent

const srgbCurve: Curve = (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

/** Brightness of white on a screen, in candelas per square metre; brighter light is clipped (ITU-R BT.2408). */
const SCREEN_WHITE = 203

/** Perceptual quantizer (SMPTE ST 2084). */
const pq: Curve = (value) => {
  const root = value ** (1 / 78.84375)
  const light = (Math.max(0, root - 0.8359375) / (18.8515625 - 18.6875 * root)) ** (1 / 0.1593017578125)
  return (light * 10_000) / SCREEN_WHITE
}

/** Factor by which browsers brighten hybrid log-gamma on a screen of the usual range. */
const HLG_GAIN = 1.6

/** Hybrid log-gamma (ITU-R BT.2100). */
const hlg: Curve = (value) => {
  const light = value <= 0.5 ? value ** 2 / 3 : (Math.exp((value - 0.55991073) / 0.17883277) + 0.28466892) / 12
  return light * HLG_GAIN
}

/** Numbers of ITU-T H.273, table 3. Like browsers, it reads video by its display curve and not by the camera's. */
const curves = new Map<number, Curve>([
  [1, power(2.4)],
  [4, power(2.2)],
  [5, power(2.8)],
  [6, power(2.4)],
  [8, power(1)],
  [13, srgbCurve],
  [14, power(2.4)],
  [15, power(2.4)],
  [16, pq],
  [18, hlg],
])

const D65 = { x: 0.3127, y: 0.329 }
const pal = {
  white: D65,
  red: { x: 0.64, y: 0.33 },
  green: { x: 0.29, y: 0.6 },
  blue: { x: 0.15, y: 0.06 },
}
const ntsc = {
  white: D65,
  red: { x: 0.63, y: 0.34 },
  green: { x: 0.31, y: 0.595 },
  blue: { x: 0.155, y: 0.07 },
}
const srgbPrimaries = { ...pal, green: { x: 0.3, y: 0.6 } }
const p3 = { ...pal, red: { x: 0.68, y: 0.32 }, green: { x: 0.265, y: 0.69 } }

/** Numbers of ITU-T H.273, table 2. */
const primariesByNumber = new Map<number, Primaries>([
  [1, srgbPrimaries],
  [5, pal],
  [6, ntsc],
  [7, ntsc],
  [
    9,
    {
      white: D65,
      red: { x: 0.708, y: 0.292 },
      green: { x: 0.17, y: 0.797 },
      blue: { x: 0.131, y: 0.046 },
    },
  ],
  [11, { ...p3, white: { x: 0.314, y: 0.351 } }],
  [12, p3],
])

/** cICP (PNG, third edition, 11.3.2.6): numbers of primaries and curve, no matrix; null for unsupported ones. */
function fromNumbers({ body }: PngChunk): ColourSpace | null {
  const [colours = -1, transfer = -1, matrix = -1] = body
  const [primaries, curve] = [primariesByNumber.get(colours), curves.get(transfer)]
  return body.length === 4 && matrix === 0 && primaries && curve ? { primaries, curve } : null
}

/** gAMA and cHRM hold whole hundred-thousandths. */
const UNIT = 100_000

function primariesOf({ body }: PngChunk): Primaries | null {
  if (body.length !== 32) return null
  const point = (place: number) => ({
    x: body.readUInt32BE(place * 8) / UNIT,
    y: body.readUInt32BE(place * 8 + 4) / UNIT,
  })
  const primaries = { white: point(0), red: point(1), green: point(2), blue: point(3) }
  const isPossible = Object.values(primaries).every(({ x, y }) => y > 0 && x + y <= 1)
  return isPossible ? primaries : null
}

/** No real screen is outside this range. */
const [LEAST_GAMMA, MOST_GAMMA] = [0.1, 10]

/** Browsers use cHRM only together with gAMA. */
function fromGamma(gamma: PngChunk | undefined, chromaticities: PngChunk | undefined): ColourSpace | null {
  if (gamma?.body.length !== 4) return null
  const exponent = UNIT / gamma.body.readUInt32BE()
  if (!(exponent >= LEAST_GAMMA && exponent <= MOST_GAMMA)) return null
  const primaries = chromaticities && primariesOf(chromaticities)
  return { primaries: primaries ?? srgbPrimaries, curve: power(exponent) }
}

/** In the order of PNG, third edition, section 4.3. */
function coloursOf(chunks: readonly PngChunk[]): ColourSpace | null {
  const find = (name: string) => chunks.find((chunk) => chunk.name === name)
  const numbers = find('cICP')
  const numbered = numbers && fromNumbers(numbers)
  if (numbered) return numbered
  return find('iCCP') || find('sRGB') ? null : fromGamma(find('gAMA'), find('cHRM'))
}

const replaced = ['cICP', 'iCCP', 'sRGB', 'gAMA', 'cHRM']
/** Bit of the colour type in the header chunk. */
const HAS_COLOURS = 2

/** Replaces the chunks that describe the colours by an ICC profile, because libvips reads only profiles. */
export function withColoursAsProfile(png: Buffer): Buffer {
  const { chunks, rest } = chunksBeforePixels(png)
  const colours = coloursOf(chunks)
  const [header, ...others] = chunks
  if (colours === null || header?.name !== 'IHDR') return png
  const profile = writeIccProfile(colours, ((header.body[9] ?? 0) & HAS_COLOURS) === 0)
  if (profile === null) return png
  const chunk = writeChunk('iCCP', Buffer.concat([Buffer.from('colours\0\0', 'latin1'), deflateSync(profile)]))
  const otherChunks = others.filter(({ name }) => !replaced.includes(name)).map(({ bytes }) => bytes)
  return joinChunks([header.bytes, chunk, ...otherChunks], rest)
}
