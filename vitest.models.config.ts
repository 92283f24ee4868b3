import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { launchOptions, noPaint } from './scripts/browser.mjs'
import { requirementTags } from './tests/requirements/requirements.ts'
import { browserTimeouts } from './vitest.timeouts.ts'

const root = import.meta.dirname

// The React that customers have: it is what is to be shown, and takes two thirds of the time of the one for developers.
process.env.NODE_ENV = 'production'

/** One test of these is made for every page: short files, which the runner would take for quick ones and leave to the end. */
const madeForEveryPage = /\/resilience\/(matrix|links)\.test\.ts$/

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => madeForEveryPage.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

/** The paths of the models at the rendered screens, in a real browser (docs/decisions/model-tests.md). */
export default defineConfig({
  cacheDir: join(root, 'node_modules/.cache/models'),
  plugins: [react(), vanillaExtractPlugin()],
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-router-dom',
      'react-error-boundary',
      '@xstate/react',
      'xstate',
      'xstate/graph',
      'msw',
      'fast-check',
    ],
  },
  test: {
    name: 'models',
    tags: requirementTags,
    include: ['tests/{model/screens,routes,resilience}/**/*.test.{ts,tsx}'],
    // One more than the cores: a path waits for answers and for the clock as well.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    isolate: false,
    ...browserTimeouts,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      orchestratorScripts: [noPaint],
      viewport: { width: 1280, height: 900 },
      instances: [{ browser: 'chromium' as const }],
      provider: playwright({
        launchOptions: await launchOptions(),
        contextOptions: { reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC', deviceScaleFactor: 1 },
      }),
    },
  },
})
