// `npm run mutation`: takes each requirement out of a copy of the sources by the breaks that the map gives it, and runs
// the evidence that it names. `npm run mutation -- R101 R302` tries those only, `--changed` what a change reaches.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { areas } from '../areas/index.ts'
import { breakCounts, breaksOf, faultsOfBreaks, type Planted } from '../breaks.ts'
import { nameOf } from '../check.ts'
import type { Evidence } from '../evidence.ts'
import { isReached } from './changed.ts'
import { buildSite, kindOf, kinds, runKind, storyFile, type Told } from './runners.ts'
import { prepareScratch, root, withBreak } from './scratch.ts'

const words = process.argv.slice(2)
const isChangedOnly = words.includes('--changed')
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

const outcomeOf = ({ outcomes }: Told, one: Evidence) => outcomes.get('story' in one ? one.story : nameOf(one))
const failedIn = (told: Told, evidence: readonly Evidence[]) =>
  evidence.filter((one) => outcomeOf(told, one) === 'failed')
const passedIn = (told: Told, evidence: readonly Evidence[]) =>
  evidence.filter((one) => outcomeOf(told, one) === 'passed')

const ofKind = (evidence: readonly Evidence[], kind: (typeof kinds)[number]) =>
  evidence.filter((one) => kindOf(one) === kind)
const unique = (evidence: readonly Evidence[]) => [...new Map(evidence.map((one) => [nameOf(one), one])).values()]

/** Evidence that passes while nothing is broken; only that can notice anything. */
async function sound(planted: readonly Planted[]): Promise<ReadonlySet<string>> {
  const all = unique(planted.flatMap(({ requirement }) => requirement.shownBy))
  const passed: Evidence[] = []
  for (const kind of kinds) {
    const evidence = ofKind(all, kind)
    if (evidence.length === 0) continue
    if (kind === 'e2e') await buildSite('whole')
    const told = await runKind(kind, evidence, false)
    passed.push(...passedIn(told, evidence))
    if (isLoud) console.log(told.output)
  }
  return new Set(passed.map(nameOf))
}

interface Verdict {
  readonly noticedBy?: string
  /** Nothing ran to its end, and so nothing can be told. */
  readonly unable?: string
}

async function tryBreak(planted: Planted, passesUnbroken: ReadonlySet<string>): Promise<Verdict> {
  let ran = 0
  for (const kind of kinds) {
    const evidence = ofKind(planted.requirement.shownBy, kind).filter((one) => passesUnbroken.has(nameOf(one)))
    if (evidence.length === 0) continue
    if (kind === 'e2e') {
      const { passed, output } = await buildSite(`${planted.number} ${planted.from}`, planted.file)
      if (!passed) return { unable: `the site cannot be built with it:\n${output}` }
    }
    const told = await runKind(kind, evidence, true)
    if (isLoud) console.log(told.output)
    const [noticing] = failedIn(told, evidence)
    if (noticing) return { noticedBy: nameOf(noticing) }
    const missing = evidence.length - passedIn(told, evidence).length
    if (missing > 0) return { unable: `${missing} of its tests did not run:\n${told.output.slice(-2000)}` }
    ran += evidence.length
  }
  return ran === 0 ? { unable: 'all of its evidence fails while nothing is broken' } : {}
}

const breaks = chosen()
if (breaks.length > 0) prepareScratch()
console.log(`${breaks.length} breaks to try`)
const begun = performance.now()
const passesUnbroken = await sound(breaks)
const failing = unique(breaks.flatMap(({ requirement }) => requirement.shownBy)).filter(
  (one) => !passesUnbroken.has(nameOf(one)),
)
for (const one of failing) console.error(`  FAILS UNBROKEN ${nameOf(one)}`)

const bad: string[] = []
for (const planted of breaks) {
  const from = performance.now()
  const { noticedBy, unable } = await withBreak(planted, () => tryBreak(planted, passesUnbroken))
  const seconds = ((performance.now() - from) / 1000).toFixed(1)
  const what = `${planted.number} ${planted.file} ${JSON.stringify(planted.from)} -> ${JSON.stringify(planted.to)}`
  if (noticedBy !== undefined) console.log(`  noticed ${planted.number} (${seconds} s) by ${noticedBy}`)
  else {
    bad.push(what)
    console.error(
      `  ${unable === undefined ? 'SURVIVED' : 'NOT TRIED'} ${what} (${seconds} s)${unable ? `: ${unable}` : ''}`,
    )
  }
}

const counts = breakCounts(areas)
console.log(
  `breaks: ${breaks.length - bad.length} of ${breaks.length} noticed in ${((performance.now() - begun) / 1000).toFixed(0)} s`,
)
console.log(
  `${counts.broken} of ${counts.requirements} requirements carry a break (${counts.breaks} breaks), ${counts.excused} say why they carry none`,
)
process.exitCode = bad.length + failing.length > 0 ? 1 : 0
