export interface Dimension {
  value: number
  unit: 'px' | 'rem'
}

/** The default size of a rem in px. */
const REM = 16

const round = (value: number) => Math.round(value * 10_000) / 10_000

/** `1rem` or `6px`; null for other units, which the format does not have. */
export function fixedDimension(css: string): Dimension | null {
  const [, value, unit] = /^(-?[\d.]+)(px|rem)$/.exec(css) ?? []
  return unit === 'px' || unit === 'rem' ? { value: Number(value), unit } : null
}

/** A term of a sum in rem, for a window width. */
function inRem(term: string, windowWidth: number): number {
  const [, value, unit] = /^(-?[\d.]+)(px|rem|vw)$/.exec(term.trim()) ?? []
  if (unit === undefined) throw new Error(`${term} is no length that depends on the window alone`)
  const number = Number(value)
  if (unit === 'rem') return number
  return unit === 'px' ? number / REM : (number * windowWidth) / 100 / REM
}

const sumInRem = (sum: string, windowWidth: number) =>
  sum.split(' + ').reduce((total, term) => total + inRem(term, windowWidth), 0)

/** The value of `clamp(1rem, 4vw, 2.5rem)` for a window width; null for a value that is independent of the window. */
export function fluidDimension(css: string, windowWidth: number): Dimension | null {
  const [, least, wished, most] = /^clamp\((.+), (.+), (.+)\)$/.exec(css) ?? []
  if (least === undefined || wished === undefined || most === undefined) return null
  const [low, middle, high] = [least, wished, most].map((sum) => sumInRem(sum, windowWidth))
  return { value: round(Math.max(low ?? 0, Math.min(middle ?? 0, high ?? 0))), unit: 'rem' }
}
