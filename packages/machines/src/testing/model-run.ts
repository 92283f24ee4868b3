import type { AnyStateMachine, InspectionEvent } from 'xstate'
import { visitableOf, watch } from './coverage.ts'
import { type Driver, drive } from './drive.ts'
import { type Model, type ModelPath, type ModelStates, pathsOf } from './model.ts'

/** Wraps the machine of a test, for instance to record what it visits. */
export type Watcher = <Machine extends AnyStateMachine>(
  machine: Machine,
) => { machine: Machine; inspect: (event: InspectionEvent) => void }

/** Watches nothing: for tests that only need the world. */
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
  /** Walks one path; a second call gives the result of the first. */
  walk: (path: ModelPath<Graph>) => Promise<void>
  /** Runs the paths that have not run yet and reports the coverage. */
  report: () => Promise<ModelReport>
}

export interface Parts<Graph extends ModelStates, Fixture> extends Omit<Driver<Graph, Fixture>, 'begin'> {
  model: Model<Graph>
  machine: AnyStateMachine
  /** A world for one path; it must put its machine through the watcher. */
  begin: (watcher: Watcher) => Fixture
  /** Parts that cannot be visited, with reasons. The run fails if one is visited. */
  unreachable?: Readonly<Record<string, string>>
}

const countVisits = (visitable: readonly string[], part: Part, walks: readonly ReadonlySet<string>[]): Visits[] =>
  visitable.map((name) => ({ part, name, paths: walks.filter((visited) => visited.has(name)).length }))

/** Walks the real machine along every path of its model and keeps account of what was visited. */
export const runModel = <Graph extends ModelStates, Fixture>({
  model,
  machine,
  begin: createFixture,
  unreachable = {},
  ...driver
}: Parts<Graph, Fixture>): ModelRun<Graph> => {
  const paths = pathsOf(model)
  const walks = new Map<ModelPath<Graph>, { done: Promise<void>; visited: Set<string> }>()

  const begin = (path: ModelPath<Graph>) => {
    const visited = new Set<string>()
    const watcher: Watcher = (given) => {
      const watched = watch(given, visited)
      return { machine: watched.machine, inspect: watched.inspect }
    }
    const walking = { done: drive(path, { ...driver, begin: () => createFixture(watcher) }), visited }
    walks.set(path, walking)
    return walking
  }
  const walkOf = (path: ModelPath<Graph>) => walks.get(path) ?? begin(path)

  return {
    paths,
    walk: (path) => walkOf(path).done,
    report: async () => {
      const all = paths.map(walkOf)
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
