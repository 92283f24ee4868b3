import { deferred } from '@mintage/api-client/mocks'
import { expect } from 'vitest'

/**
 * Requests for images as the server gets them, one at a time. Each has an idempotency key of its own, but for the one
 * that is sent again after silence: it may have been taken, and must not be paid for twice.
 */
export const submissions = () => {
  const calls = deferred('post', '/images/generate')
  const keys: (string | null)[] = []
  let silent = false
  let open: Awaited<ReturnType<typeof calls.next>> | null = null
  const takeOpen = () => {
    if (open === null) throw new Error('Nothing has been submitted')
    const call = open
    open = null
    return call
  }
  return {
    handler: calls.handler,
    /** Waits for one that asks for what these words say. */
    arrives: async (prompt: string) => {
      await expect.poll(() => calls.waiting, { message: 'a submission' }).toBe(1)
      open = await calls.next()
      expect(await open.json()).toMatchObject({ prompt, count: 2 })
      const key = open.request.headers.get('Idempotency-Key')
      expect(key).toMatch(/./)
      if (silent) expect(key).toBe(keys.at(-1))
      else expect(keys).not.toContain(key)
      keys.push(key)
    },
    /** The one that waits for its answer. */
    take: () => {
      silent = false
      return takeOpen()
    },
    reject: () => {
      silent = true
      takeOpen().reject()
    },
    get isOpen() {
      expect(calls.waiting).toBe(0)
      return open !== null
    },
  }
}
