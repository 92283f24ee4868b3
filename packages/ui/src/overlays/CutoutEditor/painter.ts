import type { EditedImage } from './images.ts'
import { blend, type Layers } from './mask/blend.ts'
import { type Rect, within } from './mask/mask.ts'
import type { Session } from './mask/session.ts'
import type { Size, View } from './mask/view.ts'

/** Maximum number of drawn pixels: a finer screen gets a coarser image, so that strokes remain fast. */
const PIXELS = 1_600_000

export interface Painter {
  /** Draws this view of the image; `before` draws the initial cut-out. */
  show(view: View, viewport: Size, before: boolean): void
  /** Draws a changed part of the image. */
  update(part: Rect): void
}

function pixelsOf(image: EditedImage, view: View, { width, height }: Size): ImageData {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (pen === null) throw new Error('no canvas')
  const from = image.small && image.small.width >= image.width * view.scale ? image.small : image.image
  pen.imageSmoothingQuality = 'high'
  pen.imageSmoothingEnabled = view.scale < 3
  pen.drawImage(from, view.x, view.y, image.width * view.scale, image.height * view.scale)
  return pen.getImageData(0, 0, width, height)
}

/** Draws a cut-out during editing: the kept part on `over`, the whole image on `under`. */
export function createPainter(
  canvases: { under: HTMLCanvasElement; over: HTMLCanvasElement },
  { source, result }: { source: EditedImage; result: EditedImage },
  { first, mask }: Session,
): Painter {
  let layers: Layers | null = null
  /** In px of the canvas. */
  let shown: View = { scale: 1, x: 0, y: 0 }

  const paint = (part: Rect) => {
    const pen = canvases.over.getContext('2d')
    if (pen === null || layers === null || part.width === 0 || part.height === 0) return
    const out = pen.createImageData(part.width, part.height)
    blend(out.data, layers, shown, part)
    pen.putImageData(out, part.x, part.y)
  }

  return {
    show(view, viewport, before) {
      const ratio = Math.min(window.devicePixelRatio, Math.sqrt(PIXELS / (viewport.width * viewport.height)), 2)
      const size = { width: Math.round(viewport.width * ratio), height: Math.round(viewport.height * ratio) }
      if (size.width === 0 || size.height === 0) return
      for (const canvas of [canvases.under, canvases.over]) {
        canvas.width = size.width
        canvas.height = size.height
      }
      shown = { scale: view.scale * ratio, x: view.x * ratio, y: view.y * ratio }
      const whole = pixelsOf(source, shown, size)
      canvases.under.getContext('2d')?.putImageData(whole, 0, 0)
      layers = { source: whole, result: pixelsOf(result, shown, size), first, mask: before ? first : mask }
      paint({ x: 0, y: 0, ...size })
    },
    update({ x, y, width, height }) {
      const { scale } = shown
      const part = {
        x: x * scale + shown.x - 1,
        y: y * scale + shown.y - 1,
        width: width * scale + 2,
        height: height * scale + 2,
      }
      paint(within(part, canvases.over))
    },
  }
}
