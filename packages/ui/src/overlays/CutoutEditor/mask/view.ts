import type { Place } from './stroke.ts'

export interface Size {
  width: number
  height: number
}

/**
 * The position of an image in its viewport: a point of the image times `scale`, plus `x` and `y`, is a point of the
 * viewport.
 */
export interface View {
  scale: number
  x: number
  y: number
}

/** Maximum px of the viewport for a px of the image. */
const CLOSEST = 16

const fitScale = (image: Size, viewport: Size) => Math.min(viewport.width / image.width, viewport.height / image.height)

/** Along one side: centred while it fits, or else without a gap at either end. */
const hold = (offset: number, length: number, viewport: number) =>
  length <= viewport ? (viewport - length) / 2 : Math.min(0, Math.max(viewport - length, offset))

function held({ scale, x, y }: View, image: Size, viewport: Size): View {
  return {
    scale,
    x: hold(x, image.width * scale, viewport.width),
    y: hold(y, image.height * scale, viewport.height),
  }
}

export const fitted = (image: Size, viewport: Size): View =>
  held({ scale: fitScale(image, viewport), x: 0, y: 0 }, image, viewport)

export const isFitted = (view: View, image: Size, viewport: Size): boolean =>
  view.scale <= fitScale(image, viewport) * 1.001

/** Zooms by a factor; the point under `at` stays in place where possible. */
export function zoomed(view: View, by: number, at: Place, image: Size, viewport: Size): View {
  const least = fitScale(image, viewport)
  const scale = Math.min(Math.max(view.scale * by, least), Math.max(CLOSEST, least))
  const change = scale / view.scale
  return held({ scale, x: at.x - (at.x - view.x) * change, y: at.y - (at.y - view.y) * change }, image, viewport)
}

export const panned = (view: View, by: Place, image: Size, viewport: Size): View =>
  held({ ...view, x: view.x + by.x, y: view.y + by.y }, image, viewport)

export const toImage = ({ scale, x, y }: View, at: Place): Place => ({ x: (at.x - x) / scale, y: (at.y - y) / scale })
export const toViewport = ({ scale, x, y }: View, at: Place): Place => ({ x: at.x * scale + x, y: at.y * scale + y })

/** A view that shows a point of the image, with some space around it. */
export function showing(view: View, at: Place, image: Size, viewport: Size): View {
  const { x, y } = toViewport(view, at)
  const margin = Math.min(48, viewport.width / 4, viewport.height / 4)
  const past = (place: number, length: number) =>
    place < margin ? margin - place : place > length - margin ? length - margin - place : 0
  return panned(view, { x: past(x, viewport.width), y: past(y, viewport.height) }, image, viewport)
}
