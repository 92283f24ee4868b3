import { randomUUID, subtle } from 'node:crypto'
import { availableParallelism } from 'node:os'
import PQueue from 'p-queue'
import { ValidationError } from '../../errors.ts'
import type { UploadForm } from '../../platform/contract/types.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import { isUuid } from '../checkout/deposits.ts'
import { type CleanImage, cleanImage, extensions } from './image-files.ts'
import { findProject } from './projects.ts'

/** An undecoded upload; it is decoded after the price is checked. */
export interface Upload {
  data: Buffer
  /** The form field of a fault. */
  field: 'file' | 'project_id'
  /** Name of the upload, or the title of the source image. */
  name: string
  fields: Record<string, string>
  /** Distinguishes requests with the same Idempotency-Key. */
  hash: string
}

const NAME_LENGTH = 255

async function readProject(
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

async function readSource(
  dependencies: Dependencies,
  userId: string,
  form: UploadForm,
): Promise<{ data: Buffer; name: string }> {
  const projectId = form.fields.project_id
  if (form.file) return form.file
  if (projectId) return readProject(dependencies, userId, projectId)
  throw new ValidationError({ file: ['Please choose a picture'] })
}

/** Reads the source image: an upload, or one of the person's library (`project_id`). */
export async function readUpload(dependencies: Dependencies, userId: string, form: UploadForm): Promise<Upload> {
  const { data, name } = await readSource(dependencies, userId, form)
  // Hashes in another thread: ten megabytes would block the event loop.
  const hash = Buffer.from(await subtle.digest('SHA-256', data)).toString('hex')
  return { data, field: form.file ? 'file' : 'project_id', name, fields: form.fields, hash }
}

/** Leaves one core free: a large image keeps a core busy for half a second, and many may come at once. */
const decodeQueue = new PQueue({ concurrency: Math.max(1, availableParallelism() - 1) })

/** Decodes an upload and removes its private metadata. @throws ValidationError if it is not an image, or too large */
export const cleanUpload = (
  { provenance }: Dependencies,
  { data, field }: Upload,
  maxPixels: number,
): Promise<CleanImage> =>
  decodeQueue.add(async () => {
    const image = await cleanImage(data, field, maxPixels)
    return { ...image, data: await provenance.carryOver(data, image) }
  })

/** Stores the cleaned upload, for the comparison with the result and for a restarted server. */
export async function storeSource(dependencies: Dependencies, source: CleanImage): Promise<string> {
  const key = `uploads/${randomUUID()}.${extensions[source.contentType]}`
  await dependencies.storage.put(key, source.data)
  return key
}
