import { createMachine } from 'xstate'
import { getShortestPaths } from 'xstate/graph'

/** For every state a person can be in: the steps that can happen there, and the state each leads to. */
export type ModelStates<Place extends string = string> = Readonly<Record<string, Readonly<Record<string, Place>>>>

/**
 * A flow in a person's words. States are what they see, steps are what they, the system or the clock do. It depends on no
 * machine, screen or server, so each of them can run its paths.
 */
export interface Model<Graph extends ModelStates = ModelStates> {
  /** The folder of the machine it is about. */
  readonly machine: string
  readonly start: ModelStateOf<Graph>
  readonly states: Graph
}

export type ModelStateOf<Graph extends ModelStates> = keyof Graph & string

/** Every step of any state. */
export type StepOf<Graph extends ModelStates> = { [Place in keyof Graph]: keyof Graph[Place] }[keyof Graph] & string

/** One step taken, and where it leads. */
interface Taken<Graph extends ModelStates = ModelStates> {
  readonly step: StepOf<Graph>
  readonly leadsTo: ModelStateOf<Graph>
}

/** A path through the model, as plain data. */
export interface ModelPath<Graph extends ModelStates = ModelStates> {
  readonly machine: string
  /** The steps as one sentence. */
  readonly description: string
  readonly steps: readonly Taken<Graph>[]
}

/** Writes a model down; the compiler checks that every step leads to a state of it. */
export const defineModel = <
  const Graph extends Readonly<Record<string, Readonly<Record<string, keyof Graph & string>>>>,
>(
  model: Model<Graph>,
): Model<Graph> => model

/** Any model, when it does not matter which. */
interface AnyModel {
  readonly machine: string
  readonly start: string
  readonly states: ModelStates
}

const isPrefix = (short: readonly string[], long: readonly string[]): boolean =>
  short.length < long.length && short.every((step, index) => long[index] === step)

/** The same map as a machine without actors, for the path finder. */
const machineOf = (model: AnyModel) =>
  createMachine({
    id: model.machine,
    initial: model.start,
    states: Object.fromEntries(
      Object.entries(model.states).map(([state, steps]) => [
        state,
        { on: Object.fromEntries(Object.entries(steps).map(([step, target]) => [step, { target, reenter: true }])) },
      ]),
    ),
  })

/**
 * The shortest ways that together take every step of every state. A way that is the beginning of another is left out:
 * the longer one takes the same steps.
 */
export const pathsOf = <Graph extends ModelStates>(model: Model<Graph>): readonly ModelPath<Graph>[] => {
  // A state that was entered by another step, or from another state, counts as another: else one way into a state
  // would do, and the other steps that lead there would never be taken.
  const found = getShortestPaths(machineOf(model), {
    serializeState: (state, event, previous) =>
      JSON.stringify([previous?.value ?? null, event?.type ?? null, state.value]),
    limit: 10_000,
  })
  const ways = found.map(({ steps }) => steps.map(({ event }) => event.type).filter((type) => type !== 'xstate.init'))
  return ways
    .filter((way) => way.length > 0 && !ways.some((other) => isPrefix(way, other)))
    .map((way) => toPath(model, way))
}

const toPath = <Graph extends ModelStates>(model: Model<Graph>, way: readonly string[]): ModelPath<Graph> => {
  let state: string = model.start
  const steps = way.map((step) => {
    state = nextState(model, state, step)
    return taken(model, step, state)
  })
  return { machine: model.machine, description: way.join(', '), steps }
}

const nextState = (model: AnyModel, state: string, step: string): string => {
  const next = model.states[state]?.[step]
  if (next === undefined) throw new Error(`"${step}" does not happen in "${state}" of the model ${model.machine}`)
  return next
}

const isState = <Graph extends ModelStates>(model: Model<Graph>, name: string): name is ModelStateOf<Graph> =>
  Object.hasOwn(model.states, name)

const isStep = <Graph extends ModelStates>(model: Model<Graph>, name: string): name is StepOf<Graph> =>
  Object.values(model.states).some((steps) => Object.hasOwn(steps, name))

const taken = <Graph extends ModelStates>(model: Model<Graph>, step: string, state: string): Taken<Graph> => {
  if (!isStep(model, step) || !isState(model, state)) throw new Error(`${step}, ${state}: not of ${model.machine}`)
  return { step, leadsTo: state }
}
