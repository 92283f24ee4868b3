import { chanceOf, detect } from './detect.ts'
import type { Pattern } from './pattern.ts'
import { brightnessOf, type Pixels } from './surface.ts'

/** Chances that a picture without the watermark is said to have it. */
const LIKELY = 1e-4
const CERTAIN = 1e-9

export type WatermarkVerdict = 'certain' | 'likely' | 'none' | 'too_small'

/** What there is to say about the watermark of a picture. */
export function judge(pixels: Pixels, pattern: Pattern): WatermarkVerdict {
  const detection = detect(brightnessOf(pixels), pattern)
  if (detection === null) return 'too_small'
  const chance = chanceOf(detection.score)
  return chance <= CERTAIN ? 'certain' : chance <= LIKELY ? 'likely' : 'none'
}

/** Whether it was found with so little doubt that it counts. */
export const isFound = (verdict: WatermarkVerdict): boolean => verdict === 'certain' || verdict === 'likely'
