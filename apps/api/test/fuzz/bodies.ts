import fc, { type Arbitrary } from 'fast-check'
import type { Described } from '../support/contract.ts'
import { fitting, oddJson, oddText, propertiesOf, typical } from './values.ts'

type Care = 'right' | 'nearly' | 'wild'

/** Built once per level of care; some requests have none. */
export const byCare = <T>(build: (how: Care) => Arbitrary<T>): Arbitrary<T> =>
  fc.oneof(
    { weight: 4, arbitrary: build('right') },
    { weight: 4, arbitrary: build('nearly') },
    { weight: 2, arbitrary: build('wild') },
  )

/** Weights of a meaningful value, one that only fits its schema, an odd one, and none. */
const weights: Record<Care, { typical: number; fitting: number; odd: number; absent: number }> = {
  right: { typical: 1, fitting: 0, odd: 0, absent: 0 },
  nearly: { typical: 12, fitting: 2, odd: 1, absent: 1 },
  wild: { typical: 5, fitting: 3, odd: 8, absent: 5 },
}

export const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const bytes = (text: string) => Buffer.from(text, 'utf8').toString('latin1')

const value = (name: string, schema: unknown, how: Care): Arbitrary<string> =>
  fc.oneof(
    { weight: weights[how].typical, arbitrary: typical(name, schema) },
    { weight: weights[how].fitting, arbitrary: fitting(schema) },
    { weight: weights[how].odd, arbitrary: oddJson },
  )

export const optional = <T>(arbitrary: Arbitrary<T>, absent: number): Arbitrary<T | null> =>
  fc.oneof({ weight: 16, arbitrary }, { weight: absent, arbitrary: fc.constant(null) })

/** Fields that usually make a request invalid. */
const rarely = new Set(['post_code', 'styles', 'promocode_id', 'promocode_code', 'cursor', 'currency'])

const isRare = (operation: Described, name: string) =>
  rarely.has(name) || (operation.id === 'createCheckout' && (name === 'tokens' || name === 'amount'))

export const field = (operation: Described, name: string, schema: unknown, how: Care): Arbitrary<string | null> =>
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

export interface Body {
  body: string
  type: string
}

export const brokenJson: Arbitrary<Body> = fc
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

/** `@png` is replaced by a small image. */
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

export function bodyOf(operation: Described): Arbitrary<Body | null> {
  const content = member(member(operation.item, 'requestBody'), 'content')
  const form = member(member(content, 'multipart/form-data'), 'schema')
  if (form !== undefined) return optional(formBody(operation, form), 1)
  const json = member(member(content, 'application/json'), 'schema')
  if (json !== undefined) return optional(jsonBody(operation, json), 1)
  return fc.oneof({ weight: 8, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: brokenJson })
}
