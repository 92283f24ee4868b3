import { defineConfig } from 'vitest/config'
import { timeouts } from '../../vitest.timeouts.ts'

export default defineConfig({
  test: {
    name: 'api-client',
    environment: 'node',
    isolate: false,
    maxWorkers: 2,
    ...timeouts,
    include: ['src/**/*.test.ts'],
  },
})
