import { expect, it, onTestFinished, vi } from 'vitest'
import { onPreloadError, preload } from './preload.ts'

it('raises an event when a chunk fails to load, and rethrows (R376)', {
  tags: ['R376'],
}, async () => {
  const page = new EventTarget()
  vi.stubGlobal('window', page)
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  const heard = vi.fn()
  page.addEventListener('app:preload-error', heard)
  const onError = vi.fn()
  const leaving = new AbortController()
  onPreloadError(onError, leaving)
  const broken = new Error('chunk 7 did not arrive')
  await expect(preload(() => Promise.reject(broken))).rejects.toBe(broken)
  expect(heard).toHaveBeenCalledTimes(1)
  expect(onError.mock.calls).toEqual([['chunk 7 did not arrive']])
  page.dispatchEvent(new Event('app:preload-error'))
  expect(onError).toHaveBeenCalledTimes(1)
  leaving.abort()
  expect(await preload(async () => 'a part')).toBe('a part')
  await expect(preload(() => Promise.reject(broken))).rejects.toBe(broken)
  expect(onError).toHaveBeenCalledTimes(1)
})
