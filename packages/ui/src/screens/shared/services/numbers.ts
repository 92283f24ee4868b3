import type { Dimensions } from './types.ts'

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const tenth = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

/** For example `1,920`. */
export const formatWhole = (value: number) => whole.format(value)

/** Pixels in millions: 24.5. */
export const formatMegapixels = (pixels: number) => tenth.format(pixels / 1_000_000)

/** Parses a size of the settings, `1536x1024`; null if invalid. */
export function parseSize(size: string): Dimensions | null {
  const match = /^(\d{1,5})x(\d{1,5})$/.exec(size)
  if (!match) return null
  const [width, height] = [Number(match[1]), Number(match[2])]
  return width > 0 && height > 0 ? { width, height } : null
}

export const enlarged = ({ width, height }: Dimensions, factor: number): Dimensions => ({
  width: width * factor,
  height: height * factor,
})

export const pixelsOf = ({ width, height }: Dimensions) => width * height

/** The balance after a cost, in tenths; negative if it is too small. */
export const leftAfter = (balance: number, cost: number) => balance - cost

export const longestSide = ({ width, height }: Dimensions) => Math.max(width, height)
