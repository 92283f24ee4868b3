// `npm run simulate -- --steps 1000000 --seed 1` runs the whole shop on virtual time; `--planted` plants each known
// mistake and prints where it was found; `--replay events.json` runs the events of a failure again.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { plant, plantedBugs } from './planted.ts'

const { values } = parseArgs({
  options: {
    steps: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    replay: { type: 'string' },
    planted: { type: 'boolean', default: false },
    /** The name of one planted mistake. */
    plant: { type: 'string' },
  },
})
const [steps, seed] = [Number(values.steps), Number(values.seed)]
if (!Number.isSafeInteger(steps) || !Number.isSafeInteger(seed) || steps < 1) {
  throw new Error('--steps and --seed are whole numbers')
}

const failureFile = fileURLToPath(new URL('../../../../node_modules/.cache/simulation.json', import.meta.url))

/** Each mistake in a process of its own, because a module is loaded once. @returns whether each was found */
function findPlanted(): boolean {
  return plantedBugs
    .map(({ name }) => {
      const found = spawnSync(
        process.execPath,
        [fileURLToPath(import.meta.url), '--plant', name, '--steps', '50000', '--seed', String(seed)],
        { stdio: 'inherit' },
      )
      return found.status === 0
    })
    .every(Boolean)
}

/** Seconds of the processor: the machine may have other work. */
const processorSeconds = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

async function run(): Promise<boolean> {
  const bug = plantedBugs.find(({ name }) => name === values.plant)
  if (values.plant !== undefined && !bug) throw new Error(`no mistake is called ${values.plant}`)
  const functions = bug ? plant(bug) : []
  // Loaded after the mistake was planted.
  const [{ openBench }, { replay, simulate }] = await Promise.all([import('./bench.ts'), import('./campaign.ts')])
  const bench = await openBench(functions)
  if (values.replay !== undefined) {
    const { problems } = await replay(bench, JSON.parse(readFileSync(values.replay, 'utf8')))
    console.log(problems.length === 0 ? 'everything holds' : problems.join('\n'))
    return problems.length === 0
  }
  const [from, processorFrom] = [performance.now(), processorSeconds()]
  const { failure, ...done } = await simulate(bench, {
    steps,
    seed,
    onShop: (campaign) => {
      if (!bug && campaign.shops % 10 === 0) console.log(`${campaign.steps} steps, ${campaign.shops} shops`)
    },
  })
  const [wall, processor] = [(performance.now() - from) / 1000, processorSeconds() - processorFrom]
  if (bug) {
    const where = failure ? `found after ${done.steps} steps, shrunk to ${failure.few.length} events` : 'NOT FOUND'
    console.log(`${bug.name}: ${where}`)
    for (const line of failure ? [failure.problems[0] ?? '', ...failure.few.map((event) => JSON.stringify(event))] : [])
      console.log(`    ${line}`)
    return failure !== null && failure.few.length <= 10
  }
  console.log(
    `${done.steps} steps of ${done.events} events in ${done.shops} shops with seed ${seed}: ` +
      `${wall.toFixed(0)} s, ${Math.round(done.steps / wall)} steps a second; ` +
      `${processor.toFixed(0)} s of the processor, ${Math.round(done.steps / processor)} steps a second`,
  )
  if (!failure) {
    console.log('0 violations')
    return true
  }
  for (const problem of failure.problems) console.log(`VIOLATION ${problem}`)
  console.log(`after ${failure.events.length} events of the last shop, shrunk to ${failure.few.length}:`)
  for (const event of failure.few) console.log(`    ${JSON.stringify(event)}`)
  mkdirSync(dirname(failureFile), { recursive: true })
  writeFileSync(failureFile, JSON.stringify(failure.few))
  console.log(`npm run simulate -- --replay ${failureFile}`)
  return false
}

const isFine = values.planted ? findPlanted() : await run()
// PGlite keeps the process alive.
process.exit(isFine ? 0 : 1)
