import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'api-client', environment: 'node', isolate: false, maxWorkers: 2, include: ['src/**/*.test.ts'] },
})
