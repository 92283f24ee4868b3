import type { Multipart } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { malformed, tooLarge, unsupportedType } from './errors.ts'
import { holdsStorableText } from './storable.ts'

interface UploadedFile {
  data: Buffer
  /** As the browser said; shown to the person, never used as a path. */
  name: string
}

export interface Form {
  file: UploadedFile | null
  fields: Record<string, string>
}

const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`

const hasCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code

async function readFile(part: Extract<Multipart, { type: 'file' }>, maxBytes: number): Promise<Buffer> {
  try {
    return await part.toBuffer()
  } catch (error) {
    if (hasCode(error, 'FST_REQ_FILE_TOO_LARGE')) throw tooLarge(`The file is larger than ${megabytes(maxBytes)}.`)
    throw error
  }
}

const plainName = (name: string) =>
  (name.split(/[\\/]/).at(-1) ?? '')
    .replace(/\p{Cc}/gu, '')
    .slice(0, 255)
    .toWellFormed()

/** Reads a form with at most one file, named `file`. @throws ApiError 400, 413 and 415 */
export async function readForm(request: FastifyRequest, maxBytes: number): Promise<Form> {
  if (!request.isMultipart()) throw unsupportedType('Please send the picture as a form (multipart/form-data).')
  const form: Form = { file: null, fields: {} }
  const limits = { fileSize: maxBytes, files: 1, fields: 20, parts: 25, fieldSize: 10_000 }
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') {
      const data = await readFile(part, maxBytes)
      if (part.fieldname === 'file' && data.length > 0)
        form.file = { data, name: plainName(part.filename) || 'picture' }
    } else if (typeof part.value === 'string') {
      form.fields[part.fieldname] = part.value
    }
  }
  if (!holdsStorableText(form.fields)) throw malformed()
  return form
}
