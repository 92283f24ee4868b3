// What other tools may use of this one. Nothing here needs a browser.
export { type Views, views } from './machines.ts'
export type { StoryRun } from './storyRun.ts'
export { inWords, spaced } from './words.ts'
export { standsAmong, wordsOfPage } from './wordsOfPage.ts'
