import { at } from '../sample/numbers.ts'
import type { SubjectBox } from '../shared/engine.ts'
import { type Frame, frameOfBox } from './frames.ts'
import { thingsIn, thingsSide } from './opencv.ts'
import { resizeImage, type SmallImage } from './small-image.ts'

/** Pixels between the places of each of the detector's grids; a grid covers the whole square. */
const strides = [16, 32, 64, 128, 256, 512] as const
const smallestScale = 0.2
const largestScale = 0.95
const scaleOf = (grid: number): number =>
  grid < strides.length ? smallestScale + ((largestScale - smallestScale) * grid) / (strides.length - 1) : 1

/** Sides of the boxes that a place of a grid starts from, in shares of the square. */
const shapesOf = (grid: number): readonly { width: number; height: number }[] => {
  const scale = scaleOf(grid)
  const shape = (size: number, ratio: number) => ({ width: size * Math.sqrt(ratio), height: size / Math.sqrt(ratio) })
  if (grid === 0) return [shape(0.1, 1), shape(scale, 2), shape(scale, 0.5)]
  const usual = [1, 2, 0.5, 3, 1 / 3].map((ratio) => shape(scale, ratio))
  return [...usual, shape(Math.sqrt(scale * scaleOf(grid + 1)), 1)]
}

/** Classes of the network: the first is nothing; of a person's shoes no subject is made. */
const classes = 24
const shoes = new Set([2, 17, 19])

interface Thing extends SubjectBox {
  /** 0..1 */
  score: number
}

/** Boxes with a lower score are ignored. */
const least = 0.3

const scoreAt = (scores: Float32Array, place: number): number => {
  let best = Number.NEGATIVE_INFINITY
  let kind = 0
  for (let c = 1; c < classes; c++)
    if (at(scores, place * classes + c) > best) {
      best = at(scores, place * classes + c)
      kind = c
    }
  return shoes.has(kind) ? 0 : 1 / (1 + Math.exp(-best))
}

const readThings = (scores: Float32Array, boxes: Float32Array): Thing[] => {
  const things: Thing[] = []
  let from = 0
  strides.forEach((stride, grid) => {
    const side = Math.ceil(thingsSide / stride)
    const shapes = shapesOf(grid)
    const places = side * side
    const all = places * shapes.length
    for (let place = 0; place < places; place++)
      shapes.forEach((shape, n) => {
        const score = scoreAt(scores, from + place * shapes.length + n)
        if (score < least) return
        // OpenCV 4.12 transposes the four numbers of a grid's boxes once too often, so they are read transposed.
        const read = (number: number): number => {
          const source = (n * 4 + number) * places + place
          return at(boxes, from * 4 + (source % all) * 4 + Math.floor(source / all))
        }
        const y = (Math.floor(place / side) + 0.5) / side + (read(0) / 10) * shape.height
        const x = ((place % side) + 0.5) / side + (read(1) / 10) * shape.width
        const height = Math.exp(read(2) / 5) * shape.height
        const width = Math.exp(read(3) / 5) * shape.width
        const [left, top] = [Math.max(0, x - width / 2), Math.max(0, y - height / 2)]
        const [right, bottom] = [Math.min(1, x + width / 2), Math.min(1, y + height / 2)]
        things.push({ x: left, y: top, width: right - left, height: bottom - top, score })
      })
    from += all
  })
  return things
}

const areaOf = ({ width, height }: SubjectBox): number => width * height

const sharedOf = (a: SubjectBox, b: SubjectBox): number => {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  const both = Math.max(0, across) * Math.max(0, down)
  return both / (areaOf(a) + areaOf(b) - both)
}

/** Things that a detector of common objects sees, the surest first; of boxes that share their half the surer stays. */
const thingsOf = (image: SmallImage): Thing[] => {
  const { scores, boxes } = thingsIn(resizeImage(image, { width: thingsSide, height: thingsSide }).rgb)
  const found = readThings(scores, boxes).sort((a, b) => b.score - a.score)
  const kept: Thing[] = []
  for (const thing of found) if (!kept.some((other) => sharedOf(other, thing) > 0.5)) kept.push(thing)
  return kept
}

/** A thing with a lower score or a smaller share of the image is probably not the subject. */
const subjectScore = 0.5
const subjectShare = 0.1
/** Another thing belongs to the subject if its score times its area is at least this share of the largest. */
const besides = 0.3

/** The box around the things that are the subject: several of them where they are about as large and as sure. */
export const boxOfThings = (image: SmallImage): { frame: Frame; score: number } | undefined => {
  const weightOf = (thing: Thing) => thing.score * areaOf(thing)
  const things = thingsOf(image)
  const most = Math.max(...things.map(weightOf))
  const subject = things.filter((thing) => weightOf(thing) >= most * besides)
  const score = Math.max(...subject.map((thing) => thing.score))
  const share = subject.reduce((sum, thing) => sum + areaOf(thing), 0)
  if (score < subjectScore || share < subjectShare) return undefined
  const x = Math.min(...subject.map((thing) => thing.x))
  const y = Math.min(...subject.map((thing) => thing.y))
  const right = Math.max(...subject.map((thing) => thing.x + thing.width))
  const bottom = Math.max(...subject.map((thing) => thing.y + thing.height))
  return { frame: frameOfBox({ x, y, width: right - x, height: bottom - y }, image), score }
}
