import type { AnyStateMachine, InspectionEvent } from 'xstate'
import { visitableOf, watch } from './coverage.ts'
import { type Model, type ModelPath, type ModelStates, pathsOf } from './model.ts'
import { type Driver, runPath } from './runPath.ts'

/** Wraps the machine of a test, for instance to record what it visits. */
export type Watcher = <Machine extends AnyStateMachine>(
  machine: Machine,
) => { machine: Machine; inspect: (event: InspectionEvent) => void }

/** Watches nothing: for tests that only need the fixture. */
export const unwatched: Watcher = (machine) => ({ machine, inspect: () => {} })

type Part = 'states' | 'transitions' | 'guards'

/** How many paths visited something. */
interface Visits {
  part: Part
  name: string
  paths: number
}

/** What the paths of one model saw of its machine. Plain data. */
export interface ModelReport {
  machine: string
  paths: number
  steps: number
  visits: Visits[]
  unvisited: string[]
  /** Entries of `unreachable` that were visited or do not exist. */
  wrongExcuses: string[]
}

export interface ModelRun<Graph extends ModelStates> {
  paths: readonly ModelPath<Graph>[]
  /** Runs one path; a second call returns the result of the first. */
  runPath: (path: ModelPath<Graph>) => Promise<void>
  /** Runs the paths that have not run yet and reports the coverage. */
  report: () => Promise<ModelReport>
}

export interface Parts<Graph extends ModelStates, Fixture> extends Omit<Driver<Graph, Fixture>, 'setUp'> {
  model: Model<Graph>
  machine: AnyStateMachine
  /** A fixture for one path; its machine must go through the watcher. */
  setUp: (watcher: Watcher) => Fixture
  /** Parts that cannot be visited, with reasons. The run fails if one is visited. */
  unreachable?: Readonly<Record<string, string>>
}

const countVisits = (visitable: readonly string[], part: Part, runs: readonly ReadonlySet<string>[]): Visits[] =>
  visitable.map((name) => ({ part, name, paths: runs.filter((visited) => visited.has(name)).length }))

/** Runs the real machine along every path of its model and records what was visited. */
export const runModel = <Graph extends ModelStates, Fixture>({
  model,
  machine,
  setUp: createFixture,
  unreachable = {},
  ...driver
}: Parts<Graph, Fixture>): ModelRun<Graph> => {
  const paths = pathsOf(model)
  const runs = new Map<ModelPath<Graph>, { done: Promise<void>; visited: Set<string> }>()

  const start = (path: ModelPath<Graph>) => {
    const visited = new Set<string>()
    const watcher: Watcher = (given) => {
      const watched = watch(given, visited)
      return { machine: watched.machine, inspect: watched.inspect }
    }
    const run = { done: runPath(path, { ...driver, setUp: () => createFixture(watcher) }), visited }
    runs.set(path, run)
    return run
  }
  const runOf = (path: ModelPath<Graph>) => runs.get(path) ?? start(path)

  return {
    paths,
    runPath: (path) => runOf(path).done,
    report: async () => {
      const all = paths.map(runOf)
      await Promise.all(all.map(({ done }) => done))
      const seen = all.map(({ visited }) => visited)
      const { states, transitions, guards } = visitableOf(machine)
      const visits = [
        ...countVisits(states, 'states', seen),
        ...countVisits(transitions, 'transitions', seen),
        ...countVisits(guards, 'guards', seen),
      ]
      const missing = visits.filter((visit) => visit.paths === 0).map(({ name }) => name)
      return {
        machine: model.machine,
        paths: paths.length,
        steps: paths.reduce((sum, path) => sum + path.steps.length, 0),
        visits,
        unvisited: missing.filter((name) => !Object.hasOwn(unreachable, name)),
        wrongExcuses: Object.keys(unreachable).filter((name) => !missing.includes(name)),
      }
    },
  }
}
