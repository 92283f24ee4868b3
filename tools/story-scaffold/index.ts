// What the proof in tools/visual-regression/bench uses.
export { fileOf, idOf } from './names.ts'
export { hasStories, without } from './storyFile.ts'
export { tableFile, withoutRow } from './table.ts'
