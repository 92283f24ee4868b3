declare module 'virtual:stories-of-states' {
  export const stories: readonly import('./storiesOfStates.ts').StoryOfState[]
}
