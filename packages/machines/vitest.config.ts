import { defineConfig } from 'vitest/config'
import { timeouts } from '../../vitest.timeouts.ts'

export default defineConfig({
  test: {
    isolate: false,
    maxWorkers: 2,
    name: 'machines',
    environment: 'node',
    root: import.meta.dirname,
    include: ['src/**/*.test.ts'],
    globalSetup: ['test/model-report.ts'],
    ...timeouts,
    // The random walks take a third of a second, and ten times that when busy.
    testTimeout: 60_000,
  },
})
