/** The page under test: nothing until the first step of a path opens it. */
export interface LazyWorld<Given extends readonly unknown[], World> {
  open: (...given: Given) => void
  /** What was opened last. Throws while there is nothing, so that no step passes without it. */
  readonly now: World
}

export const lazyWorld = <Given extends readonly unknown[], World>(
  open: (...given: Given) => World,
): LazyWorld<Given, World> => {
  let opened: { world: World } | null = null
  return {
    open: (...given) => {
      opened = { world: open(...given) }
    },
    get now() {
      if (opened === null) throw new Error('Nothing has been opened yet')
      return opened.world
    },
  }
}
