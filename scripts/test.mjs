// `npm test`: everything that CI runs, and of the pictures those that a change can reach; `--every-picture`, as CI says,
// all of them, from a whole Storybook (docs/decisions/pictures.md). `npm test -- lint unit` runs only the named steps, and
// `npm test -- api --postgres` the server's tests on a PostgreSQL server that they start themselves.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { treeHash } from './tree.mjs'
import { ensureInstalled, readPinned, root } from './workspace.mjs'

const words = process.argv.slice(2)
const everyPicture = '--every-picture'
const postgres = '--postgres'
const isWhole = words.includes(everyPicture)
const only = words.filter((word) => word !== everyPicture && word !== postgres)

/** What the design wishes for after installation, on two cores (docs/decisions/run-time.md). */
const SECONDS_OF_A_RUN = 480

/** Where the results of a run are stored for the last step, which names the requirements that nothing shows. */
const resultsFolder = path.join(root, 'node_modules/.cache/results')
const resultsOf = (name) => path.join(resultsFolder, `${name}.json`)
const tagReporter = './tests/requirements/vitest-reporter.ts'

/**
 * Each stage waits for the one before; the steps of a stage share the machine's two cores.
 * A step is a list of commands run one after the other.
 */
const stages = [
  {
    contract: [
      ['redocly', 'lint', 'openapi.yaml'],
      ['node', 'packages/api-client/scripts/generate.mjs', '--check'],
      ['node', 'packages/ui/scripts/public-api.mjs', '--check'],
      ['node', 'packages/ui/scripts/phone-countries.mjs', '--check'],
    ],
    lint: [['biome', 'ci', '--error-on-warnings', '--colors=off', '.']],
    // The root's project holds packages/ui and apps/site, which share its options. One checker each: a second reads
    // again much of what the first has read, and both cores are busy with the steps beside.
    types: ['.', 'packages/machines', 'packages/api-client', 'apps/api'].map((project) => [
      ...['tsc', '-p', project, '--checkers', '1'],
    ]),
    unused: [['knip']],
  },
  {
    unit: [
      [...['vitest', 'run', '--config', 'vitest.config.ts'], ...['--reporter=default', `--reporter=${tagReporter}`]],
    ],
    builds: [
      ['vite', 'build', 'apps/site', '--logLevel', 'warn'],
      // Without the tables of props, which no test looks at: CI alone builds what is published.
      ['storybook', 'build', '-c', '.storybook', '-o', 'storybook-static', '--quiet', ...(isWhole ? [] : ['--test'])],
      ['vite', 'build', 'packages/ui', '--logLevel', 'warn'],
      ['node', 'packages/ui/build/main.ts'],
      ['node', 'tools/ui-package/main.ts'],
    ],
  },
  {
    stories: [
      ['vitest', 'run', '--config', 'vitest.stories.config.ts'],
      ['node', 'tools/story-coverage/main.ts'],
    ],
    // Beside the stories, which wait for frames and for the runner a fifth of their time.
    models: [
      [
        ...['vitest', 'run', '--config', 'vitest.models.config.ts'],
        ...['--reporter=default', `--reporter=${tagReporter}`],
      ],
    ],
  },
  { visual: [['node', 'tools/visual-regression/main.ts', ...(isWhole ? ['--all'] : ['--part', '--changed'])]] },
  { e2e: [['playwright', 'test', '--reporter=list,./tests/requirements/playwright-reporter.ts']] },
  { requirements: [['node', 'tests/requirements/check.ts']] },
]

/** By name alone: a whole run has it in `unit`. */
const serverStage = { api: [['vitest', 'run', '--config', 'vitest.config.ts', '--project', 'api']] }

ensureInstalled()

const seconds = (from) => ((performance.now() - from) / 1000).toFixed(1)
const results = []

const env = {
  REDOCLY_TELEMETRY: 'off',
  FORCE_COLOR: '0',
  STORY_RESULTS: resultsOf('stories'),
  ...(words.includes(postgres) ? { TEST_DATABASE: 'postgres' } : {}),
}

/** The output of a step that runs alone is shown at once. Of several side by side only the end is shown, and all output of one that failed. */
const runCommand = ([command, ...args], quiet) => readPinned(command, args, { env, isShown: () => !quiet })

/** Lines of failed steps that are printed once more at the end, shared by them: a CI may show only the end of its log. */
const LINES_OF_FAILURES = 80

/** Steps that ran, now or before: whether they passed, and on which tree. */
function writeSteps(ended) {
  const file = resultsOf('steps')
  const before = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const now = Object.fromEntries(ended.map(({ name, ok, tree }) => [name, { passed: ok, tree }]))
  writeFileSync(file, JSON.stringify({ ...before, ...now }))
}

async function runStep(name, commands, quiet) {
  const from = performance.now()
  const tree = treeHash(root)
  rmSync(resultsOf(name), { force: true })
  let ok = true
  let lastLines = []
  for (const command of commands) {
    const { passed, output } = await runCommand(command, quiet)
    ok = passed
    lastLines = output.trimEnd().split('\n').slice(-LINES_OF_FAILURES)
    if (quiet && !ok) console.log(`\n--- ${name}: ${command.join(' ')}\n${output}`)
    if (!ok) break
  }
  const time = seconds(from)
  if (quiet) console.log(`  ${name} ${ok ? 'passed' : 'FAILED'} after ${time} s`)
  // What was edited under a step that ran belongs to no tree.
  return { name, ok, time, lastLines, tree: treeHash(root) === tree ? tree : null }
}

// A whole run judges itself alone; named steps add to what ran before.
if (only.length === 0) rmSync(resultsFolder, { recursive: true, force: true })
mkdirSync(resultsFolder, { recursive: true })

const begun = performance.now()
for (const stage of [...stages, ...(only.includes('api') ? [serverStage] : [])]) {
  const chosen = Object.entries(stage).filter(([name]) => only.length === 0 || only.includes(name))
  const quiet = chosen.length > 1
  for (const [name] of chosen) console.log(`> ${name}`)
  results.push(...(await Promise.all(chosen.map(([name, commands]) => runStep(name, commands, quiet)))))
  writeSteps(results)
}

// The unit step runs quietly; what the model tests visited is for people to read all the same.
const models = path.join(root, 'node_modules/.cache/model/summary.txt')
if (results.some(({ name, ok }) => name === 'unit' && ok) && existsSync(models)) {
  console.log(`\n${readFileSync(models, 'utf8')}`)
}

const failures = results.filter(({ ok }) => !ok)
for (const { name, lastLines } of failures) {
  const end = lastLines.slice(-Math.floor(LINES_OF_FAILURES / failures.length)).join('\n')
  console.log(`\n--- the end of ${name}, which failed\n${end}`)
}

console.log('\nstep          result   seconds')
for (const { name, ok, time } of results)
  console.log(`${name.padEnd(14)}${(ok ? 'passed' : 'FAILED').padEnd(9)}${time}`)
const failed = failures.length
const total = seconds(begun)
console.log(`all           ${''.padEnd(9)}${total}\n`)
const isOver = only.length === 0 && !isWhole && Number(total) > SECONDS_OF_A_RUN
if (isOver) console.log(`longer than the ${SECONDS_OF_A_RUN} s that are wished for on two cores`)
console.log(`steps: ${results.length - failed} passed, ${failed} failed`)
process.exitCode = failed > 0 || results.length === 0 ? 1 : 0
