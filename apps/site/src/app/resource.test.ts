import { expect, it, vi } from 'vitest'
import { createResourceCache, type Load, type Resource } from './resource.ts'

const newReader = () => {
  const listeners: (() => void)[] = []
  const session = { on: (_: 'signedOut', listener: () => void) => listeners.push(listener) }
  return { client: {}, session, signOut: () => listeners.map((listener) => listener()) }
}

const read = async <T>(resource: Resource<T>) => {
  await expect.poll(() => resource.get().status).not.toMatch(/^reading/)
  return resource.get()
}

const failing = () => vi.fn(async (): Promise<string> => Promise.reject(new Error('down')))

it('makes one call for a key', { tags: ['R327'] }, async () => {
  const resources = createResourceCache<string>().of(newReader())
  const load = vi.fn(async () => 'packs')
  const first = resources.of('EUR', load)
  expect((await read(first)).data).toBe('packs')
  expect(resources.of('EUR', load)).toBe(first)
  expect(load).toHaveBeenCalledTimes(1)
  resources.of('USD', load)
  expect(load).toHaveBeenCalledTimes(2)
})

it('waits for a pending load, returns loaded data, and loads again after a failure', async () => {
  const resources = createResourceCache<string>().of(newReader())
  let down = true
  const load = vi.fn(async () => (down ? Promise.reject(new Error('down')) : 'packs'))
  const resource = resources.of('EUR', load)
  await expect(resource.ensureData()).rejects.toThrow('down')
  down = false
  resource.refresh()
  expect(await resource.ensureData()).toBe('packs')
  expect(await resource.ensureData()).toBe('packs')
  expect(load).toHaveBeenCalledTimes(2)
  down = true
  const other = resources.of('USD', load)
  await expect(other.ensureData()).rejects.toThrow('down')
  down = false
  expect(await other.ensureData()).toBe('packs')
})

it('keeps a failure while a page shows it, without another call', async () => {
  const resources = createResourceCache<string>().of(newReader())
  const load = failing()
  const failed = resources.of('EUR', load)
  expect((await read(failed)).status).toBe('failed')
  expect(resources.of('EUR', load)).toBe(failed)
  expect(load).toHaveBeenCalledTimes(1)
})

it('loads again after a retry or when a failed page is reopened, but keeps data', async () => {
  const resources = createResourceCache<string>().of(newReader())
  const load = failing()
  await read(resources.of('EUR', load))
  load.mockResolvedValueOnce('retried')
  resources.of('EUR', load).refresh()
  expect((await read(resources.of('EUR', load))).data).toBe('retried')

  await read(resources.of('USD', failing()))
  resources.removeFailure('USD')
  const answered = resources.of('USD', async () => 'packs')
  resources.removeFailure('USD')
  resources.removeFailure('JPY')
  expect(resources.of('USD', load)).toBe(answered)
  expect((await read(answered)).data).toBe('packs')
  resources.removeFailure('USD')
  expect(resources.of('USD', load)).toBe(answered)
  resources.remove('USD')
  expect(resources.of('USD', async () => 'fresh')).not.toBe(answered)
})

it('keeps the last data during a reload, an append and their failure', async () => {
  const load = vi.fn<Load<string>>(async (_, known = '', more) => (more ? `${known}b` : 'a'))
  const list = createResourceCache<string>().of(newReader()).of('all', load)
  await read(list)
  list.readMore()
  expect(list.get()).toMatchObject({ status: 'readingMore', data: 'a' })
  expect((await read(list)).data).toBe('ab')
  load.mockRejectedValueOnce(new Error('down'))
  list.readMore()
  expect(await read(list)).toMatchObject({ status: 'moreFailed', data: 'ab' })
  load.mockRejectedValueOnce(new Error('down'))
  list.refresh()
  expect(await read(list)).toMatchObject({ status: 'failed', data: 'ab' })
})

it('shares no data between page loads', async () => {
  const cache = createResourceCache<string>()
  const [before, anew] = [newReader(), newReader()]
  const answered = cache.of(before).of('EUR', async () => 'packs')
  expect(cache.of(anew).of('EUR', async () => 'fresh')).not.toBe(answered)
  expect(cache.of(before).of('EUR', async () => 'fresh')).toBe(answered)
})

it('removes personal data at sign-out and aborts pending loads', async () => {
  const signals: AbortSignal[] = []
  const load = async (signal: AbortSignal) => String(signals.push(signal))
  const reader = newReader()
  const [personal, common] = [createResourceCache<string>({ isPersonal: true }), createResourceCache<string>()]
  const [mine, everyones] = [personal.of(reader).of('all', load), common.of(reader).of('all', load)]
  reader.signOut()
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  expect(personal.of(reader).of('all', load)).not.toBe(mine)
  expect(common.of(reader).of('all', load)).toBe(everyones)
})
