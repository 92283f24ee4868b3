/** One line of what `npm run bench -- site` says. */
export interface Figure {
  what: string
  /** Empty where the figure is told for the record only. */
  goal: string
  measured: string
  met: boolean
}

/** @param goal the highest value that is good enough; null for a figure without a goal */
export const atMost = (what: string, value: number, goal: number | null, unit = '', digits = 0): Figure => ({
  what,
  goal: goal === null ? '' : `<= ${goal}${unit}`,
  measured: `${value.toFixed(digits)}${unit}`,
  met: goal === null || value <= goal,
})

/** @returns the value below which this share of all values lies; zero where there are none */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export const median = (values: readonly number[]): number => percentile(values, 0.5)
