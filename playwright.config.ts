import { defineConfig } from '@playwright/test'
import { launchOptions } from './scripts/browser.mjs'

export default defineConfig({
  outputDir: 'test-results',
  globalSetup: './tests/makeDataFolder.ts',
  forbidOnly: true,
  testDir: 'tests/e2e',
  // One more than the cores: a journey waits for the server and for the clock as well.
  workers: 3,
  retries: 0,
  // Long enough for a busy machine; timeouts exist only to stop hanging tests.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    ...devicesDesktop(),
    launchOptions: await launchOptions(),
    trace: 'off',
    screenshot: 'only-on-failure',
    // Animations cost a layout for each frame, so only the longest journeys have motion.
    contextOptions: { reducedMotion: 'reduce' },
    // What cannot be pressed says so itself, long before its test is given up without a word of it.
    actionTimeout: 60_000,
  },
})

function devicesDesktop() {
  return { viewport: { width: 1440, height: 900 }, locale: 'en-US', timezoneId: 'UTC' } as const
}
