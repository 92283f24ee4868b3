export { imageRequestMachine } from './image-request.machine.ts'
export type { ImageRequestEvent, ImageRequestReport, ImageTextKey, SubmissionAttempt } from './image-request.types.ts'
export type { Job, JobImage } from './job.ts'
export { isOlder } from './report-order.ts'
export {
  type ImageSource,
  type JobDraft,
  MAX_IMAGES,
  PROMPT_MAX,
  RESULT_MAX_PIXELS,
  type Refinement,
  type SubjectBox,
  UPLOAD_MAX_BYTES,
} from './rules.ts'
