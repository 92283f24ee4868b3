import {
  type Driver,
  type Model,
  type ModelPath,
  type ModelStates,
  pathsOf,
  type StepHandler,
} from '@mintage/machines/models'

const unreachable = new WeakSet<object>()

/** For a step of the model that cannot happen in this world. Paths end before it; the reason is for the reader. */
export const unreachableStep = <Graph extends ModelStates, Fixture>(reason: string): StepHandler<Graph, Fixture> => {
  const handler = () => {
    throw new Error(reason)
  }
  unreachable.add(handler)
  return handler
}

/** The paths of the model, each up to its first step that cannot happen, without those that begin another. */
export const reachablePaths = <Graph extends ModelStates, Fixture>(
  model: Model<Graph>,
  handlers: Driver<Graph, Fixture>['steps'],
): readonly ModelPath<Graph>[] => {
  const cut = pathsOf(model).map((path) => {
    const end = path.steps.findIndex(({ step }) => unreachable.has(handlers[step]))
    const steps = end === -1 ? path.steps : path.steps.slice(0, end)
    return { ...path, steps, description: steps.map(({ step }) => step).join(', ') }
  })
  return cut.filter(
    ({ description }, index) =>
      description !== '' &&
      !cut.some((other, at) =>
        other.description === description ? at < index : other.description.startsWith(`${description}, `),
      ),
  )
}
