import { readDecimal } from './numerals.ts'

/** Tokens are integer tenths: 2009 is 200.9 tokens (D22). */

/** Bounds of a custom purchase in tenths (D09), and its initial value, a round number near a tenth of the slider. */
export const MIN_CUSTOM_TOKENS = 10
export const MAX_CUSTOM_TOKENS = 20_000
export const DEFAULT_CUSTOM_TOKENS = 2000

const format = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

/** `200.9`, `1,250`: shows a tenth only if there is one; null shows as 0. */
export function formatTokens(tenths: number | null | undefined): string {
  return format.format(tenths && Number.isFinite(tenths) ? tenths / 10 : 0)
}

/** Clamps an amount to the bounds of a custom purchase; NaN becomes the minimum. */
export function clampTokens(tenths: number, min = MIN_CUSTOM_TOKENS, max = MAX_CUSTOM_TOKENS): number {
  return Number.isNaN(tenths) ? min : Math.min(max, Math.max(min, Math.round(tenths)))
}

/**
 * Reads typed or pasted tokens as tenths, rounded to the nearest; null if invalid. `1,250` has the product's thousands
 * separator; `200,9` has a decimal comma.
 */
export function parseTokens(text: string): number | null {
  const read = readDecimal(text, 1)
  return read && read.whole.length <= 7 ? Math.round(Number(`${read.whole}.${read.fraction || 0}e1`)) : null
}

/** Position on the slider, 0..1, to tenths: linear from 1 to 2000 tokens, rounded to a tenth (R281). */
export function tokensAt(share: number, min = MIN_CUSTOM_TOKENS, max = MAX_CUSTOM_TOKENS): number {
  return clampTokens(min + share * (max - min), min, max)
}

/** Position of an amount on the slider, 0..1. */
export function shareOf(tenths: number, min = MIN_CUSTOM_TOKENS, max = MAX_CUSTOM_TOKENS): number {
  return (clampTokens(tenths, min, max) - min) / (max - min)
}
