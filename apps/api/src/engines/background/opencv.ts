import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { at } from '../sample/numbers.ts'
import { gaussianMixture, mixtureValues } from './gaussian-mixture.ts'

interface Mat {
  readonly data: Uint8Array
  readonly data32F: Float32Array
  readonly data64F: Float64Array
  delete(): void
}

interface Mats {
  get(index: number): Mat
  delete(): void
}

interface Net {
  setInput(input: Mat): void
  forward(): Mat
  /** Fills `outputs` with these outputs of the model, in one run. */
  forward2(outputs: Mats, names: readonly string[]): void
}

/** The part of OpenCV that is used here; the package's own types miss that its module loads asynchronously. */
interface OpenCv {
  Mat?: new (rows?: number, columns?: number, type?: number) => Mat
  MatVector: new () => Mats
  Rect: new (x: number, y: number, width: number, height: number) => object
  Size: new (width: number, height: number) => object
  Scalar: new (...values: number[]) => object
  CV_8UC1: number
  CV_8UC3: number
  CV_64FC1: number
  GC_EVAL: number
  onRuntimeInitialized: () => void
  FS_createDataFile(folder: string, name: string, data: Uint8Array, read: boolean, write: boolean, own: boolean): void
  FS_unlink(path: string): void
  readNetFromTFLite(path: string): Net
  blobFromImage(image: Mat, scale: number, size: object, mean: object, swap: boolean, crop: boolean): Mat
  grabCut(image: Mat, mask: Mat, rect: object, background: Mat, foreground: Mat, rounds: number, mode: number): void
}

/** Labels of a grabCut mask. */
export const sureBackground = 0
export const sureForeground = 1
export const probableBackground = 2
export const probableForeground = 3

export const isForeground = (label: number): boolean => label === sureForeground || label === probableForeground

const require = createRequire(import.meta.url)
let cv: OpenCv | undefined
let loading: Promise<void> | undefined

/** Loads OpenCV once. The module is a thenable that never settles under `await`, so it must not be a promise's value. */
export const loadOpenCv = (): Promise<void> => {
  loading ??= new Promise((resolve) => {
    const loaded: OpenCv = require('@techstark/opencv-js')
    cv = loaded
    if (loaded.Mat) resolve()
    else loaded.onRuntimeInitialized = resolve
  })
  return loading
}

const requireOpenCv = () => {
  if (!cv?.Mat) throw new Error('OpenCV is not loaded yet.')
  return { cv, Mat: cv.Mat }
}

const dispose = (...mats: readonly { delete(): void }[]) => {
  // The heap of WebAssembly is not garbage collected.
  for (const each of mats) each.delete()
}

/** Share of pixels that may still change when the cut counts as found; later rounds change nothing visible. */
const convergence = 0.001

const countDifferences = (before: Uint8Array, after: Uint8Array): number => {
  let count = 0
  for (let i = 0; i < before.length; i++) if (at(before, i) !== at(after, i)) count++
  return count
}

/**
 * GrabCut (Rother, Kolmogorov, Blake, 2004) from a mask of the labels above, which must hold both sides. `rgb` holds
 * three bytes a pixel.
 * It returns 1 for the foreground, after at most `rounds`. It starts from our colours, because OpenCV's random ones
 * would give equal images different masks. Call `loadOpenCv` first.
 */
export const grabCut = (
  rgb: Uint8Array,
  labels: Uint8Array,
  width: number,
  height: number,
  rounds: number,
): Uint8Array => {
  const { cv, Mat } = requireOpenCv()
  const image = new Mat(height, width, cv.CV_8UC3)
  const mask = new Mat(height, width, cv.CV_8UC1)
  const background = new Mat(1, mixtureValues, cv.CV_64FC1)
  const foreground = new Mat(1, mixtureValues, cv.CV_64FC1)
  try {
    image.data.set(rgb)
    mask.data.set(labels)
    background.data64F.set(gaussianMixture(rgb, (i) => !isForeground(at(labels, i))))
    foreground.data64F.set(gaussianMixture(rgb, (i) => isForeground(at(labels, i))))
    const before = new Uint8Array(labels)
    for (let round = 0; round < rounds; round++) {
      cv.grabCut(image, mask, new cv.Rect(0, 0, 1, 1), background, foreground, 1, cv.GC_EVAL)
      if (countDifferences(before, mask.data) <= before.length * convergence) break
      before.set(mask.data)
    }
    return new Uint8Array(mask.data).map((label) => (isForeground(label) ? 1 : 0))
  } finally {
    dispose(image, mask, background, foreground)
  }
}

/** Loads a network with the first image. */
const lazyNetwork = (name: string, readWeights: () => Uint8Array): (() => Net) => {
  let network: Net | undefined
  return () => {
    if (network) return network
    const { cv } = requireOpenCv()
    cv.FS_createDataFile('/', name, readWeights(), true, false, false)
    network = cv.readNetFromTFLite(`/${name}`)
    // OpenCV keeps its files in memory, and this one is loaded.
    cv.FS_unlink(`/${name}`)
    return network
  }
}

/** Runs a network on a square of three bytes a pixel and returns one array for each named output. */
const runNetwork = (
  network: Net,
  rgb: Uint8Array,
  side: number,
  scale: { divisor: number; middle: number },
  outputs: readonly string[],
): Float32Array[] => {
  const { cv, Mat } = requireOpenCv()
  const image = new Mat(side, side, cv.CV_8UC3)
  image.data.set(rgb)
  const middle = new cv.Scalar(scale.middle, scale.middle, scale.middle, 0)
  const blob = cv.blobFromImage(image, 1 / scale.divisor, new cv.Size(side, side), middle, false, false)
  const results = new cv.MatVector()
  try {
    network.setInput(blob)
    network.forward2(results, outputs)
    return outputs.map((_, n) => {
      const result = results.get(n)
      const values = new Float32Array(result.data32F)
      result.delete()
      return values
    })
  } finally {
    dispose(image, blob, results)
  }
}

export const selfieSide = 256
const selfieNetwork = lazyNetwork('people.tflite', () => readFileSync(new URL('./people.tflite', import.meta.url)))

/**
 * MediaPipe's selfie segmentation: the confidence of a person in each pixel of a square, 0..1. `rgb` holds three bytes
 * a pixel. Call `loadOpenCv` first.
 */
export const segmentSelfie = (rgb: Uint8Array): Float32Array => {
  const [confidence] = runNetwork(selfieNetwork(), rgb, selfieSide, { divisor: 255, middle: 0 }, ['activation_10'])
  return confidence ?? new Float32Array(0)
}

export const detectorSide = 300
const detectorAsset = 'object_detection_ssd_mobilenetv2_oidv4_fp16.tflite'
const detectorNetwork = lazyNetwork(detectorAsset, () => {
  // The package packs the file behind a short list of names; a TFLite file has its mark at the fifth byte.
  const packed = readFileSync(require.resolve('@mediapipe/objectron/objectron_solution_packed_assets.data'))
  return packed.subarray(packed.indexOf('TFL3') - 4)
})

/**
 * MediaPipe's object detector: raw scores and boxes of all its places in a square of three bytes a pixel. Call
 * `loadOpenCv` first.
 */
export const detectObjects = (rgb: Uint8Array): { scores: Float32Array; boxes: Float32Array } => {
  const outputs = ['raw_outputs/class_predictions', 'raw_outputs/box_encodings']
  const [scores, boxes] = runNetwork(detectorNetwork(), rgb, detectorSide, { divisor: 127.5, middle: 127.5 }, outputs)
  return { scores: scores ?? new Float32Array(0), boxes: boxes ?? new Float32Array(0) }
}
