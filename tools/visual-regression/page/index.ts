// What a page that looks at stories may use of it: nothing here reads a file.
export { freezeMotion, now, seedRandom, settle, watchTimers } from '../capture/freezeMotion.ts'
export { readContrast } from '../capture/readContrast.ts'
export { shotsOf } from '../shots.ts'
export { type VisualStory, type Width, widths } from '../types.ts'
