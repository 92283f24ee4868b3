import type { ImageFailure } from '../../platform/db/schema.ts'

/** Whether a new try may help; for the others the user has to change something. */
const isOurs: Readonly<Record<ImageFailure, boolean>> = {
  unreadable_image: false,
  too_large: false,
  no_subject: false,
  refused: false,
  busy: true,
  unavailable: true,
  bad_answer: true,
  aborted: true,
  engine_failure: true,
  storage: true,
  out_of_tries: true,
  internal: true,
}

const isFailure = (text: string): text is ImageFailure => Object.hasOwn(isOurs, text)

/** Failures after which an image can be queued again. */
export const retryableFailures: readonly ImageFailure[] = Object.keys(isOurs).filter(
  (text): text is ImageFailure => isFailure(text) && isOurs[text],
)
