import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    isolate: false,
    maxWorkers: 2,
    name: 'machines',
    environment: 'node',
    root: import.meta.dirname,
    include: ['src/**/*.test.ts'],
    globalSetup: ['test/model-report.ts'],
  },
})
