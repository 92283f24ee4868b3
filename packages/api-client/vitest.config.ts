import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'api-client',
    environment: 'node',
    isolate: false,
    maxWorkers: 2,
    testTimeout: 30_000,
    include: ['src/**/*.test.ts'],
  },
})
