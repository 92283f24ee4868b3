import { createHash, randomUUID } from 'node:crypto'
import { isUuid } from '../checkout/deposits.ts'
import type { UploadForm } from '../contract/types.ts'
import type { Dependencies } from '../dependencies.ts'
import { ValidationError } from '../errors.ts'
import { findProject } from '../library/projects.ts'
import { type CleanPicture, cleanPicture, extensions } from './pictures.ts'

export interface Source extends CleanPicture {
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
export async function readSource(dependencies: Dependencies, userId: string, form: UploadForm): Promise<Source> {
  const chosen = await choose(dependencies, userId, form)
  const picture = await cleanPicture(chosen.data, form.file ? 'file' : 'project_id')
  const hash = createHash('sha256').update(chosen.data).digest('hex')
  return { ...picture, name: chosen.name, fields: form.fields, hash }
}

/** Keeps the cleaned picture; the result's source variant, and what a restarted server works on. */
export async function storeSource(dependencies: Dependencies, source: CleanPicture): Promise<string> {
  const key = `uploads/${randomUUID()}.${extensions[source.contentType]}`
  await dependencies.storage.put(key, source.data)
  return key
}
