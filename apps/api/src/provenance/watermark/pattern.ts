import { hkdfSync } from 'node:crypto'
import { emptyComplex, transform } from './fft.ts'

/** Size of the repeated tile, in pixels. */
export const PERIOD = 128
/**
 * Wave numbers per period: waves of 16 to 6 pixels survive JPEG at half size, and are too short to be visible on a
 * smooth surface.
 */
const SLOWEST = 8
const FASTEST = 21

interface Wave {
  /** Wave numbers per period, across and down. */
  x: number
  y: number
  cos: number
  sin: number
}

export interface Pattern {
  /** One of each pair of opposite waves. */
  waves: readonly Wave[]
  /** PERIOD x PERIOD values with mean 0 and root mean square 1. */
  tile: Float32Array
}

function wavesOf(secret: string): Wave[] {
  const places: { x: number; y: number }[] = []
  for (let y = 0; y <= FASTEST; y += 1) {
    for (let x = -FASTEST; x <= FASTEST; x += 1) {
      const length = Math.hypot(x, y)
      if (length >= SLOWEST && length <= FASTEST && (y > 0 || x > 0)) places.push({ x, y })
    }
  }
  // Without the secret, the pattern can be neither found nor subtracted.
  const phases = new DataView(hkdfSync('sha256', secret, '', 'watermark 1', places.length * 2))
  return places.map((place, index) => {
    const phase = (2 * Math.PI * phases.getUint16(index * 2)) / 0x10000
    return { ...place, cos: Math.cos(phase), sin: Math.sin(phase) }
  })
}

const wrapped = (waves: number, side: number) => (waves + side) % side

function tileOf(waves: readonly Wave[]): Float32Array {
  const values = emptyComplex(PERIOD)
  for (const { x, y, cos, sin } of waves) {
    const one = wrapped(y, PERIOD) * PERIOD + wrapped(x, PERIOD)
    const opposite = wrapped(-y, PERIOD) * PERIOD + wrapped(-x, PERIOD)
    values.re[one] = values.re[opposite] = cos
    values.im[one] = sin
    values.im[opposite] = -sin
  }
  transform(values, PERIOD, -1)
  const scale = 1 / Math.sqrt(2 * waves.length)
  return Float32Array.from(values.re, (value) => value * scale)
}

/** The pattern of one operator. */
export function createPattern(secret: string): Pattern {
  const waves = wavesOf(secret)
  return { waves, tile: tileOf(waves) }
}
