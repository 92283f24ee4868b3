import {
  type AnyStateMachine,
  type AnyStateNode,
  and,
  type EventObject,
  type GuardPredicate,
  type InspectionEvent,
  type MachineContext,
  or,
  type ParameterizedObject,
} from 'xstate'

/** What a run through a machine can visit, under the names of the report. */
export interface Visitable {
  states: readonly string[]
  transitions: readonly string[]
  guards: readonly string[]
}

type AnyTransition = AnyStateNode['always'] extends readonly (infer Transition)[] | undefined ? Transition : never

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]

const nameOf = (node: AnyStateNode): string => node.path.join('.') || '(root)'

/** A transition's event in words: `charge done`, `after pollEvery`, `always`, or the event itself. */
const eventName = (node: AnyStateNode, type: string): string => {
  if (type === '') return 'always'
  const actor = node.invoke.find(({ id }) => type.endsWith(`.actor.${id}`))
  if (actor) return `${actor.src} ${type.startsWith('xstate.error.') ? 'failed' : 'done'}`
  if (type.startsWith('xstate.after.')) return `after ${type.slice('xstate.after.'.length, -node.id.length - 1)}`
  return type.startsWith('xstate.done.state.') ? 'all done' : type
}

interface Branch {
  name: string
  source: AnyStateNode
  transition: AnyTransition
}

/** Every transition of a machine, by its source, its event and its index among the branches of that event. */
const branchesOf = (machine: AnyStateMachine): Branch[] =>
  nodesOf(machine.root).flatMap((source) => {
    const groups = [['', source.always ?? []] as const, ...source.transitions.entries()]
    return groups.flatMap(([type, transitions]) =>
      transitions.map((transition, index) => ({
        name: `${nameOf(source)} · ${eventName(source, type)}${transitions.length > 1 ? ` [${index}]` : ''}`,
        source,
        transition,
      })),
    )
  })

/** The states to be visited: all but the root, which is everywhere, and history, which is a pointer. */
const statesOf = (machine: AnyStateMachine): string[] =>
  nodesOf(machine.root)
    .filter((node) => node !== machine.root && node.type !== 'history')
    .map(nameOf)

const sides = ['true', 'false'] as const

const guardNames = (machine: AnyStateMachine): string[] => Object.keys(machine.implementations.guards)

/** Everything there is to visit in a machine. A guard counts twice, once for each answer, and so does each use of one. */
export const visitableOf = (machine: AnyStateMachine): Visitable => {
  const branches = branchesOf(machine)
  const uses = branches.filter(({ transition }) => transition.guard !== undefined).map(({ name }) => `if of ${name}`)
  const guards = [...guardNames(machine), ...uses]
  return {
    states: statesOf(machine),
    transitions: branches.map(({ name }) => name),
    guards: guards.flatMap((name) => sides.map((side) => `${name} = ${side}`)),
  }
}

type AnyGuard = GuardPredicate<MachineContext, EventObject, unknown, ParameterizedObject>

const isPredicate = (guard: unknown): guard is AnyGuard => typeof guard === 'function'

/** A guard, however it was written, as one that can be put inside another. */
const predicateOf = (guard: NonNullable<AnyTransition['guard']>): AnyGuard => {
  if (typeof guard === 'string') return and([guard])
  if (typeof guard === 'object') return and([guard])
  if (isPredicate(guard)) return guard
  throw new Error('A guard is a name, a name with parameters, or a function')
}

/** A machine that notes where it goes. */
export interface Watched<Machine extends AnyStateMachine> {
  machine: Machine
  /** For `createActor`. */
  inspect: (event: InspectionEvent) => void
}

/**
 * Records in `visited`, by the names of `visitableOf`, what a machine from `provide` visits; it changes the machine.
 * Guards are wrapped to record their results. States and transitions come from the inspector's microsteps, which include
 * states that a machine only passes through.
 */
export const watch = <Machine extends AnyStateMachine>(machine: Machine, visited: Set<string>): Watched<Machine> => {
  const note = (name: string, answer: boolean): boolean => {
    visited.add(`${name} = ${answer}`)
    return answer
  }
  // `or` reaches the second note only if the guard is false.
  const noting = (guard: AnyGuard, name: string) => or([and([guard, () => note(name, true)]), () => note(name, false)])

  const { guards } = machine.implementations
  for (const [name, guard] of Object.entries(guards)) {
    if (typeof guard === 'function' && !('check' in guard)) {
      guards[name] = (...given: Parameters<typeof guard>) => note(name, guard(...given))
    } else if (guard !== undefined) guards[name] = noting(guard, name)
  }
  const branches = branchesOf(machine)
  const names = new Map<AnyTransition, string>(branches.map(({ transition, name }) => [transition, name]))
  for (const { name, transition } of branches) {
    const { guard } = transition
    if (guard !== undefined) transition.guard = noting(predicateOf(guard), `if of ${name}`)
  }

  const noteStates = (nodes: readonly AnyStateNode[]) => {
    for (const node of nodes) for (let at = node; at.parent; at = at.parent) visited.add(nameOf(at))
  }
  const isOurs = (node: AnyStateNode) => node.machine === machine
  return {
    machine,
    inspect: (event) => {
      if (event.type === '@xstate.snapshot' && '_nodes' in event.snapshot) {
        const nodes = nodesIn(event.snapshot)
        if (nodes.every(isOurs)) noteStates(nodes)
      }
      if (event.type !== '@xstate.microstep') return
      noteStates(nodesIn(event.snapshot).filter(isOurs))
      for (const transition of event._transitions) {
        const name = names.get(transition)
        if (name === undefined) continue
        visited.add(name)
        noteStates([transition.source])
      }
    },
  }
}

const isNodes = (value: unknown): value is AnyStateNode[] => Array.isArray(value)

const nodesIn = (snapshot: object): AnyStateNode[] =>
  '_nodes' in snapshot && isNodes(snapshot._nodes) ? snapshot._nodes : []
