import { isWholePictureFile, type SubjectBox } from '@mintage/machines/image-request'
import type { FileProblem, StagedPicture } from '@mintage/ui/screens/Upscale'
import { createObservable } from '../../app/createObservable.ts'
import { newId } from '../../app/newId.ts'
import { measure } from './imageFiles.ts'
import type { ChosenImage } from './types.ts'
import type { UploadStore } from './uploadStore.ts'

/**
 * Chosen pictures that are not sent. Creates object URLs, which `release` revokes. A usable picture is stored until it
 * is removed; a taken one stays stored until its job is accepted.
 */
export interface Uploads {
  subscribe(listener: () => void): () => void
  read(): readonly StagedPicture[]
  addFiles(files: readonly File[]): void
  addProject(projectId: string, name: string): void
  /** Adds a picture that was sent before. @returns its id */
  addAgain(picture: Pick<ChosenImage, 'name' | 'source' | 'box'>): string
  /** Marks the subject of a picture; null clears the mark. */
  mark(id: string, box: SubjectBox | null): void
  remove(id: string): void
  /** Removes a picture in order to send it; the caller must release it. */
  take(id: string): ChosenImage | null
  release(chosen: ChosenImage): void
  clear(): void
}

const addressOf = (source: ChosenImage['source']) =>
  'file' in source ? URL.createObjectURL(source.file) : `/api/projects/${encodeURIComponent(source.projectId)}/file`

/** @param maxPixels the pixel limit, as far as it is known */
export function createUploads(store: UploadStore, maxPixels: () => number): Uploads {
  const chosen = new Map<string, ChosenImage>()
  const pictures = createObservable<readonly StagedPicture[]>([])

  const replace = (picture: StagedPicture) =>
    pictures.set(pictures.get().map((other) => (other.id === picture.id ? picture : other)))
  const release = ({ source, url }: ChosenImage) => {
    if ('file' in source) URL.revokeObjectURL(url)
  }

  const add = async ({ id, name, source, box, tried }: Omit<ChosenImage, 'url'>) => {
    const url = addressOf(source)
    const base = { id, name, origin: 'file' in source ? 'file' : 'library' } as const
    chosen.set(id, { id, name, source, url, box, tried })
    store.save({ id, name, source, box })
    pictures.set([...pictures.get(), { ...base, state: 'reading' }])
    const isWhole = 'projectId' in source || isWholePictureFile(new Uint8Array(await source.file.arrayBuffer()))
    const size = await measure(url).catch(() => null)
    if (!chosen.has(id)) return
    const refuse = (problem: FileProblem) => {
      store.remove(id)
      replace({ ...base, state: 'unusable', problem })
    }
    if (!isWhole) refuse('damaged')
    else if (size === null) refuse('unreadable')
    else if (size.width * size.height > maxPixels()) refuse('pixels')
    else replace({ ...base, state: 'ready', url, box, ...size })
  }
  void store.load().then((stored) => {
    for (const picture of stored) void add(picture)
  })
  const removeById = (id: string) => {
    const picture = chosen.get(id) ?? null
    chosen.delete(id)
    pictures.set(pictures.get().filter((other) => other.id !== id))
    return picture
  }

  return {
    subscribe: pictures.subscribe,
    read: pictures.get,
    addFiles: (files) => {
      for (const file of files) {
        void add({ id: newId(), name: file.name, source: { file } })
      }
    },
    addProject: (projectId, name) => {
      const there = [...chosen.values()].some(({ source }) => 'projectId' in source && source.projectId === projectId)
      if (!there) void add({ id: newId(), name, source: { projectId } })
    },
    addAgain: ({ name, source, box }) => {
      const id = newId()
      void add({ id, name, source, box })
      return id
    },
    mark: (id, marked) => {
      const box = marked ?? undefined
      const picture = chosen.get(id)
      const shown = pictures.get().find((other) => other.id === id)
      if (!picture || shown?.state !== 'ready') return
      chosen.set(id, { ...picture, box })
      store.saveBox(id, box)
      replace({ ...shown, box })
    },
    remove: (id) => {
      const picture = removeById(id)
      if (picture) release(picture)
      store.remove(id)
    },
    take: removeById,
    release,
    clear: () => {
      for (const picture of chosen.values()) release(picture)
      chosen.clear()
      pictures.set([])
    },
  }
}
