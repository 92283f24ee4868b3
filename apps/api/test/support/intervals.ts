import { vi } from 'vitest'

/**
 * Starts a server with its intervals disabled. Fake timers would not work, because `expect.poll` advances their clock.
 */
export async function withoutIntervals<T>(start: () => Promise<T>): Promise<T> {
  const repeating = vi.spyOn(globalThis, 'setInterval').mockImplementation(() => setTimeout(() => undefined, 0))
  try {
    return await start()
  } finally {
    repeating.mockRestore()
  }
}
