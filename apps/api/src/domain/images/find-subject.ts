import { randomUUID } from 'node:crypto'
import PQueue from 'p-queue'
import type { SubjectBox } from '../../engines/shared/engine.ts'
import { TooManyRequestsError } from '../../errors.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import { cleanUpload, type Upload } from './uploads.ts'

/** Nobody pays for this, so it takes one worker at most from the images that are paid for. */
const searchQueue = new PQueue({ concurrency: 1 })
const MAX_WAITING = 8
const SECONDS_A_SEARCH = 5

/**
 * The box of what a cut-out of this image would hold, where that is in doubt.
 * @throws ValidationError for what removeBackground would not take; TooManyRequestsError when too many images wait
 */
export async function findSubject(
  dependencies: Dependencies,
  upload: Upload,
  signal: AbortSignal,
): Promise<SubjectBox | null> {
  const { engines } = dependencies
  const { data: image } = await cleanUpload(dependencies, upload, engines.backgroundRemoval.maxInputPixels)
  if (searchQueue.size >= MAX_WAITING) throw new TooManyRequestsError(SECONDS_A_SEARCH)
  const context = { id: randomUUID(), signal, onProgress() {}, onPreview() {} }
  return searchQueue.add(() => engines.findSubject({ image }, context), { signal })
}
