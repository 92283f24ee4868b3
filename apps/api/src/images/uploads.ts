import { randomUUID, subtle } from 'node:crypto'
import { availableParallelism } from 'node:os'
import PQueue from 'p-queue'
import { isUuid } from '../checkout/deposits.ts'
import type { UploadForm } from '../contract/types.ts'
import type { Dependencies } from '../dependencies.ts'
import { ValidationError } from '../errors.ts'
import { findProject } from '../library/projects.ts'
import { type CleanPicture, cleanPicture, extensions } from './pictures.ts'

/** A picture to work on, as it came: it is decoded when the work is paid for. */
export interface Upload {
  data: Buffer
  /** The field of the form that a fault of the picture belongs to. */
  field: 'file' | 'project_id'
  /** Of the upload, or the title of the picture it comes from. */
  name: string
  fields: Record<string, string>
  /** Tells equal requests apart from others, for the Idempotency-Key. */
  hash: string
}

const NAME_LENGTH = 255

async function fromLibrary(
  dependencies: Dependencies,
  userId: string,
  id: string,
): Promise<{ data: Buffer; name: string }> {
  if (!isUuid(id)) throw new ValidationError({ project_id: ['This value is not valid'] })
  const project = await findProject(dependencies.db, userId, id)
  const data = await dependencies.storage.read(project.full_file)
  if (!data) throw new ValidationError({ project_id: ['This picture is not available any more'] })
  return { data, name: project.title.slice(0, NAME_LENGTH) }
}

async function choose(
  dependencies: Dependencies,
  userId: string,
  form: UploadForm,
): Promise<{ data: Buffer; name: string }> {
  const projectId = form.fields.project_id
  if (form.file) return form.file
  if (projectId) return fromLibrary(dependencies, userId, projectId)
  throw new ValidationError({ file: ['Please choose a picture'] })
}

/** Reads the picture to work on: an upload, or a picture of the person's own library (`project_id`). */
export async function readUpload(dependencies: Dependencies, userId: string, form: UploadForm): Promise<Upload> {
  const { data, name } = await choose(dependencies, userId, form)
  // In a thread of its own: of ten megabytes it would keep everybody else waiting.
  const hash = Buffer.from(await subtle.digest('SHA-256', data)).toString('hex')
  return { data, field: form.file ? 'file' : 'project_id', name, fields: form.fields, hash }
}

/** One core is left for everybody else: a large picture keeps one busy for half a second, and many may come at once. */
const turns = new PQueue({ concurrency: Math.max(1, availableParallelism() - 1) })

/** Decodes it and leaves out what must not be kept. @throws ValidationError when it is no picture, or too large */
export const cleanUpload = (
  { provenance }: Dependencies,
  { data, field }: Upload,
  maxPixels: number,
): Promise<CleanPicture> =>
  turns.add(async () => {
    const picture = await cleanPicture(data, field, maxPixels)
    return { ...picture, data: await provenance.keep(data, picture) }
  })

/** Keeps the cleaned picture; the result's source variant, and what a restarted server works on. */
export async function storeSource(dependencies: Dependencies, source: CleanPicture): Promise<string> {
  const key = `uploads/${randomUUID()}.${extensions[source.contentType]}`
  await dependencies.storage.put(key, source.data)
  return key
}
