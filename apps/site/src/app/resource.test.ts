import { expect, it, vi } from 'vitest'
import { toPromise } from 'xstate'
import { createResourceCache } from './resource.ts'

it('asks once for a key, however often it is read', async () => {
  const cache = createResourceCache<string>().of({})
  const load = vi.fn(async () => 'packs')
  const first = cache.read('EUR', load)
  expect(await toPromise(first)).toEqual({ ok: true, data: 'packs' })
  expect(cache.read('EUR', load)).toBe(first)
  expect(load).toHaveBeenCalledTimes(1)
  cache.read('USD', load)
  expect(load).toHaveBeenCalledTimes(2)
})

it('keeps a failure while a page shows it, so that showing it does not ask again', async () => {
  const cache = createResourceCache<string>().of({})
  const load = vi.fn(async (): Promise<string> => Promise.reject(new Error('down')))
  const failed = cache.read('EUR', load)
  expect(await toPromise(failed)).toMatchObject({ ok: false })
  expect(cache.read('EUR', load)).toBe(failed)
  expect(load).toHaveBeenCalledTimes(1)
})

it('asks again after a retry, and when a page that failed is opened anew; an answer stays', async () => {
  const cache = createResourceCache<string>().of({})
  const failing = vi.fn(async (): Promise<string> => Promise.reject(new Error('down')))
  expect(await toPromise(cache.read('EUR', failing))).toMatchObject({ ok: false })
  cache.dropFailure('EUR')
  const answered = cache.read('EUR', async () => 'packs')
  cache.dropFailure('EUR')
  cache.dropFailure('USD')
  expect(cache.read('EUR', failing)).toBe(answered)
  expect(await toPromise(answered)).toEqual({ ok: true, data: 'packs' })
  cache.dropFailure('EUR')
  expect(cache.read('EUR', failing)).toBe(answered)
  cache.drop('EUR')
  expect(cache.read('EUR', async () => 'fresh')).not.toBe(answered)
})

it('keeps nothing for a site that is opened anew', async () => {
  const cache = createResourceCache<string>()
  const [before, anew] = [{}, {}]
  const answered = cache.of(before).read('EUR', async () => 'packs')
  expect(cache.of(anew).read('EUR', async () => 'fresh')).not.toBe(answered)
  expect(cache.of(before).read('EUR', async () => 'fresh')).toBe(answered)
})
