/** Work of one kind, a few at once. */
export interface Lane {
  /** To be called when something may wait: draws until all places are taken or nothing waits. */
  wake(): void
  /** Resolves when nothing is drawn or running any more. */
  idle(): Promise<void>
}

/**
 * @param draw takes the next that waits, and returns its work; null when nothing waits
 * @param onError of what drawing or working failed with
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
