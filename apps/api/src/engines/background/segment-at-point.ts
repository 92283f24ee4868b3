import type { SubjectBox } from '../shared/engine.ts'
import { cleanMask, componentAt } from './connected-components.ts'
import { probableBackground, probableForeground, sureBackground, sureForeground } from './opencv.ts'
import { segment } from './segment.ts'
import { cutScore, runGrabCut } from './segmentation.ts'
import type { SmallImage } from './small-image.ts'

/** Certain and greatest reach of a subject around a point, in shares of the shorter side. */
const seedRadius = 0.03
const radii = [0.08, 0.14, 0.22, 0.32]

/** Finds the subject at a point: the one found without it, or the clearest around the point. */
export const segmentAtPoint = (image: SmallImage, { x, y, width: w, height: h }: SubjectBox): Uint8Array => {
  const { width, height } = image
  const column = Math.min(width - 1, Math.floor((x + w / 2) * width))
  const row = Math.min(height - 1, Math.floor((y + h / 2) * height))
  const point = row * width + column
  const { mask } = segment(image)
  if (mask[point]) return componentAt(mask, width, height, point)
  const unit = Math.min(width, height)
  const candidates = radii.map((radius) => {
    const labels = mask.map((_, i) => {
      const distance = Math.hypot((i % width) - column, Math.floor(i / width) - row) / unit
      if (distance < seedRadius) return sureForeground
      if (distance > radius * 2) return sureBackground
      return distance < radius ? probableForeground : probableBackground
    })
    const cut = cleanMask(runGrabCut(image, labels, 3), width, height, () => false)
    const component = componentAt(cut, width, height, point)
    return { component, score: cutScore(image, component) }
  })
  return candidates.reduce((one, other) => (other.score > one.score ? other : one)).component
}
