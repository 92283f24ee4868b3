import { defineConfig } from '@playwright/test'
import { launchOptions } from './scripts/browser.mjs'

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  forbidOnly: true,
  fullyParallel: false,
  workers: 2,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    ...devicesDesktop(),
    launchOptions: await launchOptions(),
    trace: 'retain-on-failure',
  },
})

function devicesDesktop() {
  return { viewport: { width: 1440, height: 900 }, locale: 'en-US', timezoneId: 'UTC' } as const
}
