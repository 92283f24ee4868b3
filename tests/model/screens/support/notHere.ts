import type { Deed, Places } from '@mintage/machines/models'

const reasons = new WeakMap<object, string>()

/** For a step of the model that cannot happen at a screen. Its paths end before it; the reason is for the reader. */
export const notHere = <Graph extends Places, World>(reason: string): Deed<Graph, World> => {
  const deed = () => {
    throw new Error(reason)
  }
  reasons.set(deed, reason)
  return deed
}

export const reasonOf = (deed: object): string | undefined => reasons.get(deed)
