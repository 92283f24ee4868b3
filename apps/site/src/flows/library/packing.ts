import type { Packing } from '@mintage/ui/screens/MyProjects'
import { createObservable } from '../../app/createObservable.ts'
import type * as archive from './archive.ts'
import type { Named } from './fileNames.ts'

/** An image for the zip. */
export interface Packed extends Named {
  url: string
  /** ISO 8601. */
  createdAt: string
}

interface Options {
  /** Downloads a file; rejects when it cannot be read. */
  read: (url: string, signal: AbortSignal) => Promise<Blob>
  /** Imports the zip code for each attempt. */
  load: () => Promise<Pick<typeof archive, 'fileNames' | 'zip'>>
  /** Starts the download of the zip in the browser. */
  save: (zip: Blob) => void
}

export interface Packer {
  subscribe: (listener: () => void) => () => void
  read: () => Packing | null
  start: (images: readonly Packed[]) => void
  cancel: () => void
}

/**
 * Adds images to a zip one by one, so that only the current one is in memory besides the zip. Unreadable images are
 * listed; the rest waits for a decision of the person.
 */
export function createPacker({ read, load, save }: Options): Packer {
  const packing = createObservable<Packing | null>(null)
  let work = new AbortController()

  const cancel = () => {
    work.abort()
    packing.set(null)
  }

  const start = (images: readonly Packed[]) => {
    work.abort()
    work = new AbortController()
    const { signal } = work
    const count = images.length
    const missing: string[] = []
    const retry = { count, onRetry: () => start(images), onCancel: cancel }

    async function* entries(names: readonly string[]) {
      for (const [index, { title, url, createdAt }] of images.entries()) {
        if (signal.aborted) return
        packing.set({ state: 'working', place: index + 1, count, onCancel: cancel })
        const input = await read(url, signal).catch(() => null)
        if (input === null) missing.push(title)
        else yield { name: names[index], input, lastModified: new Date(createdAt) }
      }
    }
    const finish = (archive: Blob) => {
      if (signal.aborted) return
      const done = () => {
        save(archive)
        packing.set(null)
      }
      if (missing.length === 0) done()
      else if (missing.length === count) packing.set({ state: 'failed', ...retry })
      else packing.set({ state: 'partly', missing, onSave: done, ...retry })
    }

    packing.set({ state: 'working', place: 1, count, onCancel: cancel })
    const make = async () => {
      const { fileNames, zip } = await load()
      return zip(entries(fileNames(images)))
    }
    make().then(finish, () => signal.aborted || packing.set({ state: 'failed', ...retry }))
  }

  return {
    subscribe: packing.subscribe,
    read: packing.get,
    start,
    cancel,
  }
}
