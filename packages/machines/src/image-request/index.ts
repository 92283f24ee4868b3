export { imageRequestMachine } from './image-request.machine.ts'
export type {
  ImageRequestContext,
  ImageRequestEvent,
  ImageRequestInput,
  ImageRequestParent,
  ImageRequestReport,
  ImageRequestTag,
  ImageTextKey,
  SubmissionAttempt,
} from './image-request.types.ts'
export type {
  Job,
  JobImage,
  JobServerErrors,
  JobSettings,
} from './job.ts'
export { isOlder } from './report-order.ts'
export {
  checkDraft,
  checkUpload,
  type DraftErrors,
  type DraftField,
  type DraftRuleKey,
  type ImageService,
  type ImageSource,
  type JobDraft,
  MAX_IMAGES,
  type PictureFormat,
  PROMPT_MAX,
  RESULT_MAX_PIXELS,
  type Refinement,
  type SubjectBox,
  UPLOAD_MAX_BYTES,
  UPLOAD_MAX_PIXELS,
  type Upload,
  uploadTypes,
} from './rules.ts'
