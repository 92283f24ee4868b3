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
  // They end what hangs: beside other work a journey takes several times as long, and must not fail.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    ...devicesDesktop(),
    launchOptions: await launchOptions(),
    trace: 'off',
    screenshot: 'only-on-failure',
    // What moves is laid out sixty times a second: the longest journeys walk with motion, the others without.
    contextOptions: { reducedMotion: 'reduce' },
    // What cannot be pressed says so itself, long before its test is given up without a word of it.
    actionTimeout: 60_000,
  },
})

function devicesDesktop() {
  return { viewport: { width: 1440, height: 900 }, locale: 'en-US', timezoneId: 'UTC' } as const
}
