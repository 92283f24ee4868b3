export { imageRequestMachine } from './image-request.machine.ts'
export type { ImageRequestEvent, ImageRequestReport, ImageTextKey, SubmissionAttempt } from './image-request.types.ts'
export { isOlder } from './report-order.ts'
export type { ImageRequest, RequestedImage } from './request.ts'
export {
  type ImageSource,
  MAX_IMAGES,
  PROMPT_MAX,
  RESULT_MAX_PIXELS,
  type Refinement,
  type RequestDraft,
  type SubjectBox,
  UPLOAD_MAX_BYTES,
} from './rules.ts'
