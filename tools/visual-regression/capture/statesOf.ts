/** What a person sees in each state of each machine: a story by its id, or a reason why there is nothing to see. */
export type MachineViews = Readonly<Record<string, Readonly<Record<string, { story: string } | { unseen: string }>>>>

/** The states that each story shows. */
export function statesOf(views: MachineViews): ReadonlyMap<string, readonly string[]> {
  const shown = Object.entries(views).flatMap(([machine, states]) =>
    Object.entries(states).flatMap(([state, view]) =>
      'story' in view ? [{ story: view.story, state: `${machine}.${state}` }] : [],
    ),
  )
  const byStory = Map.groupBy(shown, ({ story }) => story)
  return new Map([...byStory].map(([story, all]) => [story, all.map(({ state }) => state).toSorted()]))
}
