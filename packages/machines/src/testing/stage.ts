/** Where a path plays: empty until its first step opens something. */
export interface Stage<Given extends readonly unknown[], World> {
  open: (...given: Given) => void
  /** What was opened last. Throws while there is nothing, so that no step can pass on an empty stage. */
  readonly now: World
}

export const stageOf = <Given extends readonly unknown[], World>(
  open: (...given: Given) => World,
): Stage<Given, World> => {
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
