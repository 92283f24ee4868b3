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

const fitScale = (picture: Size, viewport: Size) =>
  Math.min(viewport.width / picture.width, viewport.height / picture.height)

/** Along one side: centred while it fits, or else without a gap at either end. */
const hold = (offset: number, length: number, viewport: number) =>
  length <= viewport ? (viewport - length) / 2 : Math.min(0, Math.max(viewport - length, offset))

function held({ scale, x, y }: View, picture: Size, viewport: Size): View {
  return {
    scale,
    x: hold(x, picture.width * scale, viewport.width),
    y: hold(y, picture.height * scale, viewport.height),
  }
}

export const fitted = (picture: Size, viewport: Size): View =>
  held({ scale: fitScale(picture, viewport), x: 0, y: 0 }, picture, viewport)

export const isFitted = (view: View, picture: Size, viewport: Size): boolean =>
  view.scale <= fitScale(picture, viewport) * 1.001

/** Zooms by a factor; the point under `at` stays in place where possible. */
export function zoomed(view: View, by: number, at: Place, picture: Size, viewport: Size): View {
  const least = fitScale(picture, viewport)
  const scale = Math.min(Math.max(view.scale * by, least), Math.max(CLOSEST, least))
  const change = scale / view.scale
  return held({ scale, x: at.x - (at.x - view.x) * change, y: at.y - (at.y - view.y) * change }, picture, viewport)
}

export const panned = (view: View, by: Place, picture: Size, viewport: Size): View =>
  held({ ...view, x: view.x + by.x, y: view.y + by.y }, picture, viewport)

export const toPicture = ({ scale, x, y }: View, at: Place): Place => ({ x: (at.x - x) / scale, y: (at.y - y) / scale })
export const toViewport = ({ scale, x, y }: View, at: Place): Place => ({ x: at.x * scale + x, y: at.y * scale + y })

/** A view that shows a point of the image, with some space around it. */
export function showing(view: View, at: Place, picture: Size, viewport: Size): View {
  const { x, y } = toViewport(view, at)
  const margin = Math.min(48, viewport.width / 4, viewport.height / 4)
  const past = (place: number, length: number) =>
    place < margin ? margin - place : place > length - margin ? length - margin - place : 0
  return panned(view, { x: past(x, viewport.width), y: past(y, viewport.height) }, picture, viewport)
}
