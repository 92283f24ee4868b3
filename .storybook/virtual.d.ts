declare module 'virtual:health' {
  /** What the sources, the approved pictures and the last run say when Storybook is built or started. */
  export const report: Awaited<ReturnType<typeof import('../tools/health/index.ts').reportNow>>['report']
}

declare module 'virtual:journeys' {
  /** The journeys as their sources tell them when Storybook is built or started. */
  export const journeys: readonly import('../tools/journeys/index.ts').Journey[]
}

declare module 'virtual:tokens' {
  /** The tokens as the sources have them when Storybook is built or started. */
  export const tokens: readonly import('../tools/system-index/index.ts').IndexedToken[]
}

declare module 'virtual:what-if' {
  /** What can be changed, as the sources have it when Storybook is built or started. */
  export const locations: import('../tools/what-if/shape.ts').Locations
}

declare module 'virtual:states' {
  /** The stories that show states of machines. */
  export const stories: readonly import('./machines/storiesOfStates.ts').StoryOfState[]
}
