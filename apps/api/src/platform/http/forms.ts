import type { Multipart } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { UploadForm } from '../contract/types.ts'
import { codeOf } from '../support/error-code.ts'
import { type ApiError, malformed, tooLarge, unsupportedType } from './errors.ts'
import { isStorableValue } from './storable.ts'

const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`

/**
 * Only the request is read here, so every failure is the client's; the parser throws some of them as plain errors
 * without a code (no boundary, a truncated part).
 */
function refusalOf(error: unknown, maxBytes: number): ApiError {
  switch (codeOf(error)) {
    case 'FST_REQ_FILE_TOO_LARGE':
      return tooLarge(`The file is larger than ${megabytes(maxBytes)}.`)
    case 'FST_PARTS_LIMIT':
    case 'FST_FILES_LIMIT':
    case 'FST_FIELDS_LIMIT':
      return malformed('The form has too many parts.')
    default:
      return malformed('The form could not be read.')
  }
}

/** Browsers escape these three characters of a file name (HTML standard, multipart/form-data). */
const escaped = /%(?:22|0A|0D)/gi

const plainName = (name = '') =>
  name
    .replace(escaped, decodeURIComponent)
    .replace(/\p{Cc}/gu, '')
    .slice(0, 255)
    .toWellFormed()

async function readParts(parts: AsyncIterable<Multipart>): Promise<UploadForm> {
  const form: UploadForm = { file: null, fields: {} }
  for await (const part of parts) {
    if (part.type === 'file') {
      const data = await part.toBuffer()
      if (part.fieldname === 'file' && data.length > 0)
        form.file = { data, name: plainName(part.filename) || 'picture' }
    } else if (typeof part.value === 'string') {
      form.fields[part.fieldname] = part.value
    }
  }
  return form
}

/** Reads a form with at most one file, named `file`. @throws ApiError 400, 413 and 415 */
export async function readForm(request: FastifyRequest, maxBytes: number): Promise<UploadForm> {
  if (!request.isMultipart()) throw unsupportedType('Please send the picture as a form (multipart/form-data).')
  const limits = { fileSize: maxBytes, files: 1, fields: 20, parts: 25, fieldSize: 10_000 }
  const form = await readParts(request.parts({ limits })).catch((error: unknown) => {
    throw refusalOf(error, maxBytes)
  })
  if (!isStorableValue(form.fields)) throw malformed()
  return form
}
