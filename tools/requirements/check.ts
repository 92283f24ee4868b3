import type { Area, Evidence, RequirementNumber } from './evidence.ts'
import { type Outcomes, pathOf } from './outcomes.ts'

/** What the stories are by their sources, which the results do not tell. */
interface StoryFacts {
  readonly plays: boolean
  /** Visual regression takes its picture. */
  readonly visual: boolean
}

/** How a step of `npm test` ended. */
export interface StepResult {
  readonly passed: boolean
  /** The hash of the files that it ran on; none if they were edited while it ran. */
  readonly tree: string | null
}

/** What one `npm test` left behind. */
interface Run {
  readonly unit: Outcomes
  readonly stories: Outcomes
  readonly models: Outcomes
  readonly e2e: Outcomes
  /** The steps of `npm test` that have run. */
  readonly steps: ReadonlyMap<string, StepResult>
}

export interface Question {
  readonly areas: readonly Area[]
  /** What nothing shows yet, and what has to be built for it. */
  readonly missing: Readonly<Record<RequirementNumber, string>>
  readonly run: Run
  /** The hash of the files as they are now: results of other files show nothing. */
  readonly tree: string
  readonly stories: ReadonlyMap<string, StoryFacts>
  /** The requirements run from R001 to this one. */
  readonly last: number
}

export interface Answer {
  /** What is wrong with the map or the run; empty when all that the map says is true. */
  readonly faults: readonly string[]
  readonly shown: readonly string[]
  /** How many pieces of evidence there are of each kind. */
  readonly evidence: ReadonlyMap<Evidence['by'], number>
}

/** By which the results know it. */
export const nameOf = (evidence: Evidence): string => {
  if (evidence.by === 'step') return `step ${evidence.step}`
  if ('story' in evidence) return `story ${evidence.story}`
  return pathOf(evidence.file, ...evidence.titles)
}

/** The steps that the evidence comes from. */
function stepsBehind(evidence: Evidence): readonly string[] {
  if (evidence.by === 'step') return [evidence.step]
  if (evidence.by === 'looked') return ['stories', 'visual']
  return [evidence.by === 'plays' ? 'stories' : evidence.by]
}

/** What is wrong with a step whatever its tests say: it vouches for the files that it ran on, and for no others. */
function faultOfStep(name: string, { run, tree }: Question): readonly string[] {
  const result = run.steps.get(name)
  if (result === undefined || result.tree === tree) return []
  const why = result.tree === null ? 'the files were edited while it ran' : 'it ran on other files than there are now'
  return [`step ${name} vouches for nothing: ${why}. Run \`npm test -- ${name}\` again`]
}

function faultOf(evidence: Evidence, { run, stories }: Question): string | undefined {
  if (evidence.by === 'step') {
    const result = run.steps.get(evidence.step)
    return result === undefined ? 'did not run' : result.passed ? undefined : 'failed'
  }
  if ('titles' in evidence) return faultIn(run[evidence.by], nameOf(evidence))
  const facts = stories.get(evidence.story)
  if (facts === undefined) return 'does not exist, or did not run'
  if (evidence.by === 'plays' && !facts.plays) return 'has no play function, so it asserts nothing'
  if (evidence.by === 'looked' && !facts.visual) return 'is tagged !visual, so nothing looks at it'
  if (evidence.by === 'looked' && run.steps.get('visual')?.passed !== true)
    return 'was not looked at: no visual step passed'
  return faultIn(run.stories, evidence.story)
}

function faultIn(outcomes: Outcomes, path: string): string | undefined {
  const outcome = outcomes.get(path)
  if (outcome === undefined) return 'does not exist, or did not run'
  return outcome === 'passed' ? undefined : outcome === 'failed' ? 'failed' : 'was skipped'
}

/** Holds the map against the run. */
export function check(question: Question): Answer {
  const entries = question.areas.flatMap((area) => Object.entries(area))
  const wanted = Array.from({ length: question.last }, (_, place) => `R${String(place + 1).padStart(3, '0')}`)
  const times = Map.groupBy(entries, ([number]) => number)
  const shown = entries.filter(([, { shownBy }]) => shownBy.length > 0).map(([number]) => number)
  const isShown = new Set(shown)
  const listed = new Set(Object.keys(question.missing))
  const evidence = new Map<Evidence['by'], number>()
  for (const { by } of entries.flatMap(([, { shownBy }]) => shownBy)) evidence.set(by, (evidence.get(by) ?? 0) + 1)

  const steps = new Set(entries.flatMap(([, { shownBy }]) => shownBy.flatMap(stepsBehind)))

  const faults = [
    ...[...steps].flatMap((name) => faultOfStep(name, question)),
    ...wanted.filter((number) => !times.has(number)).map((number) => `${number} is not in the map`),
    ...[...times].filter(([, all]) => all.length > 1).map(([number]) => `${number} is in the map twice`),
    ...[...times.keys(), ...listed]
      .filter((number) => !wanted.includes(number))
      .map((number) => `${number} is no requirement`),
    ...entries
      .filter(([number, { shownBy }]) => shownBy.length === 0 && !listed.has(number))
      .map(([number]) => `${number} has no evidence, and the list of missing ones does not say so`),
    ...[...listed]
      .filter((number) => isShown.has(number))
      .map((number) => `${number} is shown: take it off the list of missing ones`),
    ...entries.flatMap(([number, { shownBy }]) =>
      shownBy.flatMap((one) => {
        const fault = faultOf(one, question)
        return fault === undefined ? [] : [`${number}: ${nameOf(one)} ${fault}`]
      }),
    ),
  ]
  return { faults, shown, evidence }
}
