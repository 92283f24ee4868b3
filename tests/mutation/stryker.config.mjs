import { area, noCode } from './areas.mjs'

const { folder, mutate, least } = area
const below = (pattern) => (pattern.startsWith('!') ? `!${folder}/${pattern.slice(1)}` : `${folder}/${pattern}`)

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutation/vitest.config.mjs' },
  coverageAnalysis: 'perTest',
  mutate: [...mutate, ...noCode].map(below),
  thresholds: { high: 100, low: least, break: least },
  concurrency: 2,
  // A mutant that never ends counts as noticed; one that a busy machine slows down must not.
  timeoutMS: 30_000,
  tempDirName: '.cache/mutation/sandboxes',
  cleanTempDir: 'always',
  incrementalFile: `.cache/mutation/${folder.replace('/', '-')}-incremental.json`,
  // Stryker rewrites this file through the compiler API, which TypeScript 7 no longer has.
  tsconfigFile: 'none.json',
  ignorePatterns: ['.cache', '.data', 'dist', 'storybook-static', 'visual-report', 'test-results'],
  reporters: ['progress-append-only', 'clear-text', 'json'],
  jsonReporter: { fileName: `.cache/mutation/${folder.replace('/', '-')}.json` },
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
}
