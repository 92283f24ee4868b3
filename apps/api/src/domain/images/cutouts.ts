import { randomUUID } from 'node:crypto'
import PQueue from 'p-queue'
import { ConflictError, NotFoundError, ValidationError } from '../../errors.ts'
import { type OpenImage, openAnyImage } from '../../pixels/open-image.ts'
import { writePng } from '../../pixels/write-png.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import { applyMask } from './apply-mask.ts'
import { encode, MAX_PIXELS_OUT, makeThumb, readImage } from './image-files.ts'
import { enginesOf, findProject } from './projects.ts'
import type { Project } from './rows.ts'
import { firstFiles } from './stored-image.ts'
import { versionOf } from './version.ts'

/** The largest image needs 250 MB of memory while it is edited, so only one is edited at a time. */
const editQueue = new PQueue({ concurrency: 1 })

type Files = Pick<Project, 'full_file' | 'thumb_file'>

async function findCutout(db: Db, userId: string, id: string): Promise<Project> {
  const project = await findProject(db, userId, id)
  if (project.service !== 'remove_background') throw new ConflictError('Only a cut-out can be mended.')
  return project
}

/** One byte a pixel. @throws ValidationError on `file` */
async function readMask(mask: OpenImage, { width, height }: Project): Promise<Buffer> {
  if (mask.width !== width || mask.height !== height) {
    throw new ValidationError({ file: [`The mask has to be as large as the picture: ${width} x ${height}.`] })
  }
  const pixels = mask.pipeline().toColourspace('srgb').raw({ depth: 'uchar' }).extractChannel(0)
  return encode(mask, pixels, 'file')
}

async function pixelsOf(data: Buffer): Promise<Buffer> {
  const { pipeline } = await openAnyImage(data, MAX_PIXELS_OUT)
  return pipeline().toColourspace('srgb').ensureAlpha().raw({ depth: 'uchar' }).toBuffer()
}

async function editedPng(first: Buffer, source: Buffer, mask: Buffer, { width, height }: Project): Promise<Buffer> {
  const [cutOut, original] = [await pixelsOf(first), await pixelsOf(source)]
  await applyMask(cutOut, original, mask)
  const { density } = await openAnyImage(first, MAX_PIXELS_OUT)
  return (await writePng({ data: cutOut, width, height, density })).data
}

/** Adds the provenance marks of a result, with the engine's image as the source. */
async function withProvenance(
  { db, engines, provenance }: Dependencies,
  project: Project,
  first: Buffer,
  edited: Buffer,
): Promise<Buffer> {
  const engine = (await enginesOf(db, [project])).get(project.id) ?? engines.backgroundRemoval.name
  const { width, height } = project
  const marked = await provenance.mark(
    {
      service: 'remove_background',
      engine,
      isTrained: false,
      source: { data: first, contentType: 'image/png' },
      image: { data: edited, contentType: 'image/png', width, height },
    },
    new AbortController().signal,
  )
  return marked.data
}

/** Replaces the displayed files. @throws NotFoundError if the image was deleted in the meantime */
async function replaceFiles(db: Db, id: string, files: Files & { bytes: number }): Promise<[Project, Files]> {
  return db.transaction().execute(async (trx) => {
    const stored = trx.selectFrom('projects').select(['full_file', 'thumb_file']).where('id', '=', id)
    const before = await stored.where('deleted_at', 'is', null).forUpdate().executeTakeFirst()
    if (!before) throw new NotFoundError()
    const shown = await trx
      .updateTable('projects')
      .set(files)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    return [shown, before]
  })
}

/**
 * Removes an edited version. The engine's result stays, because masks are applied to it and it can be restored. If
 * removal fails, the sweep repeats it, as the rows already name the new files.
 */
async function removeEdited({ storage, log }: Dependencies, { full_file, thumb_file }: Files): Promise<void> {
  if (versionOf(full_file) === null) return
  try {
    await storage.remove(full_file)
    await storage.remove(thumb_file)
  } catch (error) {
    log.warn({ err: error }, 'the files of a mended cut-out could not be removed')
  }
}

/**
 * Applies the alpha of an uploaded mask to the person's cut-out. Colours come from the original upload only, so that no
 * other content enters the library. Saving the same mask twice gives the same image.
 */
export async function saveCutout(
  dependencies: Dependencies,
  userId: string,
  id: string,
  upload: Buffer,
): Promise<Project> {
  const { db, storage } = dependencies
  const image = await readImage(upload, 'file')
  const project = await findCutout(db, userId, id)
  const mask = await readMask(image, project)
  const first = await storage.read(firstFiles(id).full_file)
  const source = project.source_file ? await storage.read(project.source_file) : null
  if (!first || !source) throw new ConflictError('The picture that this was cut from is not stored any more.')
  const edited = await editQueue.add(() => editedPng(first, source, mask, project))
  const data = await withProvenance(dependencies, project, first, edited)
  const name = `projects/${id}/mended-${randomUUID()}`
  const files = { full_file: `${name}.png`, thumb_file: `${name}-thumb.webp` }
  await storage.put(files.thumb_file, await makeThumb(data))
  await storage.put(files.full_file, data)
  try {
    const [shown, before] = await replaceFiles(db, id, { ...files, bytes: data.length })
    await removeEdited(dependencies, before)
    return shown
  } catch (error) {
    await removeEdited(dependencies, files)
    throw error
  }
}

/** Restores the engine's result; does nothing without an edited version. */
export async function resetCutout(dependencies: Dependencies, userId: string, id: string): Promise<Project> {
  const { db, storage } = dependencies
  await findCutout(db, userId, id)
  const files = firstFiles(id)
  const first = await storage.read(files.full_file)
  if (!first) throw new NotFoundError()
  const [shown, before] = await replaceFiles(db, id, { ...files, bytes: first.length })
  await removeEdited(dependencies, before)
  return shown
}
