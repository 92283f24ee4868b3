import type { Log } from './log.ts'

/** Repeats work until stopped; a run that takes longer delays the next, and a failure is logged and tried again. */
export function every(milliseconds: number, name: string, log: Log, work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  let busy = false
  const timer = setInterval(() => {
    if (busy) return
    busy = true
    running = work()
      .catch((error: unknown) => log.error({ err: error, name }, 'scheduled work failed'))
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
