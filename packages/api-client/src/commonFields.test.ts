import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { multipart } from './multipart.ts'
import { optOut } from './optOut.ts'
import { clientAndServer } from './testing/client.ts'
import type { Received } from './testing/server.ts'

const queryOf = (received: Received | undefined) =>
  Object.fromEntries(new URL(received?.url ?? '', 'http://mintage.test').searchParams)
const jsonOf = (received: Received | undefined): unknown => JSON.parse(received?.body.toString() ?? '')
const formOf = (received: Received | undefined) =>
  new Response(new Uint8Array(received?.body ?? []), {
    headers: { 'Content-Type': received?.headers['content-type'] ?? '' },
  }).formData()

describe('a GET', () => {
  test('has them in its query with its own parameters', { tags: ['R300'] }, async () => {
    const { client, received } = await clientAndServer()
    await client.GET('/projects', { params: { query: { q: 'heron & crane', limit: 5 } } })
    expect(queryOf(received[0])).toEqual({ q: 'heron & crane', limit: '5', currency: 'USD', lang_id: '7' })
  })

  test('keeps its own', async () => {
    const { client, received } = await clientAndServer()
    await client.GET('/token-pricing', { params: { query: { currency: 'JPY' } } })
    expect(queryOf(received[0])).toEqual({ currency: 'JPY', lang_id: '7' })
  })
})

describe('a write', () => {
  test('has them in its JSON body', { tags: ['R298', 'R301'] }, async () => {
    const { client, received } = await clientAndServer()
    await client.PUT('/user/profile', { body: { name: 'Ada' } })
    expect(jsonOf(received[0])).toEqual({ name: 'Ada', currency: 'USD', lang_id: 7 })
    expect(received[0]?.headers['content-type']).toBe('application/json')
    expect(queryOf(received[0])).toEqual({})
  })

  test('has them in a body even when it has nothing else to say', { tags: ['R301'] }, async () => {
    const { client, received } = await clientAndServer()
    await client.POST('/projects/{id}/restore', { params: { path: { id: '1' } } })
    expect(jsonOf(received[0])).toEqual({ currency: 'USD', lang_id: 7 })
    expect(received[0]?.headers['content-type']).toBe('application/json')
  })

  test('keeps any values of its own', { tags: ['R301'] }, async () => {
    const { client, received } = await clientAndServer()
    const own = fc.record(
      { currency: fc.stringMatching(/^[A-Z]{3}$/), lang_id: fc.integer({ min: 0 }), code: fc.string() },
      { requiredKeys: [] },
    )
    await fc.assert(
      fc.asyncProperty(own, async (body) => {
        await client.POST('/promocode/validate', { body })
        expect(jsonOf(received.at(-1))).toEqual({ currency: 'USD', lang_id: 7, ...body })
      }),
      { numRuns: 30 },
    )
  })

  test('has them as form fields when it is multipart, with the boundary of the form', { tags: ['R302'] }, async () => {
    const { client, received } = await clientAndServer()
    const file = new File(['pixels'], 'heron.png', { type: 'image/png' })
    await client.POST('/images/upscale', { body: multipart({ file, factor: 4, lang_id: 2 }) })
    const form = await formOf(received[0])
    expect([...form.keys()].sort()).toEqual(['currency', 'factor', 'file', 'lang_id'])
    expect([form.get('factor'), form.get('currency'), form.get('lang_id')]).toEqual(['4', 'USD', '2'])
    expect(form.get('file')).toMatchObject({ name: 'heron.png', type: 'image/png', size: 6 })
  })

  test('leaves the caller its form as it was', async () => {
    const { client } = await clientAndServer()
    const body = multipart({ project_id: '1' })
    await client.POST('/images/remove-background', { body })
    expect([...body.keys()]).toEqual(['project_id'])
  })

  test('that only deletes has no body', async () => {
    const { client, received } = await clientAndServer()
    await client.DELETE('/projects/{id}', { params: { path: { id: '1' } } })
    expect(received[0]).toMatchObject({ method: 'DELETE', url: '/api/projects/1', body: Buffer.from('') })
  })
})

describe('opting out', { tags: ['R300'] }, () => {
  test('is the habit of is-auth, logout, languages and localizations', async () => {
    const { client, received } = await clientAndServer()
    await client.GET('/is-auth')
    await client.GET('/languages')
    await client.GET('/localizations', { params: { query: { lang_id: 3 } } })
    await client.POST('/logout')
    expect(received.map(({ url, body }) => url + body.toString())).toEqual([
      '/api/is-auth',
      '/api/languages',
      '/api/localizations?lang_id=3',
      '/api/logout',
    ])
  })

  test('is possible for a single call of any kind', { tags: ['R301'] }, async () => {
    const { client, received } = await clientAndServer()
    await client.GET('/settings', optOut('commonFields'))
    await client.POST('/login', { body: { username: 'ada@example.com' }, ...optOut('commonFields') })
    await client.POST('/images/upscale', { body: multipart({ factor: 2 }), ...optOut('commonFields') })
    await client.POST('/email/resend', optOut('commonFields'))
    expect(received[0]?.url).toBe('/api/settings')
    expect(jsonOf(received[1])).toEqual({ username: 'ada@example.com' })
    expect([...(await formOf(received[2])).keys()]).toEqual(['factor'])
    expect(received[3]?.body.toString()).toBe('')
  })

  test('from toasts leaves them in', async () => {
    const { client, received } = await clientAndServer()
    await client.GET('/settings', optOut('toasts'))
    expect(queryOf(received[0])).toEqual({ currency: 'USD', lang_id: '7' })
  })
})

describe('before the person has chosen', () => {
  test.each([null, undefined, ''])('a currency of %j is EUR, and no language is sent', async (currency) => {
    const { client, received } = await clientAndServer(undefined, {
      getCurrency: () => currency,
      getLanguageId: () => null,
    })
    await client.GET('/packs')
    await client.POST('/contact-us', { body: { topic: 'Receipts' } })
    expect(queryOf(received[0])).toEqual({ currency: 'EUR' })
    expect(jsonOf(received[1])).toEqual({ topic: 'Receipts', currency: 'EUR' })
  })
})
