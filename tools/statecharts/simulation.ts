import type { MachineDriver, ModelStates, Watcher } from '@mintage/machines/testing'
import type { AnyStateMachine, AnyStateNode, InspectionEvent } from 'xstate'

/** A walk through a machine, as far as it has come. */
export interface Moment {
  /** Where the person is, in their words. */
  state: string
  /** What can happen here, in people's words. */
  options: readonly string[]
  taken: readonly string[]
  /** Paths of the states that are active. */
  active: ReadonlySet<string>
  /** Ids of the arrows of the chart that the last step went along. */
  passed: ReadonlySet<string>
}

/** One run of a machine along the steps of its model: the real machine, answered when a step says so. */
interface Simulation {
  now: () => Moment
  take: (step: string) => Promise<Moment>
}

/** What begins one, fresh each time. */
export type Simulator = () => Simulation

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
export const simulatorOf =
  <Graph extends ModelStates, Fixture>({ model, begin, steps }: MachineDriver<Graph, Fixture>): Simulator =>
  () => {
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
    const states: ModelStates = model.states
    const doings: Readonly<Record<string, (typeof steps)[keyof typeof steps] | undefined>> = steps
    let state: string = model.start
    let taken: readonly string[] = []
    const now = (): Moment => ({
      state,
      options: Object.keys(states[state] ?? {}),
      taken,
      active,
      passed: new Set(passed),
    })
    return {
      now,
      take: async (step) => {
        const next = states[state]?.[step]
        const doing = doings[step]
        if (next === undefined || doing === undefined) throw new Error(`"${step}" does not happen in "${state}"`)
        passed = []
        await doing(fixture, [])
        state = next
        taken = [...taken, step]
        return now()
      },
    }
  }
