/** One line of what `npm run bench` says. */
export interface Figure {
  what: string
  /** Empty where the figure is for the record only. */
  goal: string
  measured: string
  met: boolean
}

export const recorded = (what: string, measured: number | string): Figure => ({
  ...{ what, goal: '', measured: String(measured), met: true },
})

export const atMost = (what: string, goal: number, measured: number, unit: string): Figure => ({
  what,
  goal: `<= ${goal} ${unit}`,
  measured: `${measured.toFixed(1)} ${unit}`,
  met: measured <= goal,
})
