import { type MachineDriver, type ModelStates, pathsOf, type Watcher } from '@mintage/machines/testing'
import type { AnyStateMachine, AnyStateNode, InspectionEvent } from 'xstate'

/** Where a walk through a machine has come to. */
export interface Moment {
  /** Where the person is, in their words. */
  state: string
  /** What can happen here, in people's words. */
  options: readonly string[]
  /** Paths of the states that are active. */
  active: ReadonlySet<string>
  /** Ids of the arrows of the chart that the last step went along. */
  passed: ReadonlySet<string>
}

/** Runs the real machine along the steps of its model, answered when a step says so. */
export interface Simulator {
  start: string
  states: ModelStates
  /** The ways of the model's tests, which together take every step of every state. */
  paths: readonly (readonly string[])[]
  /** Takes the steps from the beginning: a moment for each, after the one before anything has happened. */
  replay: (steps: readonly string[]) => Promise<readonly Moment[]>
}

const isNodes = (value: unknown): value is readonly AnyStateNode[] => Array.isArray(value)

function activePaths(event: InspectionEvent, root: AnyStateNode): ReadonlySet<string> | null {
  if (event.type !== '@xstate.snapshot' || !('_nodes' in event.snapshot)) return null
  const nodes = event.snapshot._nodes
  if (!isNodes(nodes) || nodes.some((node) => node.machine.root !== root)) return null
  return new Set(nodes.map((node) => node.path.join('.')))
}

/** What a step went along: an arrow for each target of each transition, as the chart names them. */
function arrowsOf(event: InspectionEvent, root: AnyStateNode): readonly string[] {
  if (event.type !== '@xstate.microstep') return []
  return event._transitions
    .filter(({ source }) => source.machine.root === root)
    .flatMap(({ source, target = [] }) => target.map((to) => `${source.path.join('.')} > ${to.path.join('.')}`))
}

/** The model's own words for its steps, and the driver of its tests to take them. */
export function simulatorOf<Graph extends ModelStates, Fixture>({
  model,
  begin,
  steps: doings,
}: MachineDriver<Graph, Fixture>): Simulator {
  const { start } = model
  const states: ModelStates = model.states
  const doingOf: Readonly<Record<string, (typeof doings)[keyof typeof doings] | undefined>> = doings
  return {
    start,
    states,
    paths: pathsOf(model).map(({ steps }) => steps.map(({ step }) => step)),
    replay: async (steps) => {
      let active: ReadonlySet<string> = new Set()
      let passed: readonly string[] = []
      const watcher: Watcher = <Machine extends AnyStateMachine>(machine: Machine) => ({
        machine,
        inspect: (event: InspectionEvent) => {
          active = activePaths(event, machine.root) ?? active
          passed = [...passed, ...arrowsOf(event, machine.root)]
        },
      })
      const fixture = begin(watcher)
      let state: string = start
      const now = (): Moment => ({ state, options: Object.keys(states[state] ?? {}), active, passed: new Set(passed) })
      const moments = [now()]
      for (const step of steps) {
        const next = states[state]?.[step]
        const doing = doingOf[step]
        if (next === undefined || doing === undefined) throw new Error(`"${step}" does not happen in "${state}"`)
        passed = []
        await doing(fixture, [])
        state = next
        moments.push(now())
      }
      return moments
    },
  }
}
