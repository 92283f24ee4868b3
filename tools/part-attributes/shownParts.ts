interface StoryRun {
  readonly outcomes: readonly { passed: boolean; parts?: { component: string; seen: readonly string[] } }[]
}

/** What stood on the pages of the stories that passed, by the name of the component. */
export function shownParts({ outcomes }: StoryRun): ReadonlyMap<string, ReadonlySet<string>> {
  const shown = new Map<string, Set<string>>()
  for (const { passed, parts } of outcomes) {
    if (!passed || parts === undefined) continue
    const before = shown.get(parts.component) ?? new Set()
    shown.set(parts.component, new Set([...before, ...parts.seen]))
  }
  return shown
}
