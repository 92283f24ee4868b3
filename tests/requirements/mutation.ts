// `npm run mutation`: puts the break of each requirement into a copy of the repository and runs the tests that carry its
// tag at the fastest level that shows it; one has to fail. Unchanged breaks that were noticed before are skipped.
// `npm run mutation -- R361 R362` always tries these.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { copy, prepareCopy } from './copy.ts'
import { type Break, type Level, levels, requirements, root } from './requirements.ts'
import { filesWith, type Runner, startRunner } from './runners.ts'

interface Trial {
  readonly number: string
  readonly level: Level
  readonly planted: Break
  /** Changes with the break, the file that it is put into, and the tests. */
  readonly key: string
}

interface Result {
  readonly key: string
  readonly noticed: boolean
  readonly by: string
  readonly seconds: number
}

const resultsFile = path.join(root, 'node_modules/.cache/mutation.json')
const results: Record<string, Result> = existsSync(resultsFile) ? JSON.parse(readFileSync(resultsFile, 'utf8')) : {}

function trialOf(number: string): readonly Trial[] {
  const requirement = requirements[number]
  const level = levels.find((one) => requirement?.shown.includes(one))
  if (requirement?.break === undefined || level === undefined) return []
  const hash = createHash('sha256').update(JSON.stringify([level, requirement.break]))
  for (const file of [requirement.break.file, ...filesWith(number, level)])
    hash.update(readFileSync(path.join(root, file)))
  return [{ number, level, planted: requirement.break, key: hash.digest('hex') }]
}

async function withBreak<T>({ file, from, to }: Break, runner: Runner | null, act: () => Promise<T>): Promise<T> {
  const full = path.join(copy, file)
  const text = readFileSync(full, 'utf8')
  writeFileSync(
    full,
    text.replace(from, () => to),
  )
  runner?.edited(file)
  try {
    return await act()
  } finally {
    writeFileSync(full, text)
    runner?.edited(file)
  }
}

function keep(number: string, result: Result): void {
  results[number] = result
  mkdirSync(path.dirname(resultsFile), { recursive: true })
  writeFileSync(resultsFile, JSON.stringify(results, null, 1))
  const { noticed, by, seconds } = result
  console.log(`${number}  ${noticed ? 'noticed ' : 'SURVIVED'}  ${seconds.toFixed(1).padStart(6)} s  ${by}`)
}

/** Tests that fail with nothing broken: what they notice counts for nothing. */
async function failingUnbroken(level: Level, trials: readonly Trial[]): Promise<readonly string[]> {
  const runner = await startRunner(level, 0)
  const { failed } = await runner.run(trials.map(({ number }) => number))
  await runner.close()
  return failed
}

async function tryAll(level: Level, trials: readonly Trial[]): Promise<void> {
  console.log(`> ${level}: ${trials.length} breaks`)
  const failing = await failingUnbroken(level, trials)
  for (const name of failing) console.error(`  fails with nothing broken: ${name}`)
  if (failing.length > 0) return
  let runner = await startRunner(level, 1)
  for (const { number, planted, key } of trials) {
    const from = performance.now()
    let outcome = await withBreak(planted, runner, () => runner.run([number]))
    if (outcome.failed.length === 0 && outcome.count > 0) {
      // A plugin may keep what it read before the edit, so a runner that starts with the break has the last word.
      await runner.close()
      outcome = await withBreak(planted, null, async () => {
        runner = await startRunner(level, 1)
        return runner.run([number])
      })
      await runner.close()
      runner = await startRunner(level, 1)
    }
    const [failed] = outcome.failed
    const by = failed ?? (outcome.count === 0 ? 'no test ran' : `${outcome.count} tests passed`)
    keep(number, { key, noticed: failed !== undefined, by, seconds: (performance.now() - from) / 1000 })
  }
  await runner.close()
}

const named = process.argv.slice(2).filter((word) => /^R\d{3}$/.test(word))
const all = Object.keys(requirements).flatMap(trialOf)
const wanted = named.length > 0 ? all.filter(({ number }) => named.includes(number)) : all
const isKnown = ({ number, key }: Trial) => results[number]?.key === key && results[number].noticed
const open = named.length > 0 ? wanted : wanted.filter((trial) => !isKnown(trial))

const begun = performance.now()
console.log(`${wanted.length} breaks, ${wanted.length - open.length} of them noticed before and not changed since`)
if (open.length > 0) prepareCopy()
for (const level of levels) {
  const trials = open.filter((trial) => trial.level === level)
  if (trials.length > 0) await tryAll(level, trials)
}
const survived = wanted.filter((trial) => !isKnown(trial)).map(({ number }) => number)
console.log(
  `${wanted.length - survived.length} of ${wanted.length} breaks noticed in ${((performance.now() - begun) / 1000).toFixed(0)} s`,
)
if (survived.length > 0) console.error(`not noticed: ${survived.join(' ')}`)
process.exit(survived.length > 0 ? 1 : 0)
