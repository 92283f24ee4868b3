import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'api-client', environment: 'node', isolate: false, include: ['src/**/*.test.ts'] },
})
