import type { ModelStates, StepHandler } from '@mintage/machines/models'

const reasons = new WeakMap<object, string>()

/** For a step of the model that cannot happen at a screen. Its paths end before it; the reason is for the reader. */
export const unreachableStep = <Graph extends ModelStates, Fixture>(reason: string): StepHandler<Graph, Fixture> => {
  const handler = () => {
    throw new Error(reason)
  }
  reasons.set(handler, reason)
  return handler
}

export const reasonOf = (handler: object): string | undefined => reasons.get(handler)
