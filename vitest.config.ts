import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { launchOptions, noPaint } from './scripts/browser.mjs'
import { comparePicture } from './tests/visual/capture.ts'
import { visualReporter } from './tests/visual/reporter.ts'
import { browserTimeouts, timeouts } from './vitest.timeouts.ts'

const root = import.meta.dirname

/** Of which stories pictures are taken (scripts/stories.mjs), and where `npm test` wants the results. */
const { PICTURES: pictures = '', TEST_RESULTS: outputFile } = process.env

const launch = await launchOptions()

/** Draws equal pixels on every machine, and no picture before every image is decoded. */
const pictureFlags = [
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

const inNode = (name: string, folder: string, include: string[]): TestProjectInlineConfiguration => ({
  test: { name, root: folder, include, environment: 'node', isolate: false, maxWorkers: 2, ...timeouts },
})

/** Every story: its interactions, axe in both schemes, 320 px, touch, right to left, texts and pictures. */
const stories: TestProjectInlineConfiguration = {
  // Records which texts a story shows.
  resolve: {
    alias: [
      {
        find: /^(\.\.?\/)+(texts\/)?useTexts\.tsx$/,
        replacement: join(root, 'tools/story-coverage/recordedTexts.tsx'),
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
      '@xyflow/react',
      'elkjs/lib/elk.bundled.js',
      'msw/browser',
    ],
  },
  test: {
    name: 'stories',
    // Touch is emulated through the browser's protocol; the server listens on this machine only.
    api: { host: '127.0.0.1', allowExec: true, allowWrite: true },
    provide: { pictures: /^(?:all|run)$/.test(pictures) ? 'all' : pictures.split(',').filter(Boolean) },
    maxWorkers: 2,
    setupFiles: [join(root, '.storybook/checks/everyStory.ts')],
    ...browserTimeouts,
    isolate: false,
    browser: { ...browser(pictureFlags), commands: { comparePicture } },
  },
}

/** Model paths, faults and routes at the screens, over mocks. */
const screens: TestProjectInlineConfiguration = {
  cacheDir: join(root, 'node_modules/.cache/models'),
  plugins: [react(), vanillaExtractPlugin()],
  optimizeDeps: { include: [...preBundled, 'react-error-boundary', 'fast-check'] },
  test: {
    name: 'screens',
    include: ['tests/{model/screens,routes,resilience}/**/*.test.{ts,tsx}'],
    // One more than the cores: a path waits for answers and for the clock as well.
    maxWorkers: 3,
    isolate: false,
    ...browserTimeouts,
    browser: { ...browser(), viewport: { width: 1280, height: 900 } },
  },
}

export default defineConfig({
  test: {
    reporters: [
      'default',
      ...(outputFile === undefined ? [] : ['json']),
      ...(pictures === '' ? [] : [visualReporter(pictures === 'all')]),
    ],
    ...(outputFile === undefined ? {} : { outputFile: { json: outputFile } }),
    projects: [
      'packages/machines/vitest.config.ts',
      'packages/api-client/vitest.config.ts',
      'packages/ui/vitest.config.ts',
      'apps/api/vitest.config.ts',
      inNode('site', 'apps/site', ['src/**/*.test.ts', 'bench/**/*.test.ts', 'build/**/*.test.ts']),
      inNode('repo', '.', ['tests/repo/**/*.test.ts', 'tests/visual/**/*.test.ts', 'tools/**/*.test.ts']),
      stories,
      screens,
    ],
  },
})
