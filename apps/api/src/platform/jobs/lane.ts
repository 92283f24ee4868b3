/** Runs a limited number of jobs of one kind in parallel. */
export interface Lane {
  /** Call it when work may be waiting: draws until all places are taken or nothing waits. */
  wake(): void
  /** Resolves when nothing is drawn or running. */
  idle(): Promise<void>
}

/**
 * @param draw claims the next waiting job and returns its work; null when nothing waits
 * @param onError receives errors of drawing and working
 */
export function createLane(
  places: () => number,
  draw: () => Promise<(() => Promise<void>) | null>,
  onError: (error: unknown) => void,
): Lane {
  const pending = new Set<Promise<void>>()
  let running = 0
  let isDrawing = false
  let mayWait = false

  function track(work: Promise<void>): void {
    const tracked = work.catch(onError).finally(() => pending.delete(tracked))
    pending.add(tracked)
  }

  async function run(work: () => Promise<void>): Promise<void> {
    running += 1
    try {
      await work()
    } finally {
      running -= 1
      wake()
    }
  }

  async function fill(): Promise<void> {
    try {
      while (mayWait && running < places()) {
        mayWait = false
        const work = await draw()
        if (work === null) continue
        mayWait = true
        track(run(work))
      }
    } finally {
      isDrawing = false
    }
  }

  function wake(): void {
    mayWait = true
    if (isDrawing) return
    isDrawing = true
    track(fill())
  }

  return {
    wake,
    async idle() {
      while (pending.size > 0) await Promise.all(pending)
    },
  }
}
