/**
 * Limits of time of every test, in milliseconds: they end what hangs. A machine that is busy with other work takes ten
 * times as long for the same, and must not fail a test.
 */
export const timeouts = {
  testTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
} as const

/** In a browser a step waits for frames, for answers and for parts that load on demand as well. */
export const browserTimeouts = {
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 30_000 } },
} as const
