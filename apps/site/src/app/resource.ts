import { createObservable } from './createObservable.ts'

/** @param known what was read last; a list reads as many pages again, or one `more` */
export type Load<T> = (signal: AbortSignal, known: T | undefined, more: boolean) => Promise<T>

interface State<T> {
  status: 'reading' | 'readingMore' | 'ready' | 'failed' | 'moreFailed'
  /** It stays while it is read again, and when that fails. */
  data: T | undefined
  error: unknown
}

/** Read-only data of pages. */
export function createResource<T>(load: Load<T>) {
  const state = createObservable<State<T>>({ status: 'reading', data: undefined, error: undefined })
  let reading = new AbortController()
  const read = async (more: boolean): Promise<void> => {
    reading.abort()
    reading = new AbortController()
    const { signal } = reading
    const { data: known } = state.get()
    state.set({ ...state.get(), status: more ? 'readingMore' : 'reading' })
    try {
      const data = await load(signal, known, more)
      if (!signal.aborted) state.set({ status: 'ready', data, error: undefined })
    } catch (error) {
      if (!signal.aborted) state.set({ status: more ? 'moreFailed' : 'failed', data: known, error })
    }
  }
  let lastRead = read(false)
  /** Unless it is being read. */
  const refresh = () => {
    if (!state.get().status.startsWith('reading')) lastRead = read(false)
  }
  return {
    get: state.get,
    subscribe: state.subscribe,
    refresh,
    readMore: () => void read(true),
    /** The end of the last read, whichever it was. */
    settled: () => lastRead,
    /** The data that are there, else those of the read on its way; after a failure of a new one. */
    async ensureData(): Promise<T> {
      if (state.get().status === 'failed') refresh()
      await lastRead
      const { data, error } = state.get()
      if (data === undefined) throw error
      return data
    },
    stop: () => reading.abort(),
  }
}

export type Resource<T> = ReturnType<typeof createResource<T>>

/** Resources by key: a second look makes no second call (R327). */
function createResources<T>() {
  const byKey = new Map<string, Resource<T>>()
  const remove = (key: string) => {
    byKey.get(key)?.stop()
    byKey.delete(key)
  }
  return {
    /** The stored resource of the key, also a failed one; otherwise a new one, which is read. */
    of(key: string, load: Load<T>): Resource<T> {
      const resource = byKey.get(key) ?? createResource(load)
      byKey.set(key, resource)
      return resource
    },
    remove,
    /** A failure is worth reading again the next time that the page is opened. */
    removeFailure(key: string) {
      if (byKey.get(key)?.get().status === 'failed') remove(key)
    },
    clear: () => [...byKey.keys()].forEach(remove),
  }
}

/** A part of the dependencies: data is stored for as long as its client exists. */
interface Reader {
  client: object
  session: { on(type: 'signedOut', listener: () => void): unknown }
}

export type ResourceCache<T> = ReturnType<typeof createResourceCache<T>>

/** @param isPersonal it is removed at sign-out, and read again each time that a page shows it */
export function createResourceCache<T>({ isPersonal = false } = {}) {
  const byClient = new WeakMap<object, ReturnType<typeof createResources<T>>>()
  return {
    isPersonal,
    of({ client, session }: Reader) {
      const known = byClient.get(client)
      if (known) return known
      const resources = createResources<T>()
      byClient.set(client, resources)
      if (isPersonal) session.on('signedOut', resources.clear)
      return resources
    },
  }
}
