export { imageJobsMachine } from './image-jobs.machine.ts'
export type { ImageJob, ImageJobsEvent } from './image-jobs.types.ts'
