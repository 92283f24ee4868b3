import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { launchOptions } from './scripts/browser.mjs'

const root = import.meta.dirname

/** What the stories import from outside the house, read from the packages that hold them. */
const dependencies = ['packages/ui', 'packages/machines', 'packages/api-client', 'apps/site']
  .map((folder) => join(root, folder, 'package.json'))
  .filter((file) => existsSync(file))
  .flatMap((file) => Object.keys(JSON.parse(readFileSync(file, 'utf8')).dependencies ?? {}))
  .filter((name) => !/^@mintage\/|^@fontsource|^@vanilla-extract\/css$/.test(name))
const launch = await launchOptions()

interface Run {
  theme: 'light' | 'dark'
  /** What is checked once a story stands, beside its own interactions and axe. */
  check: string
  hasTouch: boolean
}

/** Every story with its interactions and axe, once in each colour scheme: in light under a mouse, in dark a finger. */
const stories = ({ theme, check, hasTouch }: Run) => ({
  // Two servers that share a folder of prepared dependencies invalidate each other's.
  cacheDir: join(root, 'node_modules/.cache/stories', theme),
  plugins: [storybookTest({ configDir: join(root, '.storybook'), initialGlobals: { theme, motion: 'reduce' } })],
  // Named in full: a dependency found in the middle of a run reloads the page under the stories.
  optimizeDeps: {
    include: [
      ...new Set(dependencies),
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      '@storybook/react-vite',
      'storybook/test',
      'storybook/preview-api',
      'libphonenumber-js/min',
      '@xyflow/react',
      'elkjs/lib/elk.bundled.js',
      'xstate/graph',
      'msw',
      'msw/browser',
    ],
  },
  test: {
    name: `stories-${theme}`,
    setupFiles: [join(root, '.storybook/checks', check)],
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      instances: [{ browser: 'chromium' as const }],
      provider: playwright({
        launchOptions: launch,
        contextOptions: { reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC', deviceScaleFactor: 1, hasTouch },
      }),
    },
  },
})

export default defineConfig({
  test: {
    // Two pages at a time, also on two cores, where one would be the rule: a story waits more than it works.
    maxWorkers: 2,
    projects: [
      stories({ theme: 'light', check: 'reflow.ts', hasTouch: false }),
      stories({ theme: 'dark', check: 'touch.ts', hasTouch: true }),
    ],
  },
})
