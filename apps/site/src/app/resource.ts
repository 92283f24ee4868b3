import { createObservable } from './createObservable.ts'

/** @param known what was read last; a list reads as many pages again, or one `more` */
export type Load<T> = (signal: AbortSignal, known: T | undefined, more: boolean) => Promise<T>

interface State<T> {
  status: 'reading' | 'readingMore' | 'ready' | 'failed' | 'moreFailed'
  /** It stays while it is read again, and when that fails. */
  data: T | undefined
  error: unknown
}

/** Data that pages read and nobody writes. */
export function createResource<T>(load: Load<T>) {
  const state = createObservable<State<T>>({ status: 'reading', data: undefined, error: undefined })
  let reading = new AbortController()
  const read = async (more: boolean) => {
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
  void read(false)
  return {
    get: state.get,
    subscribe: state.subscribe,
    /** Reads again, unless it is being read. */
    refresh: () => {
      if (!state.get().status.startsWith('reading')) void read(false)
    },
    readMore: () => void read(true),
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
    /** What is there of the key, also a failure; reads only when there is nothing. */
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

/** A part of the dependencies: what was read is stored for as long as its client lives. */
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
