export const zooms = ['width', 'whole', 'actual'] as const
/** As wide as the place, all of it in the place, or as large as it is. */
export type Zoom = (typeof zooms)[number]

interface Size {
  width: number
  height: number
}

const LEAST = 0.05

/** Never larger than life: a picture of pixels shows nothing more when it grows. */
export function scaleFor(zoom: Zoom, place: Size, picture: Size): number {
  if (zoom === 'actual') return 1
  const byWidth = place.width / picture.width
  const fit = zoom === 'width' ? byWidth : Math.min(byWidth, place.height / picture.height)
  return Math.max(LEAST, Math.min(1, fit))
}
