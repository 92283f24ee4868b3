import { fetchFrom, type RequestHandler, successHandlers } from '@mintage/api-client/mocks'
import { vi } from 'vitest'
import { TestEventSource } from './eventSource.ts'

/** Storage with enumerable keys, like a browser's. */
function createStorage(): Storage {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(storage, key) ? String(Reflect.get(storage, key)) : null),
    setItem: (key: string, value: string) => void Reflect.set(storage, key, value),
    removeItem: (key: string) => void Reflect.deleteProperty(storage, key),
    clear: () => Object.keys(storage).forEach((key) => void Reflect.deleteProperty(storage, key)),
    key: (place: number) => Object.keys(storage)[place] ?? null,
    length: 0,
  }
  const storage: Storage = Object.create(methods)
  return storage
}

/** The browser APIs that the dependencies use, for Node: window, document, storage, and mocked calls. */
export function stubBrowser({
  pathname = '/',
  handlers = [],
}: {
  pathname?: string
  handlers?: readonly RequestHandler[]
} = {}) {
  const window = Object.assign(new EventTarget(), {
    localStorage: createStorage(),
    sessionStorage: createStorage(),
    location: { pathname, protocol: 'https:', reload: vi.fn(), assign: vi.fn() },
  })
  const document = Object.assign(new EventTarget(), { hidden: false, cookie: '' })
  const sent: { call: string; headers: Headers; body: string }[] = []
  const deleted: string[] = []
  const answer = fetchFrom([...handlers, ...successHandlers()])
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', document)
  vi.stubGlobal('EventSource', TestEventSource)
  vi.stubGlobal('indexedDB', { deleteDatabase: (name: string) => void deleted.push(name) })
  vi.stubGlobal('fetch', async (request: Request, init?: RequestInit) => {
    const { pathname: path, search } = new URL(request.url)
    const body = await request.clone().text()
    sent.push({ call: `${request.method} ${path.replace('/api', '')}${search}`, headers: request.headers, body })
    return answer(request, init)
  })
  // Node has no base address for paths such as /api/...
  const plain = globalThis.Request
  vi.stubGlobal(
    'Request',
    class extends plain {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(typeof input === 'string' && input.startsWith('/') ? `http://mintage.test${input}` : input, init)
      }
    },
  )
  const calls = () => sent.map(({ call }) => call)
  return { window, document, sent, calls, deleted }
}
