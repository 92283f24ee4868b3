import fc, { type Arbitrary } from 'fast-check'
import { type Described, described } from '../support/contract.ts'
import { fitting, meant, oddJson, oddText, propertiesOf } from './values.ts'

type Header = readonly [name: string, text: string]

/** A request before it is sent; `@name` in it stands for what only the running server knows. */
export interface Plan {
  /** Null: the request is not for any call, so only the envelope of its answer is known. */
  operation: Described | null
  person: number
  session: 'none' | 'bearer' | 'cookie' | 'stale'
  method: string
  target: string
  headers: readonly Header[]
  /** One character a byte. */
  body: string | null
  /** `unfinished` promises more than it sends: no answer is needed then. */
  framing: 'whole' | 'chunked' | 'unfinished'
}

type Care = 'right' | 'nearly' | 'wild'

/** Built once for each degree of care; some requests are made with none. */
const byCare = <T>(build: (how: Care) => Arbitrary<T>): Arbitrary<T> =>
  fc.oneof(
    { weight: 4, arbitrary: build('right') },
    { weight: 4, arbitrary: build('nearly') },
    { weight: 2, arbitrary: build('wild') },
  )

/** Weights of a value that means something, one that only fits its schema, an odd one, and none at all. */
const weights: Record<Care, { meant: number; fitting: number; odd: number; absent: number }> = {
  right: { meant: 1, fitting: 0, odd: 0, absent: 0 },
  nearly: { meant: 12, fitting: 2, odd: 1, absent: 1 },
  wild: { meant: 5, fitting: 3, odd: 8, absent: 5 },
}

const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const bytes = (text: string) => Buffer.from(text, 'utf8').toString('latin1')

const value = (name: string, schema: unknown, how: Care): Arbitrary<string> =>
  fc.oneof(
    { weight: weights[how].meant, arbitrary: meant(name, schema) },
    { weight: weights[how].fitting, arbitrary: fitting(schema) },
    { weight: weights[how].odd, arbitrary: oddJson },
  )

const optional = <T>(arbitrary: Arbitrary<T>, absent: number): Arbitrary<T | null> =>
  fc.oneof({ weight: 16, arbitrary }, { weight: absent, arbitrary: fc.constant(null) })

/** Fields that spoil a request as often as they matter to one. */
const rarely = new Set(['post_code', 'styles', 'promocode_id', 'promocode_code', 'cursor', 'currency'])

const isRare = (operation: Described, name: string) =>
  rarely.has(name) || (operation.id === 'createCheckout' && (name === 'tokens' || name === 'amount'))

const field = (operation: Described, name: string, schema: unknown, how: Care): Arbitrary<string | null> =>
  optional(value(name, schema, how), (isRare(operation, name) ? 200 : 0) + weights[how].absent)

function jsonObject(operation: Described, schema: unknown, how: Care): Arbitrary<string> {
  const fields = propertiesOf(schema).map(([name, property]) =>
    field(operation, name, property, how).map((text) => (text === null ? null : `${JSON.stringify(name)}:${text}`)),
  )
  const extra = fc.tuple(oddText, oddJson).map(([name, text]): string | null => `${JSON.stringify(name)}:${text}`)
  const extras = how === 'wild' ? fc.array(extra, { maxLength: 3 }) : fc.constant([])
  return fc
    .tuple(fc.tuple(...fields), extras)
    .map(([own, more]) => `{${[...own, ...more].filter((field) => field !== null).join(',')}}`)
}

interface Body {
  body: string
  type: string
}

const brokenJson: Arbitrary<Body> = fc
  .tuple(
    fc.oneof(
      oddJson,
      fc.constantFrom(
        '',
        ' ',
        '{',
        '{"a":',
        '{"a":1}}',
        "{'a':1}",
        '\ufeff{}',
        '{"a":1,"a":2}',
        'NaN',
        '"',
        '[1,',
        'a=b',
      ),
      fc.string({ unit: 'binary', maxLength: 40 }),
    ),
    fc.constantFrom('application/json', 'application/json; charset=utf-16', 'application/json;', 'Application/JSON'),
  )
  .map(([text, type]) => ({ body: bytes(text), type }))

const otherTypes = fc.constantFrom(
  'text/plain',
  'text/plain;charset=UTF-8',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/mixed; boundary=x',
  'application/octet-stream',
  'application/problem+json',
  'application/xml',
  'a/b/c',
  ';',
  '*/*',
  '\x00',
)

function jsonBody(operation: Described, schema: unknown): Arbitrary<Body> {
  const text = byCare((how) => jsonObject(operation, schema, how)).map(bytes)
  return fc.oneof(
    { weight: 10, arbitrary: text.map((body) => ({ body, type: 'application/json' })) },
    { weight: 2, arbitrary: brokenJson },
    { weight: 1, arbitrary: fc.tuple(text, otherTypes).map(([body, type]) => ({ body, type })) },
  )
}

/** `@png` is a small picture. */
const fileContents = fc.oneof(
  { weight: 6, arbitrary: fc.constant('@png') },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      '',
      '\x89PNG\r\n\x1a\n',
      '<svg onload="x"/>',
      'GIF89a',
      'RIFF\0\0\0\0WEBPVP8 ',
      '\xff\xd8\xff\xe0',
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }).map(bytes) },
)

const part = (name: string, content: string, more = '') =>
  `--frame\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${content}\r\n`

const plainText = (json: string): string => {
  const parsed: unknown = json === '1e400' ? json : JSON.parse(json)
  return bytes(typeof parsed === 'string' ? parsed.replace(/[\r\n"]/g, '_') : json)
}

const filePart = fc
  .tuple(
    fc.constantFrom('file', 'file', 'file', 'other', '__proto__'),
    fc.constantFrom('a.png', '', '../../a', 'x'.repeat(400)),
    fileContents,
  )
  .map(([name, file, content]) => part(name, content, `; filename="${file}"\r\nContent-Type: image/png`))

function formBody(operation: Described, schema: unknown): Arbitrary<Body> {
  const fields = propertiesOf(schema)
    .filter(([name]) => name !== 'file')
    .map(([name, property]) =>
      byCare((how) => field(operation, name, property, how)).map((text) =>
        text === null ? '' : part(name, plainText(text)),
      ),
    )
  const whole = fc
    .tuple(optional(filePart, 4), fc.tuple(...fields))
    .map(([file, own]) => `${own.join('')}${file ?? ''}--frame--\r\n`)
  const framed = 'multipart/form-data; boundary=frame'
  const damaged: Arbitrary<Body> = fc.tuple(whole, fc.nat(), fc.nat()).map(([body, kind, at]) => {
    const cut = at % (body.length + 1)
    const kinds: readonly Body[] = [
      { body, type: 'multipart/form-data' },
      { body, type: 'multipart/form-data; boundary=' },
      { body, type: 'multipart/form-data; boundary=other' },
      { body, type: `multipart/form-data; boundary=${'f'.repeat(200)}` },
      { body: body.slice(0, cut), type: framed },
      { body: body.slice(cut), type: framed },
      { body: body.replaceAll('\r\n', '\n'), type: framed },
      { body: body.replaceAll('"', ''), type: framed },
      { body: body.replace('form-data;', ''), type: framed },
      { body: body.replace('\r\n\r\n', `\r\nx: ${'y'.repeat(90_000)}\r\n\r\n`), type: framed },
      { body: part('a', 'b').repeat(40) + body, type: framed },
      { body: body + body, type: framed },
      { body: `${body.slice(0, cut)}\0\0${body.slice(cut)}`, type: framed },
      { body: '', type: framed },
      { body: '{}', type: 'application/json' },
    ]
    return kinds[kind % kinds.length] ?? { body, type: framed }
  })
  return fc.oneof(
    { weight: 2, arbitrary: whole.map((body) => ({ body, type: framed })) },
    { weight: 3, arbitrary: damaged },
  )
}

function bodyOf(operation: Described): Arbitrary<Body | null> {
  const content = member(member(operation.item, 'requestBody'), 'content')
  const form = member(member(content, 'multipart/form-data'), 'schema')
  if (form !== undefined) return optional(formBody(operation, form), 1)
  const json = member(member(content, 'application/json'), 'schema')
  if (json !== undefined) return optional(jsonBody(operation, json), 1)
  return fc.oneof({ weight: 8, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: brokenJson })
}

const encode = (text: string) =>
  text.startsWith('@') ? text : encodeURIComponent(text.toWellFormed()).replaceAll('%EF%BF%BD', '%ED%A0%80')

const inAddress = (json: string): string => {
  const parsed: unknown = /^"|^(true|false|null)$/.test(json) ? JSON.parse(json) : json
  return typeof parsed === 'string' ? parsed : json
}

/** Ids by the kind of thing that the path is about. */
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
    const right = live === null ? meant(name, schema).map(inAddress) : fc.constant(live)
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

/** Of the gateway: filled in when the body is known. */
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

/** Calls of which each costs a password's hash are asked less often: they are most of the time and little of the code. */
const costly = new Set(['login', 'register', 'changePassword', 'restorePassword'])

/** Ends the session that the others need. */
const ending = new Set(['logout'])

const weightOf = ({ id, method }: Described) => (ending.has(id) ? 1 : costly.has(id) ? 4 : method === 'GET' ? 8 : 12)

export const plans: Arbitrary<Plan> = fc.oneof(
  ...described.map((operation) => ({ weight: weightOf(operation), arbitrary: callOf(operation) })),
  { weight: 24, arbitrary: strays },
)
