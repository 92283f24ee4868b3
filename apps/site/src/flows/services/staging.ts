import { type JobDraft, UPLOAD_MAX_PIXELS } from '@mintage/machines/image-request'
import type { StagedPicture } from '@mintage/ui/screens/Upscale'
import { measure } from './pictures.ts'
import type { Shelf } from './shelf.ts'

/** How a picture was last handed over: the server knows the try again by seed and attempt. */
export interface Tried {
  seed: string
  attempt: number
  draft: JobDraft
}

/** A picture that was chosen: its file, unless it is one of the library, and the address it can be seen at. */
export interface Chosen {
  id: string
  name: string
  source: { file: File } | { projectId: string }
  url: string
  /** On a page of before, which did not live to see the answer. */
  tried?: Tried | undefined
}

/**
 * Pictures between being chosen and being sent. Object URLs are made here and given back by `release`. A picture that
 * can be used is on the shelf until it is removed; one that is taken stays there until its job is accepted.
 */
export interface Staging {
  subscribe(listener: () => void): () => void
  read(): readonly StagedPicture[]
  addFiles(files: readonly File[]): void
  addProject(projectId: string, name: string): void
  remove(id: string): void
  /** Takes a picture out to be sent; whoever takes it releases it. */
  take(id: string): Chosen | null
  release(chosen: Chosen): void
  clear(): void
}

const addressOf = (source: Chosen['source']) =>
  'file' in source ? URL.createObjectURL(source.file) : `/api/projects/${encodeURIComponent(source.projectId)}/file`

export function createStaging(shelf: Shelf): Staging {
  const listeners = new Set<() => void>()
  const chosen = new Map<string, Chosen>()
  let pictures: readonly StagedPicture[] = []

  const publish = (next: readonly StagedPicture[]) => {
    pictures = next
    for (const listener of listeners) listener()
  }
  const replace = (picture: StagedPicture) =>
    publish(pictures.map((other) => (other.id === picture.id ? picture : other)))
  const release = ({ source, url }: Chosen) => {
    if ('file' in source) URL.revokeObjectURL(url)
  }

  const add = async ({ id, name, source, tried }: Omit<Chosen, 'url'>) => {
    const url = addressOf(source)
    const base = { id, name, origin: 'file' in source ? 'file' : 'library' } as const
    chosen.set(id, { id, name, source, url, tried })
    shelf.keep({ id, name, source })
    publish([...pictures, { ...base, state: 'reading' }])
    const size = await measure(url).catch(() => null)
    if (!chosen.has(id)) return
    const refuse = (problem: 'unreadable' | 'pixels') => {
      shelf.forget(id)
      replace({ ...base, state: 'unusable', problem })
    }
    if (size === null) refuse('unreadable')
    else if (size.width * size.height > UPLOAD_MAX_PIXELS) refuse('pixels')
    else replace({ ...base, state: 'ready', url, ...size })
  }
  void shelf.found().then((pictures) => {
    for (const picture of pictures) void add(picture)
  })
  const forget = (id: string) => {
    const picture = chosen.get(id) ?? null
    chosen.delete(id)
    publish(pictures.filter((other) => other.id !== id))
    return picture
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: () => pictures,
    addFiles: (files) => {
      for (const file of files) {
        void add({ id: crypto.randomUUID(), name: file.name, source: { file } })
      }
    },
    addProject: (projectId, name) => {
      const there = [...chosen.values()].some(({ source }) => 'projectId' in source && source.projectId === projectId)
      if (!there) void add({ id: crypto.randomUUID(), name, source: { projectId } })
    },
    remove: (id) => {
      const picture = forget(id)
      if (picture) release(picture)
      shelf.forget(id)
    },
    take: forget,
    release,
    clear: () => {
      for (const picture of chosen.values()) release(picture)
      chosen.clear()
      publish([])
    },
  }
}
