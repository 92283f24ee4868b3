import { UPLOAD_MAX_PIXELS } from '@mintage/machines/image-request'
import type { StagedPicture } from '@mintage/ui/screens/Upscale'
import { measure } from './pictures.ts'

/** A picture that was chosen: its file, unless it is one of the library, and the address it can be seen at. */
export interface Chosen {
  id: string
  name: string
  source: { file: File } | { projectId: string }
  url: string
}

/** Pictures between being chosen and being sent. Object URLs are made here and given back by `release`. */
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

export function createStaging(): Staging {
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

  const add = async (picture: Chosen) => {
    const { id, name, url } = picture
    const base = { id, name, origin: 'file' in picture.source ? 'file' : 'library' } as const
    chosen.set(id, picture)
    publish([...pictures, { ...base, state: 'reading' }])
    const size = await measure(url).catch(() => null)
    if (!chosen.has(id)) return
    if (size === null) replace({ ...base, state: 'unusable', problem: 'unreadable' })
    else if (size.width * size.height > UPLOAD_MAX_PIXELS) replace({ ...base, state: 'unusable', problem: 'pixels' })
    else replace({ ...base, state: 'ready', url, ...size })
  }
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
        void add({ id: crypto.randomUUID(), name: file.name, source: { file }, url: URL.createObjectURL(file) })
      }
    },
    addProject: (projectId, name) => {
      const there = [...chosen.values()].some(({ source }) => 'projectId' in source && source.projectId === projectId)
      const url = `/api/projects/${encodeURIComponent(projectId)}/file`
      if (!there) void add({ id: crypto.randomUUID(), name, source: { projectId }, url })
    },
    remove: (id) => {
      const picture = forget(id)
      if (picture) release(picture)
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
