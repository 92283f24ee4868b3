import { at } from '../art/numbers.ts'
import { clusterDistance } from './clusters.ts'
import { colourOverlap, outlineContrast, shareOf, worthOf } from './cut.ts'
import { cutByLikelihood, isConvincing } from './known.ts'
import { toLab } from './lab.ts'
import { likelihoodOf } from './likelihood.ts'
import { cutFromScene, focusOf } from './scene.ts'
import { resizePicture, resizePlane, type SmallPicture, within } from './small-picture.ts'
import { borderOf, fitSurface } from './surface.ts'
import { cutFromWall } from './wall.ts'

export interface Segmentation {
  /** 1 where the subject is. */
  mask: Uint8Array
  /** Whether the background was one even surface: then edges can be solved exactly. */
  plain: boolean
}

/** Two masks are one opinion from here on, by intersection over union. */
const agreement = 0.85
/** A cut by colour is right against the network only where its two sides share so much less of their colours. */
const muchLessShared = 0.65
/** An even wall seldom misleads: to say otherwise, the network must be sure of nearly all that it sees. */
const sureBeforeWall = 0.8
/** So few colours on both sides are no reason to doubt. */
const littleShared = 0.35
/** A smaller part of a picture that the network is not sure of is a detail, and not the subject. */
const smallestHint = 0.05
/** Side at which it is decided whether such a hint is followed: most are not, and a whole cut takes ten times as long. */
const hintSide = 200

const overlapOf = (one: Uint8Array, other: Uint8Array): number => {
  const both = one.reduce((sum, value, i) => sum + (value & at(other, i)), 0)
  const either = one.reduce((sum, value, i) => sum + (value | at(other, i)), 0)
  return either === 0 ? 0 : both / either
}

/** Whether a cut by colour is so much clearer than the network's that the network is wrong. */
const isBetter = (picture: SmallPicture, byColour: Uint8Array, known: Uint8Array): boolean =>
  colourOverlap(picture, byColour) < colourOverlap(picture, known) * muchLessShared &&
  outlineContrast(picture, byColour) > outlineContrast(picture, known)

/** Whether what the network has seen, but is not sure of, makes a clearer subject than a cut by colour. */
const isBetterHint = (picture: SmallPicture, likelihood: Float32Array, byColour: Uint8Array): boolean => {
  const small = resizePicture(picture, within(picture, hintSide))
  const hint = cutByLikelihood(small, resizePlane(likelihood, picture, small))
  const other = resizePlane(Float32Array.from(byColour), picture, small)
  const worth = worthOf(
    small,
    Uint8Array.from(other, (value) => (value > 0.5 ? 1 : 0)),
  )
  return shareOf(hint) > smallestHint && worthOf(small, hint) > worth
}

/**
 * Finds the subject. An even wall is fitted and subtracted; anything else is cut by its colours and outlines, and by what
 * a network sees that knows people. Neither decides alone.
 */
export const segment = (picture: SmallPicture): Segmentation => {
  const { width, height } = picture
  const lab = toLab(picture)
  const border = borderOf(width, height, Math.max(2, Math.round(Math.min(width, height) * 0.025)))
  const { distance, noise, explained } = fitSurface(lab, border)
  const plain = explained > 0.8 && noise < 0.03
  const { mean, most } = likelihoodOf(picture)
  if (plain) {
    const beforeWall = cutFromWall(picture, lab, distance, noise)
    const known = isConvincing(mean, sureBeforeWall) ? cutByLikelihood(picture, mean) : beforeWall
    return overlapOf(beforeWall, known) > agreement ? { plain, mask: beforeWall } : { plain: false, mask: known }
  }
  const likelihood = isConvincing(mean) ? mean : most
  const cutByColour = () => cutFromScene(picture, clusterDistance(lab, border), focusOf(lab))
  if (isConvincing(likelihood)) {
    const known = cutByLikelihood(picture, likelihood)
    if (colourOverlap(picture, known) < littleShared) return { plain, mask: known }
    const byColour = cutByColour()
    return { plain, mask: isBetter(picture, byColour, known) ? byColour : known }
  }
  const byColour = cutByColour()
  const isHint = isBetterHint(picture, likelihood, byColour)
  return { plain, mask: isHint ? cutByLikelihood(picture, likelihood) : byColour }
}
