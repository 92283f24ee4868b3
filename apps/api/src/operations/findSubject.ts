import { EngineError } from '../engines/errors.ts'
import { clientSignal } from '../http/client-signal.ts'
import { unavailable } from '../http/errors.ts'
import { readForm } from '../http/forms.ts'
import { defineMemberOperation } from '../http/operation.ts'
import { findSubject as find } from '../images/find-subject.ts'
import { UPLOAD_MAX_BYTES } from '../images/images.ts'
import { readUpload } from '../images/uploads.ts'

export const findSubject = defineMemberOperation('findSubject', async ({ request, reply, member }, dependencies) => {
  const signal = clientSignal(reply)
  const upload = await readUpload(dependencies, member.id, await readForm(request, UPLOAD_MAX_BYTES))
  const box = await find(dependencies, upload, signal).catch((error: unknown) => {
    const isStopped = signal.aborted || (error instanceof EngineError && error.code === 'aborted')
    throw isStopped ? unavailable('We cannot answer right now. Please try again in a moment.') : error
  })
  return { status: 'OK', payload: { subject_box: box } }
})
