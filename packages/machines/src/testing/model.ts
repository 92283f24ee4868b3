import { createMachine } from 'xstate'
import { getShortestPaths } from 'xstate/graph'

/** For every place a person can be in: the steps that can happen there, and the place each leads to. */
export type Places<Place extends string = string> = Readonly<Record<string, Readonly<Record<string, Place>>>>

/**
 * A model: a flow as a person would tell it, without a word about how it is built. Places are what they see, steps are
 * what they, the system or the clock does. It knows no machine, no screen and no server, so that all of them can be
 * driven along the paths made from it.
 */
export interface Model<Graph extends Places = Places> {
  /** The folder of the machine it is about. */
  readonly machine: string
  readonly start: PlaceOf<Graph>
  readonly places: Graph
}

export type PlaceOf<Graph extends Places> = keyof Graph & string

/** Every step of any place. */
export type StepOf<Graph extends Places> = { [Place in keyof Graph]: keyof Graph[Place] }[keyof Graph] & string

/** One step taken, and where it leads. */
export interface Taken<Graph extends Places = Places> {
  readonly step: StepOf<Graph>
  readonly leadsTo: PlaceOf<Graph>
}

/** A way through the model: plain data, the same for whatever is driven along it. */
export interface ModelPath<Graph extends Places = Places> {
  readonly machine: string
  /** The steps as one sentence. */
  readonly description: string
  readonly steps: readonly Taken<Graph>[]
}

/** Writes a model down; the compiler checks that every step leads to a place of it. */
export const defineModel = <
  const Graph extends Readonly<Record<string, Readonly<Record<string, keyof Graph & string>>>>,
>(
  model: Model<Graph>,
): Model<Graph> => model

/** Any model, when it does not matter which. */
interface AnyModel {
  readonly machine: string
  readonly start: string
  readonly places: Places
}

const isPrefix = (short: readonly string[], long: readonly string[]): boolean =>
  short.length < long.length && short.every((step, index) => long[index] === step)

/** The same map as a machine without actors, for the path finder. */
const machineOf = (model: AnyModel) =>
  createMachine({
    id: model.machine,
    initial: model.start,
    states: Object.fromEntries(
      Object.entries(model.places).map(([place, steps]) => [
        place,
        { on: Object.fromEntries(Object.entries(steps).map(([step, target]) => [step, { target, reenter: true }])) },
      ]),
    ),
  })

/**
 * The shortest ways that together take every step of every place. A way that is the beginning of another is left out:
 * whoever walks the longer one walks it too.
 */
export const pathsOf = <Graph extends Places>(model: Model<Graph>): readonly ModelPath<Graph>[] => {
  // A state that was entered by another step, or from another place, counts as another: else one way into a place
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

const toPath = <Graph extends Places>(model: Model<Graph>, way: readonly string[]): ModelPath<Graph> => {
  let place: string = model.start
  const steps = way.map((step) => {
    place = nextPlace(model, place, step)
    return taken(model, step, place)
  })
  return { machine: model.machine, description: way.join(', '), steps }
}

const nextPlace = (model: AnyModel, place: string, step: string): string => {
  const next = model.places[place]?.[step]
  if (next === undefined) throw new Error(`"${step}" does not happen in "${place}" of the model ${model.machine}`)
  return next
}

const isPlace = <Graph extends Places>(model: Model<Graph>, name: string): name is PlaceOf<Graph> =>
  Object.hasOwn(model.places, name)

const isStep = <Graph extends Places>(model: Model<Graph>, name: string): name is StepOf<Graph> =>
  Object.values(model.places).some((steps) => Object.hasOwn(steps, name))

const taken = <Graph extends Places>(model: Model<Graph>, step: string, place: string): Taken<Graph> => {
  if (!isStep(model, step) || !isPlace(model, place)) throw new Error(`${step}, ${place}: not of ${model.machine}`)
  return { step, leadsTo: place }
}
