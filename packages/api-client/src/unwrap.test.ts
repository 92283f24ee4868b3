import { expect, test } from 'vitest'
import { clientAndServer } from './testing/client.ts'
import { sendJson } from './testing/server.ts'
import { settle, unwrap, unwrapPayload } from './unwrap.ts'

const answering = async (body: unknown) => {
  const { client } = await clientAndServer((_, response) => sendJson(response, 200, body))
  return client
}

test('unwrap gives the body as it is: a number, a map, a profile without an envelope', async () => {
  const number = await answering(20.09)
  expect(await unwrap(number.GET('/token-pricing/calculate', { params: { query: { tokens: 200.9 } } }))).toBe(20.09)
  const zero = await answering(0)
  expect(await unwrap(zero.GET('/token-pricing/calculate', { params: { query: { tokens: 1 } } }))).toBe(0)
  const map = await answering({})
  expect(await unwrap(map.GET('/localizations'))).toEqual({})
})

test('unwrapPayload gives what is in the envelope', async () => {
  const client = await answering({ status: 'OK', payload: [] })
  expect(await unwrapPayload(client.GET('/currencies'))).toEqual([])
})

test('unwrapPayload takes a status that is not OK for a refusal, in the words of the server', async () => {
  const client = await answering({ status: 'ERROR', payload: null, message: 'This promo code has expired.' })
  const result = await settle(unwrapPayload(client.POST('/promocode/validate', { body: { code: 'OLD' } })))
  expect(result).toMatchObject({
    ok: false,
    error: { kind: 'refused', status: 200, message: 'This promo code has expired.' },
  })
})

test.each([{ status: 'OK' }, { status: 'OK', payload: null }, [], 7, 'OK', null])(
  'unwrapPayload finds no payload in %j',
  async (body) => {
    const client = await answering(body)
    const result = await settle(unwrapPayload(client.GET('/packs')))
    expect(result).toMatchObject({ ok: false, error: { kind: 'malformed' } })
  },
)

test('settle keeps success and failure apart, and lets a fault of the program through', async () => {
  expect(await settle(Promise.resolve(1))).toEqual({ ok: true, data: 1 })
  await expect(settle(Promise.reject(new RangeError('ours')))).rejects.toThrow('ours')
})
