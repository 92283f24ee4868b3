import { describe, expect, test, vi } from 'vitest'
import { createClient, defaultTimeoutMs } from './client.ts'
import { clientAndServer, sources } from './testing/client.ts'
import { settle, unwrap } from './unwrap.ts'

const silence = () => undefined
const cut = { ok: false, error: { kind: 'timeout' } }

describe('a call', () => {
  test('times out after twenty seconds by default', { tags: ['R298', 'R397'] }, async () => {
    expect(defaultTimeoutMs).toBe(20_000)
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    const fetch = async () => Response.json({ status: 'OK' })
    await createClient({ baseUrl: 'http://mintage.test/api', ...sources, fetch }).GET('/settings')
    expect(timeout.mock.calls).toEqual([[20_000]])
    timeout.mockRestore()
  })

  test('that nobody answers ends as a timeout', async () => {
    const { client } = await clientAndServer(silence, { timeoutMs: 20 })
    expect(await settle(unwrap(client.GET('/settings')))).toMatchObject(cut)
  })

  test('times out if its response stops half-way', async () => {
    const { client } = await clientAndServer(
      (_, response) => response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"status":'),
      { timeoutMs: 100 },
    )
    expect(await settle(unwrap(client.GET('/settings')))).toMatchObject(cut)
  })

  test('ends without a report when its caller aborts it', async () => {
    const onError = vi.fn()
    const caller = new AbortController()
    const { client } = await clientAndServer(() => caller.abort(), { onError })
    const result = await settle(unwrap(client.GET('/settings', { signal: caller.signal })))
    expect(result).toMatchObject({ ok: false, error: { kind: 'aborted' } })
    expect(onError).not.toHaveBeenCalled()
  })

  test('is aborted with any reason', async () => {
    const caller = new AbortController()
    const { client } = await clientAndServer(() => caller.abort(new Error('left the page')))
    const result = await settle(unwrap(client.POST('/contact-us', { body: {}, signal: caller.signal })))
    expect(result).toMatchObject({ ok: false, error: { kind: 'aborted' } })
  })
})
