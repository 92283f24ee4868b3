import { defineConfig } from 'vitest/config'
import { timeouts } from '../../vitest.timeouts.ts'

export default defineConfig({
  test: {
    name: 'api',
    environment: 'node',
    isolate: false,
    root: import.meta.dirname,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // What only a PostgreSQL server can show runs where there is one: `npm test -- api --postgres`.
    exclude: process.env.TEST_DATABASE === 'postgres' ? [] : ['test/postgres/**'],
    globalSetup: ['test/support/template.ts'],
    // Each worker holds a database of its own in memory; more than two do not fit two cores.
    maxWorkers: 2,
    // The database is compiled quickly and not well: no test runs for long enough to earn the better code back.
    execArgv: ['--liftoff-only'],
    ...timeouts,
    hookTimeout: 120_000,
  },
})
