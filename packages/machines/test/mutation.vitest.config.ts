import { defineConfig } from 'vitest/config'

/**
 * The tests that mutation testing runs. Fuzz tests stay out: they are slow, and a mutant they find by luck in one
 * run would survive the next; what they hold is to be held by an example as well.
 */
export default defineConfig({
  test: {
    isolate: false,
    environment: 'node',
    include: ['src/**/*.test.ts'],
    exclude: ['src/**/*.invariants.test.ts', 'src/testing/**'],
  },
})
