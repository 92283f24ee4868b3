import { findSubject as find } from '../../domain/images/find-subject.ts'
import { UPLOAD_MAX_BYTES } from '../../domain/images/image-files.ts'
import { readUpload } from '../../domain/images/uploads.ts'
import { EngineError } from '../../engines/shared/errors.ts'
import { clientSignal } from '../../platform/http/client-signal.ts'
import { unavailable } from '../../platform/http/errors.ts'
import { readForm } from '../../platform/http/forms.ts'
import { defineMemberOperation } from '../operation.ts'

export const findSubject = defineMemberOperation('findSubject', async ({ request, reply, member }, dependencies) => {
  const signal = clientSignal(reply)
  const upload = await readUpload(dependencies, member.id, await readForm(request, UPLOAD_MAX_BYTES))
  const box = await find(dependencies, upload, signal).catch((error: unknown) => {
    const isStopped = signal.aborted || (error instanceof EngineError && error.code === 'aborted')
    throw isStopped ? unavailable('We cannot answer right now. Please try again in a moment.') : error
  })
  return { status: 'OK', payload: { subject_box: box } }
})
