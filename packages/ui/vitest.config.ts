import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'
import { timeouts } from '../../vitest.timeouts.ts'

/** Unit and property tests of what needs no browser; components are tested as stories. */
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    name: 'ui',
    environment: 'node',
    isolate: false,
    maxWorkers: 2,
    ...timeouts,
    include: ['src/**/*.test.{ts,tsx}'],
  },
})
