import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { launchOptions } from './scripts/browser.mjs'

const root = import.meta.dirname
const launch = await launchOptions()

/** Every story with its interactions and axe, once in each colour scheme. */
const stories = (theme: 'light' | 'dark') => ({
  plugins: [storybookTest({ configDir: join(root, '.storybook'), initialGlobals: { theme, motion: 'reduce' } })],
  // Named in full: a dependency found in the middle of a run reloads the page under the stories.
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      '@storybook/react-vite',
      'storybook/test',
      'storybook/preview-api',
    ],
  },
  test: {
    name: `stories-${theme}`,
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      instances: [{ browser: 'chromium' as const }],
      provider: playwright({
        launchOptions: launch,
        contextOptions: { reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC', deviceScaleFactor: 1 },
      }),
    },
  },
})

export default defineConfig({ test: { projects: [stories('light'), stories('dark')] } })
