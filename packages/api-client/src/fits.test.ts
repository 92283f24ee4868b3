import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shapes as first } from './firstShapes.gen.ts'
import { fits, type Shape } from './fits.ts'
import { keepsContract } from './index.ts'
import { shapes as later } from './laterShapes.gen.ts'
import { makePack, makeSettings, ok } from './mocks/index.ts'
import { operations } from './testing/contract.ts'

const calls = [first, later].flatMap(({ shapes, named }) =>
  Object.entries(shapes).map(([call, shape]) => ({ call, shape, named })),
)

const fitsCall = (body: unknown, call: string) => {
  const shape = first.shapes[call] ?? expect.fail(`${call} has no shape`)
  return fits(body, shape, first.named)
}

const plain = (value: unknown, shape: Shape) => fits(value, shape, {})

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
  const kept = await Promise.all(
    examples.map(({ method, path, body }) => keepsContract(body, method.toUpperCase(), path)),
  )
  expect(examples.filter((_, index) => !kept[index])).toEqual([])
})

it('knows a call in one of the two tables only', () => {
  expect(Object.keys(first.shapes).filter((call) => Object.hasOwn(later.shapes, call))).toEqual([])
  expect(calls.map(({ call }) => call)).toContain('GET /projects')
})

describe.each(calls.filter(({ shape }) => Object.keys(shape).length > 0))('$call', ({ shape, named }) => {
  it.each([null, [], 'soon', { payload: 'soon', '*': 1 }, [{}], { payload: [{}] }])(
    'is not answered by %j',
    (nonsense) => {
      expect(fits(nonsense, shape, named)).toBe(false)
    },
  )
})

it('asks nothing of an answer that nobody reads, or that says it is no success', async () => {
  expect(await keepsContract({}, 'PUT', '/user/profile')).toBe(true)
  expect(await keepsContract({ status: 'ERROR', message: 'No.' }, 'GET', '/currencies')).toBe(true)
})

it('looks at every item of a list', () => {
  const currency = { code: 'EUR', value: 1, symbol: '€', default: 1 }
  const currencies = 'GET /currencies'
  expect(fitsCall(ok([currency, currency]), currencies)).toBe(true)
  expect(fitsCall(ok([currency, { ...currency, code: undefined }]), currencies)).toBe(false)
})

it('lets a server leave out settings, which have defaults, but not change their type (R384-R389)', () => {
  const settings = 'GET /settings'
  expect(fitsCall(ok({}), settings)).toBe(true)
  expect(fitsCall(ok({ ...makeSettings(), payment_methods: null }), settings)).toBe(true)
  expect(fitsCall(ok({ ...makeSettings(), payment_methods: 'card' }), settings)).toBe(false)
})

it('leaves the two forms of packs to whoever reads them (R321)', async () => {
  for (const packs of [[makePack()], { 1: makePack() }]) {
    expect(await keepsContract(ok(packs), 'GET', '/packs')).toBe(true)
  }
})

it('reads numbers that are written as text, and yes and no as 1 and 0', () => {
  expect(plain('18.08', 'number')).toBe(true)
  expect(plain(1, 'boolean')).toBe(true)
  for (const no of ['', 'many', Number.NaN, {}, []]) expect(plain(no, 'number')).toBe(false)
})

it('never throws, whatever comes', () => {
  fc.assert(
    fc.property(fc.anything(), (value) =>
      calls.every(({ shape, named }) => typeof fits(value, shape, named) === 'boolean'),
    ),
  )
})
