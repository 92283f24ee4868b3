import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { TextsReporter } from './.storybook/checks/textsReporter.ts'
import { launchOptions, noPaint } from './scripts/browser.mjs'
import { requirementTags } from './tests/requirements/requirements.ts'
import RequirementReporter from './tests/requirements/vitest-reporter.ts'
import { compareScreenshot, finishRequests, resizeRunner } from './tests/visual/capture.ts'
import { visualReporter } from './tests/visual/reporter.ts'

const root = import.meta.dirname

/** The stories that get screenshots (scripts/stories.mjs), and whether requirement tags are collected. */
const { SCREENSHOTS: screenshots = '', COLLECT_TAGS: collectTags } = process.env

const launch = await launchOptions()

/** Draws equal pixels on every machine, and no screenshot before every image is decoded. */
const screenshotFlags = [
  '--force-color-profile=srgb',
  '--disable-lcd-text',
  '--hide-scrollbars',
  '--disable-checker-imaging',
  '--run-all-compositor-stages-before-draw',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
]

/** The dependencies of the packages that run in a browser: one that is found during a run reloads the page. */
const dependencies = ['packages/ui', 'packages/machines', 'packages/api-client', 'apps/site']
  .map((folder) => join(root, folder, 'package.json'))
  .filter((file) => existsSync(file))
  .flatMap((file) => Object.keys(JSON.parse(readFileSync(file, 'utf8')).dependencies ?? {}))
  .filter((name) => !/^@mintage\/|^@fontsource|^@vanilla-extract\/css$/.test(name))

const preBundled = [
  ...new Set(dependencies),
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'xstate/graph',
  'msw',
]

const browser = (flags: readonly string[] = []) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  orchestratorScripts: [noPaint],
  instances: [{ browser: 'chromium' as const }],
  provider: playwright({
    launchOptions: { ...launch, args: [...launch.args, ...flags] },
    contextOptions: { reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC', deviceScaleFactor: 1 },
  }),
})

/** Limits that end what hangs; a busy machine takes ten times as long as a quiet one. In ms. */
const timeouts = { testTimeout: 120_000, expect: { poll: { timeout: 60_000 } } }
const browserTimeouts = {
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 30_000, interval: 10 } },
}

const inNode = (
  name: string,
  folder: string,
  include: string[],
  options: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration => ({
  test: {
    ...{ name, root: folder, include, environment: 'node', isolate: false, maxWorkers: 2 },
    ...timeouts,
    ...options,
  },
})

/** Every story: its interactions, axe in both schemes, 320 px, touch, right to left, texts and screenshots. */
const stories: TestProjectInlineConfiguration = {
  // Records which texts a story shows.
  resolve: {
    alias: [
      {
        find: /^(\.\.?\/)+(texts\/)?useTexts\.tsx$/,
        replacement: join(root, '.storybook/checks/recordedTexts.tsx'),
      },
    ],
  },
  cacheDir: join(root, 'node_modules/.cache/stories'),
  plugins: [
    storybookTest({
      configDir: join(root, '.storybook'),
      initialGlobals: { theme: 'light', motion: 'reduce' },
    }),
  ],
  optimizeDeps: {
    include: [
      ...preBundled,
      'axe-core',
      '@storybook/react-vite',
      'storybook/test',
      'storybook/preview-api',
      'libphonenumber-js/min',
      'msw/browser',
    ],
  },
  test: {
    name: 'stories',
    // Touch is emulated through the browser's protocol; the server listens on this machine only.
    api: { host: '127.0.0.1', allowExec: true, allowWrite: true },
    provide: { screenshots: /^(?:all|run)$/.test(screenshots) ? 'all' : screenshots.split(',').filter(Boolean) },
    maxWorkers: 2,
    setupFiles: [join(root, '.storybook/checks/everyStory.ts')],
    ...browserTimeouts,
    isolate: false,
    browser: { ...browser(screenshotFlags), commands: { compareScreenshot, finishRequests, resizeRunner } },
  },
}

/** Model paths, faults and routes at the screens, over mocks. */
const screens: TestProjectInlineConfiguration = {
  cacheDir: join(root, 'node_modules/.cache/models'),
  plugins: [react(), vanillaExtractPlugin()],
  optimizeDeps: { include: [...preBundled, 'react-error-boundary', 'fast-check'] },
  test: {
    name: 'screens',
    include: ['tests/site/**/*.test.{ts,tsx}'],
    setupFiles: [join(root, 'tests/site/support/everyTest.ts')],
    // One more than the cores: a path waits for answers and for the clock as well.
    maxWorkers: 3,
    isolate: false,
    ...browserTimeouts,
    browser: { ...browser(), viewport: { width: 1280, height: 900 } },
  },
}

/** The server on PGlite, or on PostgreSQL: `npm test -- api --postgres`. */
const api = inNode('api', 'apps/api', ['src/**/*.test.ts', 'test/**/*.test.ts'], {
  exclude: process.env.TEST_DATABASE === 'postgres' ? [] : ['test/postgres/**'],
  globalSetup: [join(root, 'apps/api/test/support/template.ts')],
  // Compiles PGlite quickly: no test runs long enough to gain from optimized code.
  execArgv: ['--liftoff-only'],
  hookTimeout: 120_000,
})

export default defineConfig({
  test: {
    tags: requirementTags,
    reporters: [
      'default',
      new TextsReporter(),
      ...(collectTags === undefined ? [] : [new RequirementReporter()]),
      ...(screenshots === '' ? [] : [visualReporter(screenshots === 'all')]),
    ],
    projects: [
      inNode('machines', 'packages/machines', ['src/**/*.test.ts'], {
        globalSetup: [join(root, 'packages/machines/test/model-report.ts')],
      }),
      inNode('api-client', 'packages/api-client', ['src/**/*.test.ts']),
      { plugins: [vanillaExtractPlugin()], ...inNode('ui', 'packages/ui', ['src/**/*.test.{ts,tsx}']) },
      inNode('site', 'apps/site', ['src/**/*.test.ts', 'build/**/*.test.ts']),
      api,
      inNode('repo', '.', ['tests/{repo,visual,requirements}/**/*.test.ts']),
      stories,
      screens,
    ],
  },
})
