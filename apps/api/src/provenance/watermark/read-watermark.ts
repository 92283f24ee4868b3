import { chanceOf, detect } from './detect.ts'
import type { Pattern } from './pattern.ts'
import { brightnessOf, type Pixels } from './surface.ts'

/** Probabilities of a false finding. */
const LIKELY = 1e-4
const CERTAIN = 1e-9

export type WatermarkVerdict = 'certain' | 'likely' | 'none' | 'too_small'

/** Converts the probability of a false finding to a verdict. */
export function readWatermark(pixels: Pixels, pattern: Pattern): WatermarkVerdict {
  const detection = detect(brightnessOf(pixels), pattern)
  if (detection === null) return 'too_small'
  const chance = chanceOf(detection.score)
  return chance <= CERTAIN ? 'certain' : chance <= LIKELY ? 'likely' : 'none'
}

export const isFound = (verdict: WatermarkVerdict): boolean => verdict === 'certain' || verdict === 'likely'
