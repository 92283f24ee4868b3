/** A point of the chromaticity diagram. */
interface Chromaticity {
  x: number
  y: number
}

/** The chromaticities of full red, green and blue, and of white. */
export interface Primaries {
  white: Chromaticity
  red: Chromaticity
  green: Chromaticity
  blue: Chromaticity
}

/** Linear light for a stored value, both 0..1. */
export type Curve = (value: number) => number

export interface ColourSpace {
  primaries: Primaries
  curve: Curve
}

type Triple = readonly [number, number, number]
type Matrix = readonly [Triple, Triple, Triple]

const times = (matrix: Matrix, [a, b, c]: Triple): Triple => {
  const row = ([x, y, z]: Triple) => x * a + y * b + z * c
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])]
}

const transposed = ([[a, b, c], [d, e, f], [g, h, i]]: Matrix): Matrix => [
  [a, d, g],
  [b, e, h],
  [c, f, i],
]

const cross = ([a, b, c]: Triple, [d, e, f]: Triple): Triple => [b * f - c * e, c * d - a * f, a * e - b * d]

/** Null for a singular matrix. */
function inverted(matrix: Matrix): Matrix | null {
  const [p, q, r] = transposed(matrix)
  const [first] = times([cross(q, r), cross(r, p), cross(p, q)], p)
  if (Math.abs(first) < 1e-9) return null
  const scaled = (line: Triple): Triple => [line[0] / first, line[1] / first, line[2] / first]
  return [scaled(cross(q, r)), scaled(cross(r, p)), scaled(cross(p, q))]
}

const lightOf = ({ x, y }: Chromaticity): Triple => [x / y, 1, (1 - x - y) / y]

/** The white of every ICC profile (ICC.1:2022, 7.2.16). */
const D50: Triple = [0.9642, 1, 0.8249]
/** Cone response (Bradford). */
const BRADFORD: Matrix = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
]

/** Red, green and blue adapted to the white of ICC profiles. Null for invalid primaries. */
function underD50({ white, red, green, blue }: Primaries): Matrix | null {
  const back = inverted(BRADFORD)
  const primaries = transposed([lightOf(red), lightOf(green), lightOf(blue)])
  const mix = inverted(primaries)
  if (back === null || mix === null) return null
  const amounts = times(mix, lightOf(white))
  const [from, to] = [times(BRADFORD, lightOf(white)), times(BRADFORD, D50)]
  const adapted = ([x, y, z]: Triple, amount: number): Triple => {
    const [l, m, s] = times(BRADFORD, [x * amount, y * amount, z * amount])
    return times(back, [(l * to[0]) / from[0], (m * to[1]) / from[1], (s * to[2]) / from[2]])
  }
  const colours: Matrix = [
    adapted(lightOf(red), amounts[0]),
    adapted(lightOf(green), amounts[1]),
    adapted(lightOf(blue), amounts[2]),
  ]
  return colours.flat().every(Number.isFinite) ? colours : null
}

const HEADER = 128
/** Points of a curve. */
const POINTS = 4096

const fixed = (values: Triple): Buffer => {
  const out = Buffer.alloc(12)
  for (const [place, value] of values.entries()) out.writeInt32BE(Math.round(value * 65_536), place * 4)
  return out
}

const xyz = (values: Triple) => Buffer.concat([Buffer.from('XYZ \0\0\0\0', 'latin1'), fixed(values)])

function curveTag(curve: Curve): Buffer {
  const out = Buffer.alloc(12 + POINTS * 2)
  out.write('curv', 'latin1')
  out.writeUInt32BE(POINTS, 8)
  for (let point = 0; point < POINTS; point++) {
    const light = Math.min(1, Math.max(0, curve(point / (POINTS - 1))))
    out.writeUInt16BE(Math.round(light * 65_535), 12 + point * 2)
  }
  return out
}

/** The text, then the two other forms of version 2, both empty. */
function description(text: string): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(text.length + 1)
  return Buffer.concat([Buffer.from('desc\0\0\0\0', 'latin1'), length, Buffer.from(`${text}\0`), Buffer.alloc(78)])
}

const padded = (tag: Buffer): Buffer => Buffer.concat([tag, Buffer.alloc((4 - (tag.length % 4)) % 4)])

/** A version 2 profile for a display. */
function writeProfile(kind: 'RGB ' | 'GRAY', tags: readonly (readonly [string, Buffer])[]): Buffer {
  const table = Buffer.alloc(4 + tags.length * 12)
  table.writeUInt32BE(tags.length)
  const places = new Map<Buffer, number>()
  const bodies: Buffer[] = []
  let end = HEADER + table.length
  for (const [place, [name, tag]] of tags.entries()) {
    const offset = places.get(tag) ?? end
    if (offset === end) {
      places.set(tag, offset)
      bodies.push(padded(tag))
      end += padded(tag).length
    }
    table.write(name, 4 + place * 12, 'latin1')
    table.writeUInt32BE(offset, 8 + place * 12)
    table.writeUInt32BE(tag.length, 12 + place * 12)
  }
  const header = Buffer.alloc(HEADER)
  header.writeUInt32BE(end, 0)
  header.writeUInt32BE(0x02400000, 8)
  header.write(`mntr${kind}XYZ `, 12, 'latin1')
  for (const [place, value] of [2026, 1, 1].entries()) header.writeUInt16BE(value, 24 + place * 2)
  header.write('acsp', 36, 'latin1')
  fixed(D50).copy(header, 68)
  return Buffer.concat([header, table, ...bodies])
}

/**
 * Writes an ICC.1 profile for colours that a file describes in another way, because libvips reads only profiles.
 * @returns null for invalid primaries
 */
export function writeIccProfile({ primaries, curve }: ColourSpace, isGrey: boolean): Buffer | null {
  const tone = curveTag(curve)
  const about = [
    ['desc', description('Colours of the file')],
    ['cprt', Buffer.from('text\0\0\0\0None\0', 'latin1')],
    ['wtpt', xyz(D50)],
  ] as const
  if (isGrey) return writeProfile('GRAY', [...about, ['kTRC', tone]])
  const colours = underD50(primaries)
  if (colours === null) return null
  const [red, green, blue] = colours
  const mixing = [
    ['rXYZ', xyz(red)],
    ['gXYZ', xyz(green)],
    ['bXYZ', xyz(blue)],
  ] as const
  return writeProfile('RGB ', [...about, ...mixing, ['rTRC', tone], ['gTRC', tone], ['bTRC', tone]])
}
