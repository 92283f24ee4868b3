import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Nothing here touches a global, so one worker may run every file.
  test: {
    isolate: false,
    name: 'machines',
    environment: 'node',
    root: import.meta.dirname,
    include: ['src/**/*.test.ts'],
    globalSetup: ['test/model-report.ts'],
  },
})
