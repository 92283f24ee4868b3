// `npm run bench [-- stories visual review engines server site] [--runs 20] [--photos folder] [--database postgres] [--out file]
// [--only loading,lighthouse] [--compare file]`:
// measures what the design and the issues ask for, and says what the goal was.
import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureInstalled, readPinned, root } from './workspace.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** How often the pictures are taken of the same code (20), or a page is measured by Lighthouse (5). */
    runs: { type: 'string' },
    /** Of the engines: photographs; those with a mask (`x.jpg`, `x.mask.png`) are measured, all are shown. Without it they are drawn. */
    photos: { type: 'string' },
    /** Of the server: embedded or postgres; both without it. */
    database: { type: 'string' },
    /** Of the engines, the server and the site: where the figures are written. */
    out: { type: 'string' },
    /** Of the review (defects, times, storybook) and of the site: some of the measurements. */
    only: { type: 'string' },
    /** Of the site: an earlier file that they are compared with. */
    compare: { type: 'string' },
  },
})

const resultsFolder = path.join(root, 'node_modules/.cache/benchmark')
const storyResults = path.join(resultsFolder, 'stories.json')

/** @param isShown which lines are shown as they come: some measurements take half an hour */
async function run(command, args, isShown = () => false) {
  const from = performance.now()
  console.log(`> ${command} ${args.join(' ')}`)
  const done = await readPinned(command, args, {
    env: { STORY_RESULTS: storyResults, FORCE_COLOR: '0' },
    isShown,
  })
  if (!done.passed && isShown !== everyLine) console.error(done.output)
  return { ...done, seconds: (performance.now() - from) / 1000 }
}

/** Of our own measurements, which print figures and no logs. */
const everyLine = () => true

function rowsOf(file) {
  const { figures } = JSON.parse(readFileSync(file, 'utf8'))
  return figures.map(({ what, goal, measured, met }) => [what, goal, met ? measured : `${measured} (missed)`])
}

const build = () => run('storybook', ['build', '-c', '.storybook', '-o', 'storybook-static', '--quiet'])

const benchmarks = {
  /** Each with its interactions, axe in light and in the dark, in a narrow window and under a finger. */
  async stories() {
    const { passed, seconds } = await run('vitest', ['run', '--config', 'vitest.stories.config.ts'])
    const { numTotalTests, numPassedTests } = JSON.parse(readFileSync(storyResults, 'utf8'))
    return [
      ['stories a second, axe in both schemes', '>= 4.4', (numTotalTests / seconds).toFixed(1)],
      ['stories that fail, or in which axe finds something', '0', String(numTotalTests - numPassedTests)],
      ['all of them pass', 'yes', passed ? 'yes' : 'no'],
    ]
  },
  /** Every story in both schemes and at two widths, so many times: two pictures that differ are a flake. */
  async visual() {
    await build()
    const { passed, output, seconds } = await run(
      'node',
      ['tools/visual-regression/main.ts', '--widths', '390,1440', '--repeat', values.runs ?? '20'],
      (line) => line.startsWith('visual: run '),
    )
    const rounds = [...output.matchAll(/run (\d+) of \d+, \d+ s, (\d+) shots, (\d+) flakes/g)]
    const [, done = '0', pictures = '0', flakes = 'unknown'] = rounds.at(-1) ?? []
    return [
      [`flakes in ${done} runs of ${pictures} pictures and words, two widths`, '0 in 20', flakes],
      ['seconds a run', '', (seconds / Math.max(1, Number(done))).toFixed(0)],
      ['no story fails', 'yes', passed ? 'yes' : 'no'],
    ]
  },
  /** What the review of a change finds, and how long it takes: twenty defects, and three changes. */
  async review() {
    const out = path.resolve(values.out ?? path.join(resultsFolder, 'review.json'))
    const chosen = values.only === undefined ? [] : ['--only', values.only]
    const { passed } = await run('node', ['tools/visual-regression/bench/main.ts', '--out', out, ...chosen], everyLine)
    if (!passed) process.exit(1)
    return rowsOf(out)
  },
  /** On both databases, or the one that is named. */
  async server() {
    const out = path.resolve(values.out ?? path.join(resultsFolder, 'server.json'))
    const database = values.database === undefined ? [] : ['--database', values.database]
    const { passed, output } = await run('node', ['apps/api/bench/server/main.ts', '--out', out, ...database])
    if (!passed) throw new Error(output)
    return rowsOf(out)
  },
  /** The built site in a browser. */
  async site() {
    const out = path.resolve(values.out ?? path.join(resultsFolder, 'site.json'))
    await run('vite', ['build', 'apps/site', '--logLevel', 'warn'])
    const chosen = ['only', 'runs'].flatMap((name) => (values[name] === undefined ? [] : [`--${name}`, values[name]]))
    const compared = values.compare === undefined ? [] : ['--compare', path.resolve(values.compare)]
    const { passed } = await run('node', ['apps/site/bench/main.ts', '--out', out, ...chosen, ...compared], everyLine)
    if (!passed) process.exit(1)
    return rowsOf(out)
  },
  async engines() {
    const out = path.resolve(values.out ?? path.join(resultsFolder, 'engines.json'))
    const photos = values.photos === undefined ? [] : ['--photos', path.resolve(values.photos)]
    const { passed } = await run('node', ['apps/api/bench/engines/main.ts', '--out', out, ...photos], everyLine)
    if (!passed) process.exit(1)
    console.log(`the pictures before and after: ${path.join(path.dirname(out), `${path.parse(out).name}.html`)}`)
    return rowsOf(out)
  },
}

ensureInstalled()
mkdirSync(resultsFolder, { recursive: true })
const unknown = positionals.filter((name) => !(name in benchmarks))
if (unknown.length > 0) {
  console.error(`bench: there is no ${unknown.join(', ')}; there are ${Object.keys(benchmarks).join(', ')}`)
  process.exit(1)
}
const rows = []
for (const [name, measure] of Object.entries(benchmarks)) {
  if (positionals.length === 0 || positionals.includes(name)) rows.push(...(await measure()))
}
const table = [['what', 'goal', 'measured'], ...rows]
const widthOf = (column) => Math.max(...table.map((row) => row[column].length)) + 2
console.log()
for (const [what, goal, measured] of table) {
  console.log(`${what.padEnd(widthOf(0))}${goal.padEnd(widthOf(1))}${measured}`)
}
