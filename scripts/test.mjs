// `npm test` runs what CI runs, with the screenshots of the stories that a change can reach; `--every-screenshot`, as CI says,
// takes all of them. `npm test -- lint unit` runs the named steps, `npm test -- --changed` the stories in the folders of changed files,
// and `npm test -- api --postgres` the server's tests on a PostgreSQL server that they start.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { changedStories, everyScreenshot, everyStory } from './stories.mjs'
import { treeHash } from './tree.mjs'
import { ensureInstalled, readPinned, root } from './workspace.mjs'

const words = process.argv.slice(2)
const isWhole = words.includes('--every-screenshot')
const isChanged = words.includes('--changed')
const only = isChanged ? ['stories'] : words.filter((word) => !word.startsWith('--'))

/** Results for the last step, which names the requirements that no test has shown. */
const resultsFolder = path.join(root, 'node_modules/.cache/results')

const vitest = (...projects) => ['vitest', 'run', ...projects.flatMap((project) => ['--project', project])]

ensureInstalled()

const [storiesCommand, storiesArgs, storiesEnv] = isWhole
  ? everyScreenshot()
  : isChanged
    ? changedStories()
    : await everyStory()

/** Stages run one after the other; the steps of a stage share the two cores. A step is a list of commands. */
const stages = [
  {
    contract: [
      ['redocly', 'lint', 'openapi.yaml'],
      ['node', 'packages/api-client/scripts/generate.mjs', '--check'],
      ['node', 'packages/ui/scripts/public-api.mjs', '--check'],
      ['node', 'packages/ui/scripts/phone-countries.mjs', '--check'],
    ],
    lint: [['biome', 'ci', '--error-on-warnings', '--colors=off', '.']],
    // The root's project holds packages/ui and apps/site. One checker each: a second one reads the same files again.
    types: ['.', 'packages/machines', 'packages/api-client', 'apps/api'].map((project) => [
      ...['tsc', '-p', project, '--checkers', '1'],
    ]),
    unused: [['knip']],
  },
  {
    unit: [vitest('machines', 'api-client', 'ui', 'site', 'api', 'repo')],
    builds: [
      ['vite', 'build', 'apps/site', '--logLevel', 'warn'],
      ['vite', 'build', 'packages/ui', '--logLevel', 'warn'],
      ['node', 'packages/ui/build/main.ts'],
      ['node', 'packages/ui/build/check.ts'],
      ...(isWhole ? [['storybook', 'build', '-c', '.storybook', '-o', 'storybook-static', '--quiet']] : []),
    ],
  },
  {
    stories: [[storiesCommand, ...storiesArgs]],
    screens: [vitest('screens')],
  },
  { e2e: [['playwright', 'test', '--reporter=list,./tests/requirements/playwright-reporter.ts']] },
  { requirements: [['node', 'tests/requirements/check.ts']] },
]

const seconds = (from) => ((performance.now() - from) / 1000).toFixed(1)
const results = []

const env = {
  REDOCLY_TELEMETRY: 'off',
  FORCE_COLOR: '0',
  COLLECT_TAGS: 'yes',
  ...(words.includes('--postgres') ? { TEST_DATABASE: 'postgres' } : {}),
}

/** The build of React that customers have; the one for developers takes longer. */
const envOf = { stories: storiesEnv, screens: { NODE_ENV: 'production' } }

/** Lines of failed steps that are printed once more at the end, shared by them: a CI may show only the end of its log. */
const LINES_OF_FAILURES = 80

async function runStep(name, commands, quiet) {
  const from = performance.now()
  const tree = treeHash(root)
  let ok = true
  let lastLines = []
  for (const [command, ...args] of commands) {
    const run = await readPinned(command, args, {
      env: { ...env, ...envOf[name] },
      isShown: () => !quiet,
    })
    ok = run.passed
    lastLines = run.output.trimEnd().split('\n').slice(-LINES_OF_FAILURES)
    if (quiet && !ok) console.log(`\n--- ${name}: ${command} ${args.join(' ')}\n${run.output}`)
    if (!ok) break
  }
  const time = seconds(from)
  if (quiet) console.log(`  ${name} ${ok ? 'passed' : 'FAILED'} after ${time} s`)
  // A step that ran while files changed shows nothing.
  return { name, ok, time, lastLines, tree: treeHash(root) === tree ? tree : null }
}

// A whole run judges itself alone; named steps add to what ran before.
if (only.length === 0) rmSync(resultsFolder, { recursive: true, force: true })
mkdirSync(resultsFolder, { recursive: true })

const begun = performance.now()
const serverStage = { api: [vitest('api')] }
for (const stage of [...stages, ...(only.includes('api') ? [serverStage] : [])]) {
  const chosen = Object.entries(stage).filter(([name]) => only.length === 0 || only.includes(name))
  const quiet = chosen.length > 1
  for (const [name] of chosen) console.log(`> ${name}`)
  results.push(...(await Promise.all(chosen.map(([name, commands]) => runStep(name, commands, quiet)))))
  const steps = Object.fromEntries(results.map(({ name, ok, tree }) => [name, { passed: ok, tree }]))
  writeFileSync(path.join(resultsFolder, 'steps.json'), JSON.stringify(steps))
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
console.log(`all           ${''.padEnd(9)}${seconds(begun)}\n`)
console.log(`steps: ${results.length - failed} passed, ${failed} failed`)
process.exitCode = failed > 0 || results.length === 0 ? 1 : 0
