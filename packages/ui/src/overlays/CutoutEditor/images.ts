import { mixedColour } from './mask/blend.ts'
import type { Mask } from './mask/mask.ts'
import { encodePng } from './mask/png.ts'
import type { Size } from './mask/view.ts'

/** Longest side of the small copy, which is shown while the whole image is visible. */
const SMALL = 2048
/** Rows that are read at a time. */
const ROWS = 128

/** A decoded image, and a small copy of a large one, because scaling the whole image is slow. */
export interface EditedImage extends Size {
  image: HTMLImageElement
  small: HTMLCanvasElement | null
}

function canvasOf(width: number, height: number) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (pen === null) throw new Error('no canvas')
  return { canvas, pen }
}

function smallCopy(image: HTMLImageElement, { width, height }: Size): HTMLCanvasElement | null {
  const scale = SMALL / Math.max(width, height)
  if (scale >= 1) return null
  const { canvas, pen } = canvasOf(Math.round(width * scale), Math.round(height * scale))
  pen.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas
}

export async function loadImage(url: string, size: Size): Promise<EditedImage> {
  const image = new Image()
  image.src = url
  await image.decode()
  return { image, small: smallCopy(image, size), ...size }
}

/** Lets the page respond between two long tasks. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Reads rows of an image as RGBA, some at a time. */
function rowsOf({ image, width, height }: EditedImage): (from: number, count: number) => Uint8ClampedArray {
  const { pen } = canvasOf(width, ROWS)
  return (from, count) => {
    pen.clearRect(0, 0, width, count)
    pen.drawImage(image, 0, -from, width, height)
    return pen.getImageData(0, 0, width, count).data
  }
}

/** The alpha channel of a cut-out. */
export async function readMask(image: EditedImage): Promise<Mask> {
  const { width, height } = image
  const data = new Uint8Array(width * height)
  const read = rowsOf(image)
  for (let from = 0; from < height; from += ROWS) {
    const count = Math.min(ROWS, height - from)
    const pixels = read(from, count)
    for (let at = 0; at < width * count; at++) data[from * width + at] = pixels[at * 4 + 3] ?? 0
    await pause()
  }
  return { width, height, data }
}

export const maskPng = ({ width, height, data }: Mask): Promise<Blob> =>
  encodePng({
    ...{ width, height, channels: 1 },
    rows: (from, count) => data.slice(from * width, (from + count) * width),
  })

/** The changed cut-out as a PNG file. */
export function changedPng(source: EditedImage, result: EditedImage, mask: Mask): Promise<Blob> {
  const { width, height } = mask
  const [readSource, readResult] = [rowsOf(source), rowsOf(result)]
  return encodePng({
    ...{ width, height, channels: 4 },
    rows: async (from, count) => {
      await pause()
      const [own, whole] = [readResult(from, count), readSource(from, count)]
      const pixels = new Uint8Array(width * count * 4)
      for (let at = 0; at < width * count; at++) {
        const before = own[at * 4 + 3] ?? 0
        const now = Math.min(mask.data[from * width + at] ?? 0, whole[at * 4 + 3] ?? 0)
        for (let channel = at * 4; channel < at * 4 + 3; channel++) {
          pixels[channel] = mixedColour(own[channel] ?? 0, whole[channel] ?? 0, before, now)
        }
        pixels[at * 4 + 3] = now
      }
      return pixels
    },
  })
}
