import { at } from '../sample/numbers.ts'
import { segmentSelfie, selfieSide } from './opencv.ts'
import { resizeImage, resizePlane, type SmallImage } from './small-image.ts'

/** Extends the shorter side to a square by repeating its edges; the model reads a stretched image less well. */
const padToSquare = ({ width, height, rgb }: SmallImage) => {
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

const square = { width: selfieSide, height: selfieSide }

export interface Confidence {
  /** Mean of the readings, 0..1 a pixel. */
  mean: Float32Array
  /** The highest of the readings, for a subject that only one of them finds. */
  max: Float32Array
}

/**
 * The confidence that each pixel belongs to the subject, from a small model trained on people; it also finds animals,
 * and things that fill the image.
 * Its result depends on the proportions and on left and right, so it runs more than once.
 */
export const subjectConfidence = (image: SmallImage): Confidence => {
  const { width } = image
  const mirror = mirrored(image)
  const { left, top, image: squared } = padToSquare(mirror)
  const stretched = resizePlane(segmentSelfie(resizeImage(image, square).rgb), square, image)
  const stretchedMirror = resizePlane(segmentSelfie(resizeImage(mirror, square).rgb), square, image)
  const padded = resizePlane(segmentSelfie(resizeImage(squared, square).rgb), square, squared)
  const mean = new Float32Array(stretched.length)
  const max = new Float32Array(stretched.length)
  stretched.forEach((first, i) => {
    const x = i % width
    const y = (i - x) / width
    const column = width - 1 - x
    const second = at(stretchedMirror, i - x + column)
    const third = at(padded, (top + y) * squared.width + left + column)
    const pair = (first + second) / 2
    mean[i] = (pair + third) / 2
    max[i] = Math.max(pair, (first + third) / 2, third)
  })
  return { mean, max }
}
