/** From when on something is worth a look, in ms after the first story was shown. */
const FIRST = 30_000

/** What is left has to take longer than this, in ms: otherwise the report is there soon. */
const WORTHWHILE = 60_000

export interface Progress {
  /** Shots that are there. */
  taken: number
  all: number
}

/**
 * Writes a report of what is there while the rest is taken: after half a minute, and whenever twice as much time has
 * passed. One is written at a time.
 *
 * @param write ends when it is written; one that fails is told of by the next, or by the run itself
 */
export function earlyReports(write: (progress: Progress) => Promise<void>, now = () => performance.now()) {
  const begun = now()
  let next = FIRST
  let underWay: Promise<void> | null = null
  return {
    onTaken(progress: Progress): void {
      const elapsed = now() - begun
      const left = (elapsed / progress.taken) * (progress.all - progress.taken)
      if (underWay !== null || elapsed < next || left < WORTHWHILE) return
      next = elapsed * 2
      underWay = write(progress)
        .catch((reason: unknown) => console.error(`visual: an early report failed. ${reason}`))
        .finally(() => {
          underWay = null
        })
    },
    /** Resolves when none is being written. */
    finished: async (): Promise<void> => void (await underWay),
  }
}
