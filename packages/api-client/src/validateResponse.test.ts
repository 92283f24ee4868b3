import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { responseSchemas as eager } from './eagerSchemas.gen.ts'
import { validateResponse } from './index.ts'
import { responseSchemas as lazy } from './lazySchemas.gen.ts'
import { makePack, makeSettings, ok } from './mocks/index.ts'
import { matchesSchema, type ResponseSchema } from './responseSchema.ts'
import { operations } from './testing/contract.ts'

const calls = [eager, lazy].flatMap(({ schemas, named }) =>
  Object.entries(schemas).map(([call, schema]) => ({ call, schema, named })),
)

const matchesCall = (body: unknown, call: string) => {
  const schema = eager.schemas[call] ?? expect.fail(`${call} has no schema`)
  return matchesSchema(body, schema, eager.named)
}

const plain = (value: unknown, schema: ResponseSchema) => matchesSchema(value, schema, {})

interface Media {
  example?: unknown
  examples?: Record<string, { value: unknown }>
}

/** The examples that the contract gives for the successes of its calls. */
const examples = operations.flatMap(({ method, path, responses }) =>
  Object.entries(responses).flatMap(([status, answer]) => {
    const media: Media | undefined = 'content' in answer ? answer.content?.['application/json'] : undefined
    if (!/^20[0-2]$/.test(status) || !media) return []
    const values = Object.values(media.examples ?? {}).map(({ value }) => value)
    return ('example' in media ? [media.example, ...values] : values).map((body) => ({ method, path, body }))
  }),
)

it('takes every example of the contract', async () => {
  expect(examples.length).toBeGreaterThan(20)
  const isValid = await Promise.all(
    examples.map(({ method, path, body }) => validateResponse(body, method.toUpperCase(), path)),
  )
  expect(examples.filter((_, index) => !isValid[index])).toEqual([])
})

it('lists each call in one of the two tables', () => {
  expect(Object.keys(eager.schemas).filter((call) => Object.hasOwn(lazy.schemas, call))).toEqual([])
  expect(calls.map(({ call }) => call)).toContain('GET /projects')
})

describe.each(calls.filter(({ schema }) => Object.keys(schema).length > 0))('$call', ({ schema, named }) => {
  it.each([null, [], 'soon', { payload: 'soon', '*': 1 }, [{}], { payload: [{}] }])(
    'is not answered by %j',
    (nonsense) => {
      expect(matchesSchema(nonsense, schema, named)).toBe(false)
    },
  )
})

it('skips unread write responses and ERROR envelopes', async () => {
  expect(await validateResponse({}, 'PUT', '/user/profile')).toBe(true)
  expect(await validateResponse({ status: 'ERROR', message: 'No.' }, 'GET', '/currencies')).toBe(true)
})

it('looks at every item of a list', () => {
  const currency = { code: 'EUR', value: 1, symbol: '€', default: 1 }
  const currencies = 'GET /currencies'
  expect(matchesCall(ok([currency, currency]), currencies)).toBe(true)
  expect(matchesCall(ok([currency, { ...currency, code: undefined }]), currencies)).toBe(false)
})

it('lets a server leave out settings, which have defaults, but not change their type (R384-R389)', () => {
  const settings = 'GET /settings'
  expect(matchesCall(ok({}), settings)).toBe(true)
  expect(matchesCall(ok({ ...makeSettings(), payment_methods: null }), settings)).toBe(true)
  expect(matchesCall(ok({ ...makeSettings(), payment_methods: 'card' }), settings)).toBe(false)
})

it('accepts both forms of packs (R321)', async () => {
  for (const packs of [[makePack()], { 1: makePack() }]) {
    expect(await validateResponse(ok(packs), 'GET', '/packs')).toBe(true)
  }
})

it('reads numbers that are written as text, and yes and no as 1 and 0', () => {
  expect(plain('18.08', 'number')).toBe(true)
  expect(plain(1, 'boolean')).toBe(true)
  for (const no of ['', 'many', Number.NaN, {}, []]) expect(plain(no, 'number')).toBe(false)
})

it('never throws', () => {
  fc.assert(
    fc.property(fc.anything(), (value) =>
      calls.every(({ schema, named }) => typeof matchesSchema(value, schema, named) === 'boolean'),
    ),
  )
})
