import { acceptSource } from '../../domain/images/accept-source.ts'
import { UPLOAD_MAX_BYTES } from '../../domain/images/image-files.ts'
import { readRequest } from '../../domain/images/read.ts'
import { readSubjectBox } from '../../domain/images/subject-box.ts'
import { readUpload } from '../../domain/images/uploads.ts'
import { readForm } from '../../platform/http/forms.ts'
import { defineMemberOperation } from '../operation.ts'

export const removeBackground = defineMemberOperation(
  'removeBackground',
  async ({ request, member, idempotencyKey }, dependencies) => {
    const upload = await readUpload(dependencies, member.id, await readForm(request, UPLOAD_MAX_BYTES))
    const box = dependencies.engines.backgroundRemoval.box ? readSubjectBox(upload.fields.subject_box) : undefined
    const settings = { file_name: upload.name, ...(box ? { subject_box: box } : {}) }
    const newRequest = { service: 'remove_background' as const, settings }
    const id = await acceptSource(dependencies, member.id, newRequest, upload, idempotencyKey)
    return { status: 'OK', payload: await readRequest(dependencies, member.id, id) }
  },
)
