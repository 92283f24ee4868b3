import type { Packing } from '@mintage/ui/screens/MyProjects'
import { createObservable } from '../../app/createObservable.ts'
import type * as archive from './archive.ts'
import type { Named } from './fileNames.ts'

/** A picture that is to go into the zip. */
export interface Packed extends Named {
  url: string
  /** ISO 8601. */
  createdAt: string
}

interface Options {
  /** A file as the server keeps it; rejects when it cannot be read. */
  read: (url: string, signal: AbortSignal) => Promise<Blob>
  /** What makes a zip; asked for anew each time. */
  load: () => Promise<Pick<typeof archive, 'fileNames' | 'zip'>>
  /** Hands the zip to the browser's downloads. */
  save: (zip: Blob) => void
}

export interface Packer {
  subscribe: (listener: () => void) => () => void
  read: () => Packing | null
  start: (pictures: readonly Packed[]) => void
  cancel: () => void
}

/**
 * Puts pictures into one file, one after another, so that none but the present one is held beside the zip. What cannot
 * be read is left out and named; what could be is kept until the person decides.
 */
export function createPacker({ read, load, save }: Options): Packer {
  const packing = createObservable<Packing | null>(null)
  let work = new AbortController()

  const cancel = () => {
    work.abort()
    packing.set(null)
  }

  const start = (pictures: readonly Packed[]) => {
    work.abort()
    work = new AbortController()
    const { signal } = work
    const count = pictures.length
    const missing: string[] = []
    const retry = { count, onRetry: () => start(pictures), onCancel: cancel }

    async function* entries(names: readonly string[]) {
      for (const [index, { title, url, createdAt }] of pictures.entries()) {
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
      return zip(entries(fileNames(pictures)))
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
