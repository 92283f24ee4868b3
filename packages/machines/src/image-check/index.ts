export { type ImageFinding, imageCheckMachine } from './image-check.machine.ts'
export { submitImageForCheck } from './submissions.ts'
