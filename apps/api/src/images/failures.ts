import type { ImageFailure } from '../db/schema.ts'

/** Whether the shop is to blame: then making the image again may help. Of the others the person has to change something. */
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

/** What an image may have failed of that can be queued again. */
export const retryableFailures: readonly ImageFailure[] = Object.keys(isOurs).filter(
  (text): text is ImageFailure => isFailure(text) && isOurs[text],
)
