import { at } from '../sample/numbers.ts'
import type { SubjectBox } from '../shared/engine.ts'
import { type Frame, frameOfBox } from './frames.ts'
import { detectObjects, detectorSide } from './opencv.ts'
import { resizeImage, type SmallImage } from './small-image.ts'

/** Pixels between the places of each of the detector's grids; a grid covers the whole square. */
const strides = [16, 32, 64, 128, 256, 512] as const
const smallestScale = 0.2
const largestScale = 0.95
const anchorScale = (grid: number): number =>
  grid < strides.length ? smallestScale + ((largestScale - smallestScale) * grid) / (strides.length - 1) : 1

/** Sides of the boxes that a place of a grid starts from, in shares of the square. */
const anchorsOf = (grid: number): readonly { width: number; height: number }[] => {
  const scale = anchorScale(grid)
  const anchor = (size: number, ratio: number) => ({ width: size * Math.sqrt(ratio), height: size / Math.sqrt(ratio) })
  if (grid === 0) return [anchor(0.1, 1), anchor(scale, 2), anchor(scale, 0.5)]
  const usual = [1, 2, 0.5, 3, 1 / 3].map((ratio) => anchor(scale, ratio))
  return [...usual, anchor(Math.sqrt(scale * anchorScale(grid + 1)), 1)]
}

/** Classes of the detector: the first is the background; shoes are not a subject. */
const classCount = 24
const excludedClasses = new Set([2, 17, 19])

interface Detection extends SubjectBox {
  /** 0..1 */
  score: number
}

const minScore = 0.3

const scoreAt = (scores: Float32Array, place: number): number => {
  let best = Number.NEGATIVE_INFINITY
  let bestClass = 0
  for (let c = 1; c < classCount; c++)
    if (at(scores, place * classCount + c) > best) {
      best = at(scores, place * classCount + c)
      bestClass = c
    }
  return excludedClasses.has(bestClass) ? 0 : 1 / (1 + Math.exp(-best))
}

const decodeDetections = (scores: Float32Array, boxes: Float32Array): Detection[] => {
  const detections: Detection[] = []
  let from = 0
  strides.forEach((stride, grid) => {
    const side = Math.ceil(detectorSide / stride)
    const anchors = anchorsOf(grid)
    const places = side * side
    const all = places * anchors.length
    for (let place = 0; place < places; place++)
      anchors.forEach((anchor, n) => {
        const score = scoreAt(scores, from + place * anchors.length + n)
        if (score < minScore) return
        // OpenCV 4.12 transposes the four numbers of a grid's boxes once too often, so they are read transposed.
        const read = (number: number): number => {
          const source = (n * 4 + number) * places + place
          return at(boxes, from * 4 + (source % all) * 4 + Math.floor(source / all))
        }
        const y = (Math.floor(place / side) + 0.5) / side + (read(0) / 10) * anchor.height
        const x = ((place % side) + 0.5) / side + (read(1) / 10) * anchor.width
        const height = Math.exp(read(2) / 5) * anchor.height
        const width = Math.exp(read(3) / 5) * anchor.width
        const [left, top] = [Math.max(0, x - width / 2), Math.max(0, y - height / 2)]
        const [right, bottom] = [Math.min(1, x + width / 2), Math.min(1, y + height / 2)]
        detections.push({ x: left, y: top, width: right - left, height: bottom - top, score })
      })
    from += all
  })
  return detections
}

const areaOf = ({ width, height }: SubjectBox): number => width * height

const boxIou = (a: SubjectBox, b: SubjectBox): number => {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  const both = Math.max(0, across) * Math.max(0, down)
  return both / (areaOf(a) + areaOf(b) - both)
}

/** Detections by falling score, after non-maximum suppression. */
const detectionsIn = (image: SmallImage): Detection[] => {
  const { scores, boxes } = detectObjects(resizeImage(image, { width: detectorSide, height: detectorSide }).rgb)
  const found = decodeDetections(scores, boxes).sort((a, b) => b.score - a.score)
  const selected: Detection[] = []
  for (const detection of found) if (!selected.some((other) => boxIou(other, detection) > 0.5)) selected.push(detection)
  return selected
}

/** A detection with a lower score or a smaller share of the image is probably not the subject. */
const minSubjectScore = 0.5
const minSubjectShare = 0.1
/** Another object belongs to the subject if its score times its area is at least this share of the largest. */
const companionShare = 0.3

/** The box around the subject: several objects if they are about as large and as sure. */
export const detectSubject = (image: SmallImage): { frame: Frame; score: number } | undefined => {
  const weightOf = (detection: Detection) => detection.score * areaOf(detection)
  const detections = detectionsIn(image)
  const maxWeight = Math.max(...detections.map(weightOf))
  const subject = detections.filter((detection) => weightOf(detection) >= maxWeight * companionShare)
  const score = Math.max(...subject.map((detection) => detection.score))
  const share = subject.reduce((sum, detection) => sum + areaOf(detection), 0)
  if (score < minSubjectScore || share < minSubjectShare) return undefined
  const x = Math.min(...subject.map((detection) => detection.x))
  const y = Math.min(...subject.map((detection) => detection.y))
  const right = Math.max(...subject.map((detection) => detection.x + detection.width))
  const bottom = Math.max(...subject.map((detection) => detection.y + detection.height))
  return { frame: frameOfBox({ x, y, width: right - x, height: bottom - y }, image), score }
}
