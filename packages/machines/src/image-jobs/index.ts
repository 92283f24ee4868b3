export { imageJobsMachine } from './image-jobs.machine.ts'
export type {
  ImageJob,
  ImageJobsContext,
  ImageJobsEmitted,
  ImageJobsEvent,
  ImageJobsInput,
} from './image-jobs.types.ts'
