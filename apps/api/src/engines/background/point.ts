import type { SubjectBox } from '../shared/engine.ts'
import { settle, worthOf } from './cut.ts'
import { probablyBackground, probablyForeground, surelyBackground, surelyForeground } from './opencv.ts'
import { regionAt, tidy } from './regions.ts'
import { segment } from './segment.ts'
import type { SmallImage } from './small-image.ts'

/** Certain and greatest reach of a subject around a point, in shares of the shorter side. */
const surelyNear = 0.03
const reaches = [0.08, 0.14, 0.22, 0.32]

/** Finds the subject at a point: the one found without it, or the clearest around the point. */
export const segmentAt = (image: SmallImage, { x, y, width: w, height: h }: SubjectBox): Uint8Array => {
  const { width, height } = image
  const column = Math.min(width - 1, Math.floor((x + w / 2) * width))
  const row = Math.min(height - 1, Math.floor((y + h / 2) * height))
  const point = row * width + column
  const { mask } = segment(image)
  if (mask[point]) return regionAt(mask, width, height, point)
  const unit = Math.min(width, height)
  const candidates = reaches.map((reach) => {
    const labels = mask.map((_, i) => {
      const distance = Math.hypot((i % width) - column, Math.floor(i / width) - row) / unit
      if (distance < surelyNear) return surelyForeground
      if (distance > reach * 2) return surelyBackground
      return distance < reach ? probablyForeground : probablyBackground
    })
    const cut = tidy(settle(image, labels, 3), width, height, () => false)
    const region = regionAt(cut, width, height, point)
    return { region, worth: worthOf(image, region) }
  })
  return candidates.reduce((one, other) => (other.worth > one.worth ? other : one)).region
}
