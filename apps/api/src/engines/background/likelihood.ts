import { at } from '../sample/numbers.ts'
import { networkSide, personIn } from './opencv.ts'
import { resizeImage, resizePlane, type SmallImage } from './small-image.ts'

/** Extends the shorter side to a square by repeating its edges; the network reads a stretched image less well. */
const squared = ({ width, height, rgb }: SmallImage) => {
  const side = Math.max(width, height)
  const left = Math.floor((side - width) / 2)
  const top = Math.floor((side - height) / 2)
  const out = new Uint8Array(side * side * 3)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const row = Math.min(height - 1, Math.max(0, y - top))
      const from = (row * width + Math.min(width - 1, Math.max(0, x - left))) * 3
      for (let c = 0; c < 3; c++) out[(y * side + x) * 3 + c] = at(rgb, from + c)
    }
  return { left, top, image: { width: side, height: side, rgb: out } }
}

const mirrored = ({ width, height, rgb }: SmallImage): SmallImage => {
  const out = new Uint8Array(rgb.length)
  for (let i = 0; i < width * height; i++) {
    const from = i - (i % width) + width - 1 - (i % width)
    for (let c = 0; c < 3; c++) out[i * 3 + c] = at(rgb, from * 3 + c)
  }
  return { width, height, rgb: out }
}

const square = { width: networkSide, height: networkSide }

export interface Likelihood {
  /** Mean of the readings, 0..1 a pixel. */
  mean: Float32Array
  /** The highest of the readings, for a subject that only one of them finds. */
  most: Float32Array
}

/**
 * The likelihood that each pixel belongs to the subject, from a small network trained on people; it also finds animals,
 * and things that fill the image.
 * Its result depends on the proportions and on left and right, so it runs more than once.
 */
export const likelihoodOf = (image: SmallImage): Likelihood => {
  const { width } = image
  const mirror = mirrored(image)
  const { left, top, image: whole } = squared(mirror)
  const pulled = resizePlane(personIn(resizeImage(image, square).rgb), square, image)
  const pulledMirror = resizePlane(personIn(resizeImage(mirror, square).rgb), square, image)
  const kept = resizePlane(personIn(resizeImage(whole, square).rgb), square, whole)
  const mean = new Float32Array(pulled.length)
  const most = new Float32Array(pulled.length)
  pulled.forEach((first, i) => {
    const x = i % width
    const y = (i - x) / width
    const column = width - 1 - x
    const second = at(pulledMirror, i - x + column)
    const third = at(kept, (top + y) * whole.width + left + column)
    const stretched = (first + second) / 2
    mean[i] = (stretched + third) / 2
    most[i] = Math.max(stretched, (first + third) / 2, third)
  })
  return { mean, most }
}
