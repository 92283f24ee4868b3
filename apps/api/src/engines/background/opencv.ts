import { createRequire } from 'node:module'

interface Mat {
  data: Uint8Array
  delete(): void
}

/** The little of OpenCV that is used here; the package's own types do not know that its module is still loading. */
interface OpenCv {
  Mat?: new (rows?: number, columns?: number, type?: number) => Mat
  Rect: new (x: number, y: number, width: number, height: number) => object
  CV_8UC1: number
  CV_8UC3: number
  GC_INIT_WITH_MASK: number
  onRuntimeInitialized: () => void
  grabCut(image: Mat, mask: Mat, rect: object, background: Mat, foreground: Mat, rounds: number, mode: number): void
}

/** Labels of a grabCut mask. */
export const surelyBackground = 0
export const surelyForeground = 1
export const probablyBackground = 2
export const probablyForeground = 3

let cv: OpenCv | undefined
let loading: Promise<void> | undefined

/** Loads OpenCV once. The module is a thenable that never settles under `await`, so it must not be a promise's value. */
export const loadOpenCv = (): Promise<void> => {
  loading ??= new Promise((resolve) => {
    const loaded: OpenCv = createRequire(import.meta.url)('@techstark/opencv-js')
    cv = loaded
    if (loaded.Mat) resolve()
    else loaded.onRuntimeInitialized = resolve
  })
  return loading
}

/**
 * GrabCut (Rother, Kolmogorov, Blake, 2004) from a mask of the labels above. `rgb` holds three bytes a pixel.
 * Gives the new labels. Call `loadOpenCv` first.
 */
export const grabCut = (
  rgb: Uint8Array,
  labels: Uint8Array,
  width: number,
  height: number,
  rounds: number,
): Uint8Array => {
  if (!cv?.Mat) throw new Error('OpenCV is not loaded yet.')
  const image = new cv.Mat(height, width, cv.CV_8UC3)
  const mask = new cv.Mat(height, width, cv.CV_8UC1)
  const background = new cv.Mat()
  const foreground = new cv.Mat()
  try {
    image.data.set(rgb)
    mask.data.set(labels)
    cv.grabCut(image, mask, new cv.Rect(0, 0, 1, 1), background, foreground, rounds, cv.GC_INIT_WITH_MASK)
    return Uint8Array.from(mask.data)
  } finally {
    // Memory of the WebAssembly heap is not collected.
    for (const each of [image, mask, background, foreground]) each.delete()
  }
}
