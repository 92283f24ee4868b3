/** Prints a figure with its goal. A missed goal sets the exit code. */
export function report(what: string, measured: string, goal: string, met: boolean): void {
  console.log(`${met ? 'reached' : 'MISSED '}  ${what}: ${measured}, goal ${goal}`)
  if (!met) process.exitCode = 1
}

/** @returns the value below which this share of all values lies */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (values: readonly number[]): number => percentile(values, 0.5)
