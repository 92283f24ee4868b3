import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { launchOptions, noPaint } from './scripts/browser.mjs'
import { browserTimeouts } from './vitest.timeouts.ts'

const root = import.meta.dirname

// The React that customers have: it is what is to be shown, and the one for developers takes a sixth of the time.
process.env.NODE_ENV = 'production'

/** What the stories import from outside the house, read from the packages that hold them. */
const dependencies = ['packages/ui', 'packages/machines', 'packages/api-client', 'apps/site']
  .map((folder) => join(root, folder, 'package.json'))
  .filter((file) => existsSync(file))
  .flatMap((file) => Object.keys(JSON.parse(readFileSync(file, 'utf8')).dependencies ?? {}))
  .filter((name) => !/^@mintage\/|^@fontsource|^@vanilla-extract\/css$/.test(name))
const recordedTexts = join(root, 'tools/story-coverage/recordedTexts.tsx')
const launch = await launchOptions()

/** Where `npm test` wants the results beside the lines for people. */
const outputFile = process.env.STORY_RESULTS
const reporters: NonNullable<ViteUserConfig['test']>['reporters'] = outputFile
  ? ['default', ['json', { outputFile }], './tests/requirements/vitest-reporter.ts']
  : ['default']

/** Every story with its interactions and axe, in light and under a mouse; once it stands, in the dark, narrow and touched. */
export default defineConfig({
  // Which texts a story asks for is noted on the way: the sources themselves know nothing of it.
  resolve: { alias: [{ find: /^(\.\.?\/)+(texts\/)?useTexts\.tsx$/, replacement: recordedTexts }] },
  cacheDir: join(root, 'node_modules/.cache/stories'),
  plugins: [
    storybookTest({
      configDir: join(root, '.storybook'),
      initialGlobals: { theme: 'light', motion: 'reduce' },
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
      'axe-core',
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
    name: 'stories',
    // A window is told through the browser's own protocol that it is touched; nobody else hears this server.
    api: { host: '127.0.0.1', allowExec: true, allowWrite: true },
    reporters,
    // Two pages at a time, also on two cores, where one would be the rule: a story waits more than it works.
    maxWorkers: 2,
    setupFiles: [join(root, '.storybook/checks/everyStory.ts')],
    ...browserTimeouts,
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      orchestratorScripts: [noPaint],
      instances: [{ browser: 'chromium' as const }],
      provider: playwright({
        launchOptions: launch,
        contextOptions: { reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC', deviceScaleFactor: 1 },
      }),
    },
  },
})
