import { vi } from 'vitest'

/**
 * Starts a server that repeats nothing by itself. Not with fake timers, whose clock each look of `expect.poll` moves on.
 */
export async function withoutIntervals<T>(start: () => Promise<T>): Promise<T> {
  const repeating = vi.spyOn(globalThis, 'setInterval').mockImplementation(() => setTimeout(() => undefined, 0))
  try {
    return await start()
  } finally {
    repeating.mockRestore()
  }
}
