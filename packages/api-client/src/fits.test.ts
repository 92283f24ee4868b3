import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fits, type Shape } from './fits.ts'
import { keepsContract } from './index.ts'
import { makePack, makeSettings, ok } from './mocks/index.ts'
import { shapes } from './shapes.gen.ts'
import { operations } from './testing/contract.ts'

/** Looked up as the client does it: by method and path. */
const shapeOf = (call: string): Shape => shapes[call] ?? expect.fail(`${call} has no shape`)

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

it('takes every example of the contract', () => {
  expect(examples.length).toBeGreaterThan(20)
  const refused = examples.filter(({ method, path, body }) => !keepsContract(body, method.toUpperCase(), path))
  expect(refused).toEqual([])
})

describe.each(Object.keys(shapes))('%s', (call) => {
  it.each([null, [], 'soon', { payload: 'soon', '*': 1 }, [{}], { payload: [{}] }])(
    'is not answered by %j',
    (nonsense) => {
      expect(fits(nonsense, shapeOf(call))).toBe(false)
    },
  )
})

it('asks nothing of an answer that nobody reads, or that says it is no success', () => {
  expect(keepsContract({}, 'PUT', '/user/profile')).toBe(true)
  expect(keepsContract({ status: 'ERROR', message: 'No.' }, 'GET', '/currencies')).toBe(true)
})

it('looks at every item of a list', () => {
  const currency = { code: 'EUR', value: 1, symbol: '€', default: 1 }
  const currencies = shapeOf('GET /currencies')
  expect(fits(ok([currency, currency]), currencies)).toBe(true)
  expect(fits(ok([currency, { ...currency, code: undefined }]), currencies)).toBe(false)
})

it('lets a server leave out settings, which have defaults, but not change their type (R384-R389)', () => {
  const settings = shapeOf('GET /settings')
  expect(fits(ok({}), settings)).toBe(true)
  expect(fits(ok({ ...makeSettings(), payment_methods: null }), settings)).toBe(true)
  expect(fits(ok({ ...makeSettings(), payment_methods: 'card' }), settings)).toBe(false)
})

it('leaves the two forms of packs to whoever reads them (R321)', () => {
  for (const packs of [[makePack()], { 1: makePack() }]) expect(keepsContract(ok(packs), 'GET', '/packs')).toBe(true)
})

it('reads numbers that are written as text, and yes and no as 1 and 0', () => {
  expect(fits('18.08', 'number')).toBe(true)
  expect(fits(1, 'boolean')).toBe(true)
  for (const no of ['', 'many', Number.NaN, {}, []]) expect(fits(no, 'number')).toBe(false)
})

it('never throws, whatever comes', () => {
  fc.assert(
    fc.property(fc.anything(), (value) =>
      Object.values(shapes).every((shape) => typeof fits(value, shape) === 'boolean'),
    ),
  )
})
