import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { launchOptions } from './scripts/browser.mjs'

const root = import.meta.dirname

/** What the stories import from outside the house, read from the packages that hold them. */
const dependencies = ['packages/ui', 'packages/machines', 'packages/api-client', 'apps/site']
  .map((folder) => join(root, folder, 'package.json'))
  .filter((file) => existsSync(file))
  .flatMap((file) => Object.keys(JSON.parse(readFileSync(file, 'utf8')).dependencies ?? {}))
  .filter((name) => !/^@mintage\/|^@fontsource|^@vanilla-extract\/css$/.test(name))
const recordedTexts = join(root, '.storybook/coverage/recordedTexts.tsx')
const launch = await launchOptions()

/** Where `npm test` wants the results beside the lines for people. Ids and texts only: what axe found weighs 150 MB. */
const outputFile = process.env.STORY_RESULTS
const reporters: NonNullable<ViteUserConfig['test']>['reporters'] = outputFile
  ? ['default', ['json', { outputFile, filterMeta: (key) => ['storyId', 'texts'].includes(key) }]]
  : ['default']

interface Run {
  theme: 'light' | 'dark'
  /** What is checked once a story stands, beside its own interactions and axe. */
  check: string
  hasTouch: boolean
  /** Tags of stories that this run leaves out. */
  without: string[]
}

/** Every story with its interactions and axe, once in each colour scheme: in light under a mouse, in dark a finger. */
const stories = ({ theme, check, hasTouch, without }: Run) => ({
  // Which texts a story asks for is noted on the way: the sources themselves know nothing of it.
  resolve: { alias: [{ find: /^(\.\.?\/)+(texts\/)?useTexts\.tsx$/, replacement: recordedTexts }] },
  // Two servers that share a folder of prepared dependencies invalidate each other's.
  cacheDir: join(root, 'node_modules/.cache/stories', theme),
  plugins: [
    storybookTest({
      configDir: join(root, '.storybook'),
      initialGlobals: { theme, motion: 'reduce' },
      tags: { exclude: without },
    }),
  ],
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
    setupFiles: [check, 'texts.ts'].map((name) => join(root, '.storybook/checks', name)),
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
    reporters,
    // Two pages at a time, also on two cores, where one would be the rule: a story waits more than it works.
    maxWorkers: 2,
    projects: [
      stories({ theme: 'light', check: 'reflow.ts', hasTouch: false, without: [] }),
      // A journey is about the way, which is the same by night; its screens have dark stories of their own.
      stories({ theme: 'dark', check: 'touch.ts', hasTouch: true, without: ['once'] }),
    ],
  },
})
