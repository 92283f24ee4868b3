import type { Log } from './log.ts'

/**
 * Repeats work until stopped; a long run delays the next. A failed run is tried again; of consecutive failures only the
 * first and their end are logged.
 */
export function every(milliseconds: number, name: string, log: Log, work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  let busy = false
  let failing = false
  const timer = setInterval(() => {
    if (busy) return
    busy = true
    running = work()
      .then(
        () => {
          if (failing) log.info({ name }, 'scheduled work succeeds again')
          failing = false
        },
        (error: unknown) => {
          if (!failing) log.error({ err: error, name }, 'scheduled work failed')
          failing = true
        },
      )
      .finally(() => {
        busy = false
      })
  }, milliseconds)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
