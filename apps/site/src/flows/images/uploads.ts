import type { SubjectBox } from '@mintage/machines/image-request'
import type { Settings } from '@mintage/machines/start-up'
import type { FileProblem, StagedImage } from '@mintage/ui/screens/Upscale'
import { createObservable } from '../../app/createObservable.ts'
import { newId } from '../../app/newId.ts'
import { isWholeImage, measure } from './imageFiles.ts'
import type { ChosenImage, FileService } from './uploadsDb.ts'

/**
 * Chosen images that are not sent. Creates object URLs, which `release` revokes. A usable image is stored until it
 * is removed; a taken one stays stored until its request is accepted.
 */
export interface Uploads {
  subscribe(listener: () => void): () => void
  read(): readonly StagedImage[]
  addFiles(files: readonly File[]): void
  addProject(projectId: string, name: string): void
  /** Adds an image that was sent before. @returns its id */
  addAgain(image: Pick<ChosenImage, 'name' | 'source' | 'box'>): string
  /** Marks the subject of an image; null clears the mark. */
  mark(id: string, box: SubjectBox | null): void
  remove(id: string): void
  /** Removes an image in order to send it; the caller must release it. */
  take(id: string): ChosenImage | null
  release(chosen: ChosenImage): void
  clear(): void
}

/** Keeps uploads through page loads (uploadStore.ts). */
interface Store {
  load(): Promise<readonly Omit<ChosenImage, 'url'>[]>
  save(image: Omit<ChosenImage, 'url'>): void
  saveBox(id: string, box: SubjectBox | undefined): void
  remove(id: string): void
}

type Limits = Pick<Settings, 'backgroundRemovalMaxPixels' | 'upscaleMaxPixels'>

/** The pixel limit of the engine of a service (D70). */
export const maxPixelsOf = (settings: Limits, service: FileService): number =>
  service === 'upscale' ? settings.upscaleMaxPixels : settings.backgroundRemovalMaxPixels

/** Finds the subject of an image; null where that is not in doubt, and where no answer can be had. */
export type FindSubject = (source: ChosenImage['source'], signal: AbortSignal) => Promise<SubjectBox | null>

const addressOf = (source: ChosenImage['source']) =>
  'file' in source ? URL.createObjectURL(source.file) : `/api/projects/${encodeURIComponent(source.projectId)}/file`

type ReadyImage = Extract<StagedImage, { state: 'ready' }>

const withMark = (
  image: ReadyImage,
  box: SubjectBox | undefined,
  markedBy: 'person' | 'site' = 'person',
): ReadyImage => (box ? { ...image, box, markedBy } : { ...image, box: undefined, markedBy: undefined })

/**
 * @param maxPixels of the largest image that can be used, as far as it is known by now
 * @param findSubject asked once for each image without a box; null where boxes are of no use
 */
export function createUploads(
  store: Store,
  maxPixels: () => number,
  findSubject: () => FindSubject | null = () => null,
): Uploads {
  const chosen = new Map<string, ChosenImage>()
  /** Pending searches. Any change of the image by the person aborts its search, so that no late answer replaces it. */
  const searches = new Map<string, AbortController>()
  const images = createObservable<readonly StagedImage[]>([])

  const replace = (image: StagedImage) =>
    images.set(images.get().map((other) => (other.id === image.id ? image : other)))
  const release = ({ source, url }: ChosenImage) => {
    if ('file' in source) URL.revokeObjectURL(url)
  }

  const readyAt = (id: string) => {
    const image = chosen.get(id)
    const shown = images.get().find((other) => other.id === id)
    return image && shown?.state === 'ready' ? { image, shown } : null
  }
  const endSearch = (id: string) => {
    searches.get(id)?.abort()
    searches.delete(id)
  }
  const suggest = async ({ id, source, box, tried }: ChosenImage) => {
    const find = findSubject()
    // One that was sent already may be sent again only as it was: changed, it would be paid for twice.
    if (find === null || box || tried) return
    const search = new AbortController()
    searches.set(id, search)
    const found = await find(source, search.signal)
    const ready = readyAt(id)
    if (search.signal.aborted || found === null || ready === null) return
    searches.delete(id)
    chosen.set(id, { ...ready.image, box: found })
    replace(withMark(ready.shown, found, 'site'))
  }

  const add = async ({ id, name, source, box, tried }: Omit<ChosenImage, 'url'>) => {
    const url = addressOf(source)
    const base = { id, name, origin: 'file' in source ? 'file' : 'library' } as const
    const image = { id, name, source, url, box, tried }
    chosen.set(id, image)
    store.save({ id, name, source, box })
    images.set([...images.get(), { ...base, state: 'reading' }])
    const size = await measure(url).catch(() => null)
    const isWhole = 'projectId' in source || (await isWholeImage(source.file))
    if (!chosen.has(id)) return
    const refuse = (problem: FileProblem) => {
      store.remove(id)
      replace({ ...base, state: 'unusable', problem })
    }
    if (isWhole === false) refuse('damaged')
    else if (size === null || isWhole === null) refuse('unreadable')
    else if (size.width * size.height > maxPixels()) refuse('pixels')
    else {
      replace(withMark({ ...base, state: 'ready', url, ...size }, box))
      void suggest(image)
    }
  }
  void store.load().then((stored) => {
    for (const image of stored) void add(image)
  })
  const removeById = (id: string) => {
    const image = chosen.get(id) ?? null
    endSearch(id)
    chosen.delete(id)
    images.set(images.get().filter((other) => other.id !== id))
    return image
  }

  return {
    subscribe: images.subscribe,
    read: images.get,
    addFiles: (files) => {
      for (const file of files) {
        void add({ id: newId(), name: file.name, source: { file } })
      }
    },
    addProject: (projectId, name) => {
      const isChosen = [...chosen.values()].some(
        ({ source }) => 'projectId' in source && source.projectId === projectId,
      )
      if (!isChosen) void add({ id: newId(), name, source: { projectId } })
    },
    addAgain: ({ name, source, box }) => {
      const id = newId()
      void add({ id, name, source, box })
      return id
    },
    mark: (id, marked) => {
      const box = marked ?? undefined
      const ready = readyAt(id)
      if (ready === null) return
      endSearch(id)
      chosen.set(id, { ...ready.image, box })
      store.saveBox(id, box)
      replace(withMark(ready.shown, box))
    },
    remove: (id) => {
      const image = removeById(id)
      if (image) release(image)
      store.remove(id)
    },
    take: (id) => {
      const ready = readyAt(id)
      // Sent, it is the person's: after a reload the same try must be sent again.
      if (ready?.shown.markedBy === 'site') store.saveBox(id, ready.shown.box)
      return removeById(id)
    },
    release,
    clear: () => {
      for (const image of chosen.values()) {
        endSearch(image.id)
        release(image)
      }
      chosen.clear()
      images.set([])
    },
  }
}
