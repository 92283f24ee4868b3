// What other tools may use of this one.
export { base, changedFiles, git } from './changedFiles.ts'
export { prepareScratch, root, scratch } from './scratch.ts'
