import { setTimeout as pause } from 'node:timers/promises'

/** Before the second and the third try, in milliseconds. */
const PAUSES = [500, 1500]

/** Tries up to three times. @param isPassing whether trying again may help */
export async function retry<T>(
  work: () => Promise<T>,
  isPassing: (error: unknown) => boolean,
  signal: AbortSignal,
): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await work()
    } catch (error) {
      const wait = PAUSES[tries]
      if (wait === undefined || signal.aborted || !isPassing(error)) throw error
      await pause(wait, undefined, { signal })
    }
  }
}
