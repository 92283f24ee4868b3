import { defineConfig } from '@playwright/test'
import { launchOptions } from './scripts/browser.mjs'

export default defineConfig({
  outputDir: 'test-results',
  globalSetup: './tests/makeDataFolders.ts',
  forbidOnly: true,
  fullyParallel: false,
  // One more than the cores: a journey waits for the server and for the clock as well.
  workers: 3,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    ...devicesDesktop(),
    launchOptions: await launchOptions(),
    trace: 'off',
    // What moves is laid out sixty times a second: the longest journeys walk with motion, the others without.
    contextOptions: { reducedMotion: 'reduce' },
    // What cannot be pressed says so itself, long before its test is given up without a word of it.
    actionTimeout: 30_000,
  },
  projects: [
    { name: 'e2e', testDir: 'tests/e2e' },
    // A path brings its own customer and its own browser, so that any of them may run beside any other.
    { name: 'model', testDir: 'tests/model/site', fullyParallel: true },
  ],
})

function devicesDesktop() {
  return { viewport: { width: 1440, height: 900 }, locale: 'en-US', timezoneId: 'UTC' } as const
}
