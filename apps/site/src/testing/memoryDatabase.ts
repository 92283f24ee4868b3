import { vi } from 'vitest'

/** The part of IndexedDB that the site uses, for Node: one store per database, and every call is asynchronous. */
export function stubDatabase() {
  const databases = new Map<string, { store: string; records: Map<string, unknown> }>()
  let connections = 0

  const answered = <T>(result: () => T) => {
    const request: { result?: T; onsuccess?: () => void; onupgradeneeded?: () => void } = {}
    setImmediate(() => {
      request.result = result()
      request.onupgradeneeded?.()
      request.onsuccess?.()
    })
    return request
  }
  const connectionTo = (name: string) => ({
    createObjectStore: (store: string) => {
      if (!databases.has(name)) databases.set(name, { store, records: new Map() })
    },
    transaction: (store: string, mode: IDBTransactionMode) => ({
      objectStore: (requested: string) => {
        const database = databases.get(name)
        if (database?.store !== store || requested !== store) throw new Error('there is no such store')
        const { records } = database
        const writing = {
          put: (value: unknown, key: string) => void records.set(key, value),
          delete: (key: string) => void records.delete(key),
        }
        return {
          ...(mode === 'readwrite' ? writing : {}),
          get: (key: string) => answered(() => records.get(key)),
          getAllKeys: () => answered(() => [...records.keys()]),
          getAll: () => answered(() => [...records.values()]),
          // It completes once no request is pending.
          get transaction() {
            return answered(() => undefined)
          },
        }
      },
    }),
    close: () => {
      connections -= 1
    },
  })
  vi.stubGlobal('indexedDB', {
    open: (name: string) => {
      connections += 1
      return answered(() => connectionTo(name))
    },
    deleteDatabase: (name: string) => void databases.delete(name),
  })
  return {
    names: () => [...databases.keys()],
    /** All records of a database by key. */
    records: (name: string) => databases.get(name)?.records ?? new Map<string, unknown>(),
    /** Number of open connections. */
    connections: () => connections,
  }
}
