export { type DeferredActor, deferredActor, type HeldCall, settle } from './deferred.ts'
export { recordEmitted } from './recorder.ts'
export { statePaths, stateTags, undescribedStates } from './shape.ts'
