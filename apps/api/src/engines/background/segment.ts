import { at } from '../sample/numbers.ts'
import { cutInBox } from './boxed.ts'
import { clusterDistance } from './clusters.ts'
import { colourOverlap, outlineContrast, type Segmentation, shareOf, worthOf } from './cut.ts'
import { type Frame, fitOf, frameOf } from './frames.ts'
import { cutByLikelihood, isConvincing } from './known.ts'
import { toLab } from './lab.ts'
import { likelihoodOf } from './likelihood.ts'
import { cutFromScene, focusOf } from './scene.ts'
import { resizeImage, resizePlane, type SmallImage, within } from './small-image.ts'
import { borderOf, fitSurface } from './surface.ts'
import { boxOfThings } from './things.ts'
import { cutFromWall } from './wall.ts'

/** Two masks are one opinion from here on, by intersection over union. */
const agreement = 0.85
/** A cut by colour is right against the network only where its two sides share so much less of their colours. */
const muchLessShared = 0.65
/** An even wall seldom misleads: to say otherwise, the network must be sure of nearly all that it sees. */
const sureBeforeWall = 0.8
/** Share of common colours below which a cut is not doubted. */
const littleShared = 0.35
/** With fewer colours on both sides, the detector is not run, which saves its time. */
const hardlyShared = 0.25
/** A smaller part of an image that the network is not sure of is a detail, and not the subject. */
const smallestHint = 0.05
/** Side at which it is decided whether such a hint is followed: most are not, and a whole cut takes ten times as long. */
const hintSide = 200

const overlapOf = (one: Uint8Array, other: Uint8Array): number => {
  const both = one.reduce((sum, value, i) => sum + (value & at(other, i)), 0)
  const either = one.reduce((sum, value, i) => sum + (value | at(other, i)), 0)
  return either === 0 ? 0 : both / either
}

/** Whether a cut by colour is so much clearer than the network's that the network is wrong. */
const isBetter = (image: SmallImage, byColour: Uint8Array, known: Uint8Array): boolean =>
  colourOverlap(image, byColour) < colourOverlap(image, known) * muchLessShared &&
  outlineContrast(image, byColour) > outlineContrast(image, known)

/** Whether what the network has seen, but is not sure of, makes a clearer subject than a cut by colour. */
const isBetterHint = (image: SmallImage, likelihood: Float32Array, byColour: Uint8Array): boolean => {
  const small = resizeImage(image, within(image, hintSide))
  const hint = cutByLikelihood(small, resizePlane(likelihood, image, small))
  const other = resizePlane(Float32Array.from(byColour), image, small)
  const worth = worthOf(
    small,
    Uint8Array.from(other, (value) => (value > 0.5 ? 1 : 0)),
  )
  return shareOf(hint) > smallestHint && worthOf(small, hint) > worth
}

/** A detector with this score saves the cut by colour, and is compared with the network of people. */
const sureOfThing = 0.7
/** Fit of a cut's frame to the box from which the cut is the detected thing. */
const fills = 0.85
/** Fit of a mask's frame to the box from which the cut inside is skipped, to save time. */
const fitsRoughly = 0.75

/** How well a mask is a subject that fills this box: its sides differ, its outline is clear. */
const worthIn = (image: SmallImage, mask: Uint8Array, box: Frame): number =>
  fitOf(frameOf(mask, image.width), box) ** 4 * worthOf(image, mask)

/** A box of the detector of common things. */
interface Advice {
  frame: Frame
  isSure: boolean
  /** The cut inside of its box, made when it is asked for. */
  inside(): Uint8Array
}

const adviceOn = (image: SmallImage): Advice | undefined => {
  const found = boxOfThings(image)
  if (!found) return undefined
  const { frame, score } = found
  let cut: Uint8Array | undefined
  const inside = () => {
    cut ??= cutInBox(image, frame)
    return cut
  }
  return { frame, isSure: score >= sureOfThing, inside }
}

/** The mask, or the cut inside of the detector's box where the two disagree and the cut is the clearer subject. */
const withAdvice = (image: SmallImage, mask: Uint8Array, { frame, inside }: Advice): Uint8Array => {
  if (fitOf(frameOf(mask, image.width), frame) > fitsRoughly || overlapOf(mask, inside()) > agreement) return mask
  return worthIn(image, inside(), frame) > worthIn(image, mask, frame) ? inside() : mask
}

/** What was decided from several cuts and boxes. */
export interface Decision extends Segmentation {
  /** One of them says that the subject is elsewhere, or of another size: a person can say by a box which is right. */
  isInDoubt: boolean
}

/**
 * Finds the subject. An even background is fitted and subtracted. Other images are cut by colours and outlines, by a
 * network for people, and in the box of a detector of common things. None of them decides alone.
 */
export const segment = (image: SmallImage): Decision => {
  const { width, height } = image
  const decide = (mask: Uint8Array, plain: boolean, others: readonly (Uint8Array | Frame | undefined)[]): Decision => {
    const frame = frameOf(mask, width)
    const frames = others.flatMap((other) => (other instanceof Uint8Array ? frameOf(other, width) : (other ?? [])))
    return { mask, plain, isInDoubt: frames.some((other) => fitOf(other, frame) <= fitsRoughly) }
  }
  const lab = toLab(image)
  const border = borderOf(width, height, Math.max(2, Math.round(Math.min(width, height) * 0.025)))
  const { distance, noise, explained } = fitSurface(lab, border)
  const plain = explained > 0.8 && noise < 0.03
  const { mean, most } = likelihoodOf(image)
  if (plain) {
    const beforeWall = cutFromWall(image, lab, distance, noise)
    const known = isConvincing(mean, sureBeforeWall) ? cutByLikelihood(image, mean) : beforeWall
    return overlapOf(beforeWall, known) > agreement ? decide(beforeWall, true, []) : decide(known, false, [beforeWall])
  }
  const likelihood = isConvincing(mean) ? mean : most
  const known = isConvincing(likelihood) ? cutByLikelihood(image, likelihood) : undefined
  const shared = known ? colourOverlap(image, known) : 1
  if (known && shared < hardlyShared) return decide(known, plain, [])
  const advice = adviceOn(image)
  if (known && shared < littleShared)
    return advice?.isSure
      ? decide(withAdvice(image, known, advice), plain, [known, advice.frame])
      : decide(known, plain, [])
  if (advice?.isSure && fitOf(frameOf(advice.inside(), width), advice.frame) > fills)
    return decide(advice.inside(), plain, [known])
  const byColour = cutFromScene(image, clusterDistance(lab, border), focusOf(lab))
  const mask = known
    ? isBetter(image, byColour, known)
      ? byColour
      : known
    : isBetterHint(image, likelihood, byColour)
      ? cutByLikelihood(image, likelihood)
      : byColour
  return decide(advice ? withAdvice(image, mask, advice) : mask, plain, [known, byColour, advice?.frame])
}
