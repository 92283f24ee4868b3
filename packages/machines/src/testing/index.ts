export { inTurn, shortestAndLongest, tooShortAndTooLong } from './boundaries.ts'
export { type DeferredActor, deferredActor, type HeldCall, settle } from './deferred.ts'
export { type Deed, type Driver, drive } from './drive.ts'
export { defineDriver, type MachineDriver, mustNotCount } from './driver.ts'
export {
  defineModel,
  type Model,
  type ModelPath,
  type PlaceOf,
  type Places,
  pathsOf,
  type StepOf,
  type Taken,
} from './model.ts'
export { type ModelReport, runModel, unwatched, type Visits, type Watcher } from './model-run.ts'
export { passMoment } from './moment.ts'
export { recordEmitted } from './recorder.ts'
export { statePaths, stateTags, undescribedStates } from './shape.ts'
export { type Stage, stageOf } from './stage.ts'
