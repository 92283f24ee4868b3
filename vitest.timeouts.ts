/**
 * Limits of time of every unit test, in milliseconds: they end what hangs. A machine that is busy with other work takes
 * ten times as long for the same, and must not fail a test.
 */
export const timeouts = {
  testTimeout: 30_000,
  expect: { poll: { timeout: 15_000 } },
} as const
