import { contentTypes, readImage, UPLOAD_MAX_BYTES, unreadableImage } from '../../domain/images/image-files.ts'
import { TooManyRequestsError, ValidationError } from '../../errors.ts'
import { readForm } from '../../platform/http/forms.ts'
import { CheckBusy } from '../../provenance/provenance.ts'
import { reportView } from '../../provenance/views.ts'
import { defineOperation } from '../operation.ts'

const SECONDS_A_CHECK = 10

export const checkProvenance = defineOperation('checkProvenance', async ({ request }, { provenance }) => {
  const { file } = await readForm(request, UPLOAD_MAX_BYTES)
  if (!file) throw new ValidationError({ file: ['Please choose a picture'] })
  const { format } = await readImage(file.data, 'file')
  const finding = await provenance
    .check({ data: file.data, contentType: contentTypes[format] })
    .catch((error: unknown) => {
      throw error instanceof CheckBusy ? new TooManyRequestsError(SECONDS_A_CHECK) : error
    })
  if (finding === null) throw unreadableImage('file')
  return { status: 'OK', payload: reportView(finding) }
})
