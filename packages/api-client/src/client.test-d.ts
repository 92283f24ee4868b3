/**
 * Type tests: compiled with the rest of the package, never run. Every line under an expectation must fail to
 * compile; when one compiles, the compiler reports the expectation itself.
 */
import type { ApiClient } from './client.ts'
import { mock } from './mocks/mock.ts'
import { multipart } from './multipart.ts'
import { optOut } from './optOut.ts'
import type { Answer, RequestBody, ResponseBody, Schemas } from './types.ts'
import { unwrap, unwrapPayload } from './unwrap.ts'

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
const expectEqual = <A, B>(_: Equal<A, B>): void => undefined

export const calls = async (client: ApiClient) => {
  expectEqual<Awaited<ReturnType<typeof pricing>>, number>(true)
  const pricing = () => unwrap(client.GET('/token-pricing/calculate', { params: { query: { tokens: 10 } } }))
  const currencies = await unwrapPayload(client.GET('/currencies'))
  expectEqual<typeof currencies, { code: string; value: number; symbol: string; default: 0 | 1; digits?: number }[]>(
    true,
  )
  const quote = await unwrapPayload(client.POST('/deposit/checkout/execute', { body: {} }))
  expectEqual<(typeof quote)['expires_at'], string>(true)
  const file = await unwrap(client.GET('/user/avatar/{file}', { params: { path: { file: 'a' } }, parseAs: 'blob' }))
  expectEqual<typeof file, Blob>(true)

  // @ts-expect-error no such path
  client.GET('/pack')
  // @ts-expect-error no such method there
  client.POST('/packs')
  // @ts-expect-error no such method there
  client.DELETE('/user/profile')
  // @ts-expect-error the path parameter is missing
  client.GET('/deposit/status/{id}')
  // @ts-expect-error the body is missing
  client.POST('/images/generate')
  // @ts-expect-error a field of the body is missing
  client.POST('/images/generate', { body: { prompt: 'A heron', style: 'none', size: '1024x1024' } })
  // @ts-expect-error a field of the body has the wrong type
  client.POST('/login', { body: { username: 7 } })
  // @ts-expect-error a query parameter has the wrong value
  client.GET('/projects', { params: { query: { service: 'paint' } } })
  // @ts-expect-error an upload cannot be sent as JSON
  client.POST('/images/upscale', { body: { file: new Blob(), factor: 2 } })
  // @ts-expect-error a file is no text
  client.POST('/images/upscale', { body: multipart({ file: 'heron.png', factor: 2 }) })
  // @ts-expect-error nothing else to opt out of
  client.GET('/packs', optOut('errors'))
  // @ts-expect-error opting out of nothing
  client.GET('/packs', optOut())
}

export const mocks = () => {
  // @ts-expect-error no such path
  mock('get', '/pack', ({ reply }) => reply(200, { status: 'OK', payload: [] }))
  // @ts-expect-error no such method there
  mock('post', '/packs', ({ reply }) => reply(200, { status: 'OK', payload: [] }))
  // @ts-expect-error the operation does not answer that status
  mock('get', '/packs', ({ reply }) => reply(201, { status: 'OK', payload: [] }))
  // @ts-expect-error a body that the contract does not know
  mock('get', '/packs', ({ reply }) => reply(200, { status: 'OK', payload: [{ id: 1 }] }))
  // @ts-expect-error a success body with an error status
  mock('get', '/packs', ({ reply }) => reply(500, { status: 'OK', payload: [] }))
  // @ts-expect-error no such path parameter
  mock('get', '/deposit/status/{id}', ({ params, reply }) => reply(200, { status: params.deposit }))
  mock('post', '/login', async ({ json, reply }) => {
    const { username } = await json()
    expectEqual<typeof username, string | undefined>(true)
    return reply(401, { status: 'ERROR', message: 'No' })
  })
}

expectEqual<Answer<'getProfile'>, Schemas['Profile']>(true)
expectEqual<ResponseBody<'login', 422>, Schemas['FieldErrors']>(true)
expectEqual<RequestBody<'generateImages'>['count'], number>(true)
