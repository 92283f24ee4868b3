import { toOklab } from '../art/colour.ts'
import { at, clamp, smooth } from '../art/numbers.ts'
import { boxMean } from './box.ts'
import { clusterDistance, otsu } from './clusters.ts'
import { grabCut, probablyBackground, probablyForeground, surelyBackground, surelyForeground } from './opencv.ts'
import { closed, tidy } from './regions.ts'
import { resizePicture, resizePlane, type SmallPicture } from './small-picture.ts'
import { borderOf, fitSurface, type LabPicture } from './surface.ts'

export interface Segmentation {
  /** 1 where the subject is. */
  mask: Uint8Array
  /** Whether the background was one even surface: then edges can be solved exactly. */
  plain: boolean
}

const toLab = ({ width, height, rgb }: SmallPicture): LabPicture => {
  const size = width * height
  const planes = [new Float32Array(size), new Float32Array(size), new Float32Array(size)] as const
  for (let i = 0; i < size; i++) {
    const lab = toOklab([at(rgb, i * 3) / 255, at(rgb, i * 3 + 1) / 255, at(rgb, i * 3 + 2) / 255])
    planes[0][i] = lab[0]
    planes[1][i] = lab[1]
    planes[2][i] = lab[2]
  }
  return { width, height, planes }
}

/** Finds the subject: an even wall is fitted and subtracted, anything else is handed to grabCut with a seed. */
export const segment = (picture: SmallPicture): Segmentation => {
  const { width, height } = picture
  const lab = toLab(picture)
  const border = borderOf(width, height, Math.max(2, Math.round(Math.min(width, height) * 0.025)))
  const surface = fitSurface(lab, border)
  const plain = surface.explained > 0.8 && surface.noise < 0.03
  return plain
    ? { plain, mask: cutFromWall(picture, lab, surface.distance, surface.noise) }
    : { plain, mask: cutFromScene(picture, clusterDistance(lab, border), focusOf(lab)) }
}

const share = (mask: Uint8Array): number => mask.reduce((sum, v) => sum + v, 0) / mask.length

/** A wall may rise or fall softly beyond the fit; a subject begins where neighbours differ. All in OKLab units. */
const softStep = 0.006
const softReach = 0.2
/** Pixels by which a smoothness measured over a window stays short of an edge. */
const softMargin = 3

/** Spreads the wall over smooth slopes beside it: the middle of a glow that no border pixel knows of. */
const growWall = (cut: Uint8Array, distance: Float32Array, { width, height, planes }: LabPicture): Uint8Array => {
  const out = Uint8Array.from(cut)
  const gap = (i: number, j: number): number => Math.hypot(...planes.map((plane) => at(plane, i) - at(plane, j)))
  const steps = Float32Array.from(
    distance,
    (_, i) => gap(i, Math.min(i + 1, distance.length - 1)) + gap(i, Math.min(i + width, distance.length - 1)),
  )
  // Averaged, so that an edge stands as a wall several pixels thick and nothing slips through an antialiased gap.
  const rough = boxMean(steps, width, height, softMargin - 1)
  const around = (i: number): number[] => [
    i % width > 0 ? i - 1 : i,
    i % width < width - 1 ? i + 1 : i,
    i - width,
    i + width,
  ]
  const won: number[] = []
  const stack = Array.from(out.keys()).filter((i) => out[i] === 0)
  for (let i = stack.pop(); i !== undefined; i = stack.pop())
    for (const j of around(i)) {
      if (out[j] !== 1 || at(distance, j) > softReach || at(rough, j) > softStep) continue
      out[j] = 0
      won.push(j)
      stack.push(j)
    }
  let rim = won
  for (let round = 0; round < softMargin; round++)
    rim = rim.flatMap((i) =>
      around(i).filter((j) => {
        if (out[j] !== 1 || gap(i, j) > softStep * 1.5) return false
        out[j] = 0
        return true
      }),
    )
  return out
}

const cutFromWall = (picture: SmallPicture, lab: LabPicture, distance: Float32Array, noise: number): Uint8Array => {
  const { width, height } = picture
  const limit = Math.max(0.032, noise * 4.5)
  const found = Uint8Array.from(boxMean(distance, width, height, 1), (d) => (d > limit ? 1 : 0))
  const cut = growWall(found, distance, lab)
  // Pale parts of a subject on a pale wall lie below the limit; what the subject encloses belongs to it.
  const opening = (pixels: Int32Array) =>
    pixels.length > width * height * 0.0004 && mean(distance, pixels) < Math.max(0.014, noise * 1.6)
  return tidy(cut, width, height, opening)
}

const mean = (values: Float32Array, pixels: Int32Array): number =>
  pixels.reduce((sum, i) => sum + at(values, i), 0) / Math.max(1, pixels.length)

/** Fine detail around each pixel, 0..1: lenses blur what lies behind a subject. */
const focusOf = ({ width, height, planes }: LabPicture): Float32Array => {
  const lightness = planes[0]
  const unit = Math.min(width, height)
  const detail = new Float32Array(lightness.length)
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x
      const around = at(lightness, i - 1) + at(lightness, i + 1) + at(lightness, i - width) + at(lightness, i + width)
      detail[i] = Math.min(0.08, Math.abs(at(lightness, i) - around / 4))
    }
  const radius = Math.max(2, Math.round(unit / 28))
  const calm = boxMean(boxMean(detail, width, height, radius), width, height, radius)
  const top = Math.max(1e-6, at(calm.toSorted(), Math.floor(calm.length * 0.92)))
  return calm.map((v) => clamp(v / top))
}

/** How much each sign of a subject counts in one opinion. */
interface Opinion {
  colour: number
  focus: number
  centre: number
  /** How far the subject may reach from the middle, 1 for the usual frame. */
  room: number
}

const opinions: readonly Opinion[] = [
  { colour: 0.62, focus: 0, centre: 0.38, room: 1 },
  { colour: 0.42, focus: 0.24, centre: 0.34, room: 1.45 },
  { colour: 0.2, focus: 0.4, centre: 0.4, room: 1.3 },
  { colour: 0, focus: 0.1, centre: 0.9, room: 1.25 },
]

/** Below this an outline runs through the subject: it fills the frame, and only sharpness still tells it apart. */
const faintOutline = 0.6

const votingSide = 200
const cuttingSide = 400

/** Several readings of a busy picture vote at a small size; their shares seed the final cut. */
const cutFromScene = (picture: SmallPicture, distance: Float32Array, focus: Float32Array): Uint8Array => {
  const { width, height } = picture
  const calm = boxMean(distance, width, height, Math.max(1, Math.round(Math.min(width, height) / 80)))
  const top = Math.max(1e-6, at(calm.toSorted(), Math.floor(calm.length * 0.97)))
  const ballot = resizePicture(picture, votingSide)
  const votes = new Float32Array(ballot.width * ballot.height)
  let voters = 0
  for (const opinion of opinions) {
    const salience = salienceOf(picture, (i) => clamp(at(calm, i) / top), focus, opinion)
    const cut = settle(ballot, seedLabels(resizePlane(salience, picture, ballot), ballot), 2)
    if (share(cut) < 0.02 || share(cut) > 0.9) continue
    const weight = 0.15 + outlineContrast(ballot, cut)
    voters += weight
    cut.forEach((v, i) => {
      votes[i] = at(votes, i) + v * weight
    })
  }
  if (voters === 0)
    return Uint8Array.from(
      salienceOf(picture, () => 0, focus, { colour: 0, focus: 0, centre: 1, room: 1 }),
      (v) => (v > 0.5 ? 1 : 0),
    )
  const middle = resizePicture(picture, cuttingSide)
  const agreed = votes.map((v) => v / voters)
  if (
    outlineContrast(
      ballot,
      Uint8Array.from(agreed, (v) => (v > 0.5 ? 1 : 0)),
    ) < faintOutline
  )
    return cutByFocus(picture, focus, middle)
  const shares = resizePlane(agreed, ballot, middle)
  // Sure to be background is only what has no vote, nor anything near it: hair lies right beside a found face.
  const around = boxMean(shares, middle.width, middle.height, Math.round(Math.min(middle.width, middle.height) / 9))
  const strange = resizePlane(
    calm.map((v) => clamp(v / top)),
    picture,
    middle,
  )
  const seeds = Uint8Array.from(shares, (v, i) => {
    if (v > 0.85) return surelyForeground
    if (v > 0.45) return probablyForeground
    const x = i % middle.width
    const outside =
      x < 4 || x >= middle.width - 4 || i < middle.width * 4 || at(around, i) < 0.02 || at(strange, i) < 0.14
    return v < 0.3 && outside ? surelyBackground : probablyBackground
  })
  return finish(picture, settle(middle, seeds, 3), middle)
}

/** A subject that fills the frame: the sharp part of the picture, whatever border it touches. */
const cutByFocus = (picture: SmallPicture, focus: Float32Array, middle: SmallPicture): Uint8Array => {
  const { width, height } = picture
  const radius = Math.max(2, Math.round(Math.min(width, height) / 14))
  const broad = boxMean(boxMean(focus, width, height, radius), width, height, radius)
  const sharp = resizePlane(broad, picture, middle)
  const threshold = otsu(sharp)
  const seeds = Uint8Array.from(sharp, (v) =>
    v > threshold * 1.35
      ? surelyForeground
      : v > threshold * 0.8
        ? probablyForeground
        : v > threshold * 0.45
          ? probablyBackground
          : surelyBackground,
  )
  return finish(picture, settle(middle, seeds, 2), middle)
}

const finish = (picture: SmallPicture, cut: Uint8Array, middle: SmallPicture): Uint8Array => {
  const { width, height } = picture
  const large = resizePlane(Float32Array.from(cut), middle, picture)
  const sharpened = refine(picture, large)
  // Bays are bridged and holes closed: in a busy scene they are far more often a highlight than a true opening.
  const bridged = closed(smoothMask(sharpened, width, height), width, height, Math.round(Math.min(width, height) / 40))
  return tidy(bridged, width, height, () => false)
}

/** How clearly the picture changes across a mask's outline, 0..1: an outline through the middle of fur is no outline. */
const outlineContrast = ({ width, height, rgb }: SmallPicture, mask: Uint8Array): number => {
  const reach = 2
  let sum = 0
  let count = 0
  for (let y = reach; y < height - reach; y++)
    for (let x = reach; x < width - reach; x++) {
      const i = y * width + x
      for (const step of [1, width]) {
        if (at(mask, i) === at(mask, i + step)) continue
        const a = (i - step * (reach - 1)) * 3
        const b = (i + step * reach) * 3
        const gap = Math.hypot(
          at(rgb, a) - at(rgb, b),
          at(rgb, a + 1) - at(rgb, b + 1),
          at(rgb, a + 2) - at(rgb, b + 2),
        )
        sum += Math.min(1, gap / 160)
        count++
      }
    }
  return count > 0 ? sum / count : 0
}

/** One more round at full working size, in which only the neighbourhood of the edge is open. */
const refine = (picture: SmallPicture, mask: Float32Array): Uint8Array => {
  const { width, height } = picture
  const reach = Math.max(2, Math.round(Math.min(width, height) / 60))
  const soft = boxMean(mask, width, height, reach)
  const labels = Uint8Array.from(soft, (v, i) =>
    v > 0.97
      ? surelyForeground
      : v < 0.03
        ? surelyBackground
        : at(mask, i) > 0.5
          ? probablyForeground
          : probablyBackground,
  )
  return settle(picture, labels, 1)
}

const salienceOf = (
  { width, height }: SmallPicture,
  colour: (i: number) => number,
  focus: Float32Array,
  opinion: Opinion,
): Float32Array => {
  const out = new Float32Array(width * height)
  for (let i = 0; i < out.length; i++) {
    const x = ((i % width) / width - 0.5) / opinion.room
    const y = (Math.floor(i / width) / height - 0.54) / opinion.room
    // Photographs are framed around their subject; the lower middle belongs to it more often than the upper corners.
    const centred = Math.exp(-((x / 0.3) ** 2 + (y / (y > 0 ? 0.5 : 0.34)) ** 2) / 1.6)
    const signs = opinion.colour * colour(i) + opinion.focus * at(focus, i) + opinion.centre * centred
    out[i] = clamp(signs * (0.35 + 0.65 * centred))
  }
  return out
}

const seedLabels = (salience: Float32Array, { width, height }: SmallPicture): Uint8Array => {
  const threshold = otsu(salience)
  const band = Math.max(2, Math.round(Math.min(width, height) * 0.012))
  return Uint8Array.from(salience, (s, i) => {
    const x = i % width
    const edge = x < band || x >= width - band || Math.floor(i / width) < band
    if (edge && s < threshold * 1.1) return surelyBackground
    if (s > threshold * 1.75) return surelyForeground
    if (s > threshold) return probablyForeground
    return s < threshold * 0.3 ? surelyBackground : probablyBackground
  })
}

/** Where the seed has both sides, grabCut decides; a seed with one side only is taken as it is. */
const settle = (picture: SmallPicture, labels: Uint8Array, rounds: number): Uint8Array => {
  const front = labels.some((v) => v === surelyForeground || v === probablyForeground)
  const back = labels.some((v) => v === surelyBackground || v === probablyBackground)
  const settled = front && back ? grabCut(picture.rgb, labels, picture.width, picture.height, rounds) : labels
  return settled.map((v) => (v === surelyForeground || v === probablyForeground ? 1 : 0))
}

/** Majority of a small neighbourhood: no single pixels, no frayed borders. */
const smoothMask = (mask: Uint8Array, width: number, height: number): Uint8Array => {
  const radius = Math.max(1, Math.round(Math.min(width, height) / 200))
  const soft = boxMean(boxMean(Float32Array.from(mask), width, height, radius), width, height, radius)
  return Uint8Array.from(soft, (v) => (smooth(0.4, 0.6, v) > 0.5 ? 1 : 0))
}
