import { at } from '../sample/numbers.ts'
import { clusterDistance } from './colour-clusters.ts'
import { cutByConfidence, isConfident } from './cut-by-confidence.ts'
import { cutBySaliency, sharpnessOf } from './cut-by-saliency.ts'
import { detectSubject } from './detect-subject.ts'
import { borderOf, fitBackground } from './fit-background.ts'
import { type Frame, frameIou, frameOf } from './frames.ts'
import { toLab } from './lab.ts'
import { cutInBox } from './segment-in-box.ts'
import { colourOverlap, coverageOf, cutScore, outlineContrast, type Segmentation } from './segmentation.ts'
import { resizeImage, resizePlane, type SmallImage, sizeWithin } from './small-image.ts'
import { subjectConfidence } from './subject-confidence.ts'
import { cutFromUniform } from './uniform-background.ts'

/** Two masks show the same subject from here on. */
const sameMaskIou = 0.85
/** A cut by colour wins over the selfie model only if its two sides share so much less of their colours. */
const muchLessOverlap = 0.65
/** A uniform background seldom misleads: only a model that is sure of nearly all its pixels overrules it. */
const minUniformShare = 0.8
/** Share of common colours below which a cut is not doubted. */
const littleOverlap = 0.35
/** With fewer colours on both sides, the detector is not run, which saves its time. */
const minimalOverlap = 0.25
/** A smaller part without confidence is a detail, and not the subject. */
const minHintCoverage = 0.05
/** Side at which it is decided whether such a hint is followed: most are not, and a whole cut takes ten times as long. */
const hintSide = 200

const maskIou = (one: Uint8Array, other: Uint8Array): number => {
  const both = one.reduce((sum, value, i) => sum + (value & at(other, i)), 0)
  const either = one.reduce((sum, value, i) => sum + (value | at(other, i)), 0)
  return either === 0 ? 0 : both / either
}

/** Whether a cut by colour is so much clearer that the selfie model is wrong. */
const isClearer = (image: SmallImage, byColour: Uint8Array, selfieCut: Uint8Array): boolean =>
  colourOverlap(image, byColour) < colourOverlap(image, selfieCut) * muchLessOverlap &&
  outlineContrast(image, byColour) > outlineContrast(image, selfieCut)

/** Whether pixels without high confidence make a clearer subject than a cut by colour. */
const isClearerHint = (image: SmallImage, confidence: Float32Array, byColour: Uint8Array): boolean => {
  const small = resizeImage(image, sizeWithin(image, hintSide))
  const hint = cutByConfidence(small, resizePlane(confidence, image, small))
  const other = resizePlane(Float32Array.from(byColour), image, small)
  const score = cutScore(
    small,
    Uint8Array.from(other, (value) => (value > 0.5 ? 1 : 0)),
  )
  return coverageOf(hint) > minHintCoverage && cutScore(small, hint) > score
}

/** A detection with this score saves the cut by colour, and is compared with the selfie model. */
const sureDetection = 0.7
/** From this overlap of a cut with its box, the cut is the detected object. */
const minFillIou = 0.85
/** From this overlap of a mask with the box, the cut inside is skipped to save time. */
const minRoughIou = 0.75

/** How well a mask is a subject that fills this box: its sides differ, its outline is clear. */
const scoreInBox = (image: SmallImage, mask: Uint8Array, box: Frame): number =>
  frameIou(frameOf(mask, image.width), box) ** 4 * cutScore(image, mask)

interface DetectedSubject {
  frame: Frame
  isSure: boolean
  /** Cuts inside the box on the first call. */
  cutInside(): Uint8Array
}

const detectedSubject = (image: SmallImage): DetectedSubject | undefined => {
  const found = detectSubject(image)
  if (!found) return undefined
  const { frame, score } = found
  let cut: Uint8Array | undefined
  const cutInside = () => {
    cut ??= cutInBox(image, frame)
    return cut
  }
  return { frame, isSure: score >= sureDetection, cutInside }
}

/** The mask, or the cut inside of the detector's box where the two disagree and the cut is the clearer subject. */
const clearerCut = (image: SmallImage, mask: Uint8Array, { frame, cutInside }: DetectedSubject): Uint8Array => {
  if (frameIou(frameOf(mask, image.width), frame) > minRoughIou || maskIou(mask, cutInside()) > sameMaskIou) return mask
  return scoreInBox(image, cutInside(), frame) > scoreInBox(image, mask, frame) ? cutInside() : mask
}

export interface Decision extends Segmentation {
  /** One of them says that the subject is elsewhere, or of another size: a person can say by a box which is right. */
  isAmbiguous: boolean
}

/**
 * Finds the subject. A uniform background is fitted and subtracted. Other images are cut by colours and outlines, by a
 * model for people, and in the box of an object detector. None of them decides alone.
 */
export const segment = (image: SmallImage): Decision => {
  const { width, height } = image
  const decide = (
    mask: Uint8Array,
    isUniform: boolean,
    others: readonly (Uint8Array | Frame | undefined)[],
  ): Decision => {
    const frame = frameOf(mask, width)
    const frames = others.flatMap((other) => (other instanceof Uint8Array ? frameOf(other, width) : (other ?? [])))
    return { mask, isUniform, isAmbiguous: frames.some((other) => frameIou(other, frame) <= minRoughIou) }
  }
  const lab = toLab(image)
  const border = borderOf(width, height, Math.max(2, Math.round(Math.min(width, height) * 0.025)))
  const { distance, noise, explained } = fitBackground(lab, border)
  const isUniform = explained > 0.8 && noise < 0.03
  const { mean, max } = subjectConfidence(image)
  if (isUniform) {
    const uniformCut = cutFromUniform(image, lab, distance, noise)
    const selfieCut = isConfident(mean, minUniformShare) ? cutByConfidence(image, mean) : uniformCut
    return maskIou(uniformCut, selfieCut) > sameMaskIou
      ? decide(uniformCut, true, [])
      : decide(selfieCut, false, [uniformCut])
  }
  const confidence = isConfident(mean) ? mean : max
  const selfieCut = isConfident(confidence) ? cutByConfidence(image, confidence) : undefined
  const overlap = selfieCut ? colourOverlap(image, selfieCut) : 1
  if (selfieCut && overlap < minimalOverlap) return decide(selfieCut, isUniform, [])
  const detected = detectedSubject(image)
  if (selfieCut && overlap < littleOverlap)
    return detected?.isSure
      ? decide(clearerCut(image, selfieCut, detected), isUniform, [selfieCut, detected.frame])
      : decide(selfieCut, isUniform, [])
  if (detected?.isSure && frameIou(frameOf(detected.cutInside(), width), detected.frame) > minFillIou)
    return decide(detected.cutInside(), isUniform, [selfieCut])
  const byColour = cutBySaliency(image, clusterDistance(lab, border), sharpnessOf(lab))
  const mask = selfieCut
    ? isClearer(image, byColour, selfieCut)
      ? byColour
      : selfieCut
    : isClearerHint(image, confidence, byColour)
      ? cutByConfidence(image, confidence)
      : byColour
  return decide(detected ? clearerCut(image, mask, detected) : mask, isUniform, [selfieCut, byColour, detected?.frame])
}
