import { createObservable } from './createObservable.ts'

/** @param loaded the last data; a list reloads as many pages, or appends one for `more` */
export type Load<T> = (signal: AbortSignal, loaded: T | undefined, more: boolean) => Promise<T>

interface State<T> {
  status: 'reading' | 'readingMore' | 'ready' | 'failed' | 'moreFailed'
  /** Kept during a reload and after its failure. */
  data: T | undefined
  error: unknown
}

/** Read-only data of a page. */
export function createResource<T>(load: Load<T>) {
  const state = createObservable<State<T>>({ status: 'reading', data: undefined, error: undefined })
  let reading = new AbortController()
  const read = async (more: boolean): Promise<void> => {
    reading.abort()
    reading = new AbortController()
    const { signal } = reading
    const { data: loaded } = state.get()
    state.set({ ...state.get(), status: more ? 'readingMore' : 'reading' })
    try {
      const data = await load(signal, loaded, more)
      if (!signal.aborted) state.set({ status: 'ready', data, error: undefined })
    } catch (error) {
      if (!signal.aborted) state.set({ status: more ? 'moreFailed' : 'failed', data: loaded, error })
    }
  }
  let lastRead = read(false)
  /** Does nothing while a load is pending. */
  const refresh = () => {
    if (!state.get().status.startsWith('reading')) lastRead = read(false)
  }
  return {
    get: state.get,
    subscribe: state.subscribe,
    refresh,
    readMore: () => void read(true),
    /** Resolves when the last load has ended, successfully or not. */
    settled: () => lastRead,
    /** Returns loaded data or waits for the pending load; after a failure it starts a new one. */
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

/** Resources by key, so that a second read makes no call (R327). */
function createResources<T>() {
  const byKey = new Map<string, Resource<T>>()
  const remove = (key: string) => {
    byKey.get(key)?.stop()
    byKey.delete(key)
  }
  return {
    /** Returns the stored resource, even a failed one, or creates one and loads it. */
    of(key: string, load: Load<T>): Resource<T> {
      const resource = byKey.get(key) ?? createResource(load)
      byKey.set(key, resource)
      return resource
    },
    remove,
    /** A failed resource is loaded again the next time a page opens it. */
    removeFailure(key: string) {
      if (byKey.get(key)?.get().status === 'failed') remove(key)
    },
    clear: () => [...byKey.keys()].forEach(remove),
    /** Loads it again if it was loaded before. */
    refresh: (key: string) => byKey.get(key)?.refresh(),
  }
}

/** The part of the dependencies that owns the client; data lives as long as this client. */
interface Reader {
  client: object
  session: { on(type: 'signedOut', listener: () => void): unknown }
}

export type ResourceCache<T> = ReturnType<typeof createResourceCache<T>>

/** @param isPersonal removed at sign-out, and loaded again each time a page shows it */
export function createResourceCache<T>({ isPersonal = false } = {}) {
  const byClient = new WeakMap<object, ReturnType<typeof createResources<T>>>()
  return {
    isPersonal,
    of({ client, session }: Reader) {
      const existing = byClient.get(client)
      if (existing) return existing
      const resources = createResources<T>()
      byClient.set(client, resources)
      if (isPersonal) session.on('signedOut', resources.clear)
      return resources
    },
  }
}
