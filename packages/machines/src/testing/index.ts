export { advanceClock } from './advanceClock.ts'
export { inTurn, shortestAndLongest, tooShortAndTooLong } from './boundaries.ts'
export { type DeferredActor, deferredActor, type HeldCall, settle } from './deferred.ts'
export { type Driver, drive, type StepHandler } from './drive.ts'
export { defineDriver, type MachineDriver, mustNotCount } from './driver.ts'
export { type LazyFixture, lazyFixture } from './lazyFixture.ts'
export {
  defineModel,
  type Model,
  type ModelPath,
  type ModelStateOf,
  type ModelStates,
  pathsOf,
  type StepOf,
  type Taken,
} from './model.ts'
export { type ModelReport, runModel, unwatched, type Visits, type Watcher } from './model-run.ts'
export { recordEmitted } from './recordEmitted.ts'
export { statePaths, stateTags, undescribedStates } from './shape.ts'
