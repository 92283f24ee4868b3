import fc, { type Arbitrary } from 'fast-check'
import { type Described, described } from '../support/contract.ts'
import { type Body, bodyOf, brokenJson, byCare, field, list, member, optional } from './bodies.ts'
import { oddText, typical } from './values.ts'

type Header = readonly [name: string, text: string]

/** A request before it is sent; the runner replaces each `@name` by a value of the running server. */
export interface Plan {
  /** Null for a request to no operation, for which only the error envelope is checked. */
  operation: Described | null
  person: number
  session: 'none' | 'bearer' | 'cookie' | 'stale'
  method: string
  target: string
  headers: readonly Header[]
  /** One character per byte. */
  body: string | null
  /** `unfinished` sends less than its declared length, so no response is required. */
  framing: 'whole' | 'chunked' | 'unfinished'
}

const encode = (text: string) =>
  text.startsWith('@') ? text : encodeURIComponent(text.toWellFormed()).replaceAll('%EF%BF%BD', '%ED%A0%80')

const inAddress = (json: string): string => {
  const parsed: unknown = /^"|^(true|false|null)$/.test(json) ? JSON.parse(json) : json
  return typeof parsed === 'string' ? parsed : json
}

/** Maps a path to the kind of its id. */
function placeholder(path: string, name: string): string | null {
  if (name !== 'id' || path.startsWith('/static-pages')) return null
  if (path.startsWith('/images')) return '@request'
  return path.startsWith('/projects') ? '@project' : '@deposit'
}

const rawSegments = fc.constantFrom(
  '%ff',
  '%00',
  '%',
  '%2e%2e',
  '..%2f..',
  ';x',
  'a;b=c',
  '@',
  'x'.repeat(400),
  '%F0%9F%92%A5',
  '.',
  '..',
)

function targetOf(operation: Described): Arbitrary<string> {
  const parameters = list(member(operation.item, 'parameters'))
  const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
    const schema = member(
      parameters.find((parameter) => member(parameter, 'name') === name),
      'schema',
    )
    const live = placeholder(operation.path, name)
    const right = live === null ? typical(name, schema).map(inAddress) : fc.constant(live)
    return fc
      .oneof(
        { weight: 12, arbitrary: right.map(encode) },
        { weight: 2, arbitrary: oddText.map(encode) },
        { weight: 1, arbitrary: rawSegments },
      )
      .map((text) => [name, text || 'x'] as const)
  })
  const inQuery = parameters
    .filter((parameter) => member(parameter, 'in') === 'query')
    .map((parameter) => {
      const name = String(member(parameter, 'name'))
      return byCare((how) => field(operation, name, member(parameter, 'schema'), how)).map((text) =>
        text === null ? null : `${name}=${encode(inAddress(text).slice(0, 2000))}`,
      )
    })
  const more = fc.oneof(
    { weight: 12, arbitrary: fc.constant(null) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('', '&&==', 'a[]=1&a[]=2', '%', '%ff', '__proto__=1', 'limit=1&limit=2', 'q=%00', '?'),
    },
  )
  return fc.tuple(fc.tuple(...inPath), fc.tuple(...inQuery), more).map(([segments, query, odd]) => {
    const path = segments.reduce((before, [name, text]) => before.replace(`{${name}}`, () => text), operation.path)
    const search = [...query, odd].filter((one) => one !== null)
    return `/api${path}${search.length > 0 ? `?${search.join('&')}` : ''}`
  })
}

const oddHeaders: readonly Header[] = [
  ['accept', 'x'.repeat(2000)],
  ['accept-version', '9.9.9'],
  ['authorization', 'Bearer'],
  ['authorization', `Bearer ${'x'.repeat(5000)}`],
  ['authorization', 'Basic %00'],
  ['content-encoding', 'gzip'],
  ['cookie', 'mintage_session=%00; __Host-mintage_session=%ff; a'],
  ['cookie', '='.repeat(500)],
  ['expect', '100-continue'],
  ['expect', 'the unexpected'],
  ['host', 'evil.test'],
  ['idempotency-key', ''],
  ['idempotency-key', 'k'.repeat(201)],
  ['idempotency-key', 'k'.repeat(8000)],
  ['idempotency-key', '\xe9\xff'],
  ['if-none-match', '*'],
  ['origin', 'https://evil.test'],
  ['origin', 'null'],
  ['range', 'bytes=0-1'],
  ['sec-fetch-site', 'same-site'],
  ['te', 'trailers'],
  ['upgrade', 'websocket'],
  ['x-forwarded-for', "1.2.3.4, ' or 1"],
  ['x-http-method-override', 'DELETE'],
  ['x-mintage-signature', 'sha256=00'],
  ['x-request-id', '\t'],
]

const headers: Arbitrary<readonly Header[]> = fc.oneof(
  { weight: 8, arbitrary: fc.constant<Header[]>([]) },
  { weight: 2, arbitrary: fc.array(fc.constantFrom(...oddHeaders), { minLength: 1, maxLength: 2 }) },
  { weight: 1, arbitrary: fc.nat({ max: 5 }).map((n): Header[] => [['idempotency-key', `key-${n}`]]) },
)

/** The gateway's signature, computed when the body is complete. */
const signed = fc.constant<Header[]>([['x-mintage-signature', '@signature']])

const withType = (body: Body | null, headers: readonly Header[]): readonly Header[] =>
  body === null ? headers : [['content-type', body.type], ...headers]

const session = fc.oneof(
  { weight: 8, arbitrary: fc.constant('bearer' as const) },
  { weight: 3, arbitrary: fc.constant('cookie' as const) },
  { weight: 2, arbitrary: fc.constant('none' as const) },
  { weight: 1, arbitrary: fc.constant('stale' as const) },
)

const framing = fc.oneof(
  { weight: 30, arbitrary: fc.constant('whole' as const) },
  { weight: 3, arbitrary: fc.constant('chunked' as const) },
  { weight: 1, arbitrary: fc.constant('unfinished' as const) },
)

const person = fc.nat({ max: 5 })

const callOf = (operation: Described): Arbitrary<Plan> =>
  fc
    .record({
      person,
      session,
      target: targetOf(operation),
      headers: operation.id === 'paymentWebhook' ? fc.oneof(signed, headers) : headers,
      body: bodyOf(operation),
      framing,
    })
    .map(({ body, headers: more, ...rest }) => ({
      ...rest,
      operation,
      method: operation.method,
      headers: withType(body, more),
      body: body?.body ?? null,
    }))

const strayTargets = fc.constantFrom(
  '/',
  '//',
  '/api',
  '/api/',
  '/api//settings',
  '/API/settings',
  '/api/settings/',
  '/api/nothing',
  '/api/%ff',
  '/%ff',
  '/%00',
  '/healthz',
  '/ip-country',
  '/sandbox/3ds/@deposit',
  '/sandbox/3ds/x/complete',
  '/pay',
  '//pay',
  '/pay;x',
  '/Pay/',
  '*',
  'settings',
  'http://evil.test/api/settings',
  '/api/settings#x',
  '/\\evil.test',
  `/${'x/'.repeat(3000)}`,
  `/${'x'.repeat(20_000)}`,
  '/api/user/profile/../../settings',
)

const strays: Arbitrary<Plan> = fc
  .record({
    person,
    session,
    target: fc.oneof(
      strayTargets,
      fc.constantFrom(...described).map(({ path }) => `/api${path}`),
    ),
    method: fc.constantFrom(
      'GET',
      'HEAD',
      'POST',
      'PUT',
      'DELETE',
      'PATCH',
      'OPTIONS',
      'TRACE',
      'PROPFIND',
      'QUERY',
      'get',
      'BREW',
    ),
    headers,
    body: optional(brokenJson, 8),
    framing,
  })
  .map(({ body, headers: more, ...rest }) => ({
    ...rest,
    operation: null,
    headers: withType(body, more),
    body: body?.body ?? null,
  }))

/** Each call costs a password hash, so these are called less often. */
const costly = new Set(['login', 'register', 'changePassword', 'restorePassword'])

/** It ends the session that other calls need. */
const ending = new Set(['logout'])

const weightOf = ({ id, method }: Described) => (ending.has(id) ? 3 : costly.has(id) ? 4 : method === 'GET' ? 8 : 12)

export const plans: Arbitrary<Plan> = fc.oneof(
  ...described.map((operation) => ({ weight: weightOf(operation), arbitrary: callOf(operation) })),
  { weight: 24, arbitrary: strays },
)
