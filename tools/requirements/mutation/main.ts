// `npm run mutation`: takes each requirement out of a copy of the sources by the breaks that the map gives it, and runs
// the evidence that it names. `npm run mutation -- R101 R302` tries those only, `--changed` what a change reaches,
// `--quick` with unit tests alone; `--verbose` prints what the tools say.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { prepareScratch, root } from '../../mutation/index.ts'
import { areas } from '../areas/index.ts'
import { breakCounts, breaksOf, faultsOfBreaks, type Planted } from '../breaks.ts'
import { nameOf } from '../check.ts'
import type { Evidence } from '../evidence.ts'
import { pathOf } from '../outcomes.ts'
import { isReached } from './changed.ts'
import { buildSite, type Kind, kindOf, kinds, quickKinds, type RunResult, runKind, storyFile } from './runners.ts'
import { withBreak } from './withBreak.ts'

const words = process.argv.slice(2)
const isChangedOnly = words.includes('--changed')
/** Unit tests alone: what those do not notice is left to a whole run. */
const isQuick = words.includes('--quick')
const isLoud = words.includes('--verbose')
const numbers = words.filter((word) => /^R\d{3}$/.test(word))

const read = (file: string) => {
  const full = path.join(root, file)
  return existsSync(full) ? readFileSync(full, 'utf8') : undefined
}

const faults = faultsOfBreaks(areas, read)
if (faults.length > 0) {
  for (const fault of faults) console.error(`  ${fault}`)
  process.exit(1)
}

const filesOf = ({ requirement }: Planted) =>
  requirement.shownBy.flatMap((one) => ('story' in one ? (storyFile(one.story) ?? []) : 'file' in one ? one.file : []))

function chosen(): readonly Planted[] {
  const all = breaksOf(areas)
  if (numbers.length > 0) return all.filter(({ number }) => numbers.includes(number))
  if (!isChangedOnly) return all
  const reaches = isReached((file) => read(file) ?? '')
  return all.filter((planted) => reaches(planted, filesOf(planted)))
}

const outcomeOf = ({ outcomes }: RunResult, one: Evidence) => outcomes.get('story' in one ? one.story : nameOf(one))
/** A step of a journey has failed too when one before it did: it did not run. */
const journeyFailed = ({ outcomes }: RunResult, one: Evidence) =>
  one.by === 'e2e' && outcomes.get(pathOf(one.file, one.titles[0] ?? '')) === 'failed'
const failedIn = (result: RunResult, evidence: readonly Evidence[]) =>
  evidence.filter(
    (one) => outcomeOf(result, one) === 'failed' || (!outcomeOf(result, one) && journeyFailed(result, one)),
  )
const passedIn = (result: RunResult, evidence: readonly Evidence[]) =>
  evidence.filter((one) => outcomeOf(result, one) === 'passed')

const ofKind = (evidence: readonly Evidence[], kind: Kind) => evidence.filter((one) => kindOf(one) === kind)
const unique = (evidence: readonly Evidence[]) => [...new Map(evidence.map((one) => [nameOf(one), one])).values()]
const titleOf = ({ number, file, from, to }: Planted) =>
  `${number} ${file} ${JSON.stringify(from)} -> ${JSON.stringify(to)}`

const breaks = chosen()
const left = new Set(breaks)
const failing: string[] = []
/** Why a break could not be tried to the end, by the break. */
const unable = new Map<Planted, string>()

/** Evidence that passes while nothing is broken: only that can notice anything. */
async function soundOf(kind: Kind): Promise<ReadonlySet<string>> {
  const evidence = unique(
    ofKind(
      [...left].flatMap(({ requirement }) => requirement.shownBy),
      kind,
    ),
  )
  if (evidence.length === 0) return new Set()
  if (kind === 'e2e') await buildSite('whole')
  const result = await runKind(kind, evidence, false)
  if (isLoud) console.log(result.output)
  const sound = new Set(passedIn(result, evidence).map(nameOf))
  failing.push(...evidence.map(nameOf).filter((name) => !sound.has(name)))
  return sound
}

/** A break with the evidence of one kind that has to notice it. */
interface Trial {
  readonly planted: Planted
  readonly evidence: readonly Evidence[]
}

/** The same break takes several requirements away: it is put in once, and each is judged by its own evidence. */
const sameBreak = ({ planted: { file, from, to } }: Trial) => JSON.stringify([file, from, to])

/** What notices the break, by requirement; nothing where nothing of this kind does. */
async function noticing(trials: readonly [Trial, ...Trial[]], kind: Kind): Promise<ReadonlyMap<Trial, Evidence>> {
  const [{ planted }] = trials
  if (kind === 'e2e') {
    const { passed, output } = await buildSite(sameBreak(trials[0]), planted.file)
    if (!passed) for (const trial of trials) unable.set(trial.planted, `the site cannot be built with it:\n${output}`)
    if (!passed) return new Map()
  }
  const wanted = [...unique(trials.flatMap(({ evidence }) => evidence))]
  const result = await runKind(kind, wanted, trials.length === 1)
  if (isLoud) console.log(result.output)
  const noticed = new Map<Trial, Evidence>()
  for (const trial of trials) {
    const [found] = failedIn(result, trial.evidence)
    const missing = trial.evidence.length - passedIn(result, trial.evidence).length
    if (found) noticed.set(trial, found)
    else if (missing > 0)
      unable.set(trial.planted, `${missing} of its tests did not run:\n${result.output.slice(-2000)}`)
  }
  return noticed
}

const begun = performance.now()
const since = (from: number) => `${((performance.now() - from) / 1000).toFixed(1)} s`
console.log(`${breaks.length} breaks to try`)
if (breaks.length > 0) prepareScratch()

for (const kind of isQuick ? quickKinds : kinds) {
  const sound = await soundOf(kind)
  const trials = [...left]
    .map((planted) => ({
      planted,
      evidence: ofKind(planted.requirement.shownBy, kind).filter((one) => sound.has(nameOf(one))),
    }))
    .filter(({ evidence }) => evidence.length > 0)
  for (const [first, ...others] of Map.groupBy(trials, sameBreak).values()) {
    if (first === undefined) continue
    const from = performance.now()
    const noticed = await withBreak(first.planted, () => noticing([first, ...others], kind))
    for (const [{ planted }, found] of noticed) {
      left.delete(planted)
      console.log(`  noticed ${planted.number} (${since(from)}) by ${nameOf(found)}`)
    }
  }
}

for (const name of failing) console.error(`  FAILS UNBROKEN ${name}`)
for (const planted of left) {
  const why = unable.get(planted)
  console.error(
    `  ${why === undefined ? 'SURVIVED' : 'NOT TRIED'} ${titleOf(planted)}${why === undefined ? '' : `: ${why}`}`,
  )
}

const counts = breakCounts(areas)
console.log(`breaks: ${breaks.length - left.size} of ${breaks.length} noticed in ${since(begun)}`)
console.log(
  `${counts.broken} of ${counts.requirements} requirements carry a break (${counts.breaks} breaks), ${counts.excused} say why they carry none`,
)
process.exitCode = left.size + failing.length > 0 ? 1 : 0
