import Fastify from 'fastify'
import { describe, expect, onTestFinished, test } from 'vitest'
import {
  ConflictError,
  InvalidCursorError,
  NotEnoughTokensError,
  NotFoundError,
  TooManyRequestsError,
  ValidationError,
} from '../../errors.ts'
import { DatabaseAway } from '../db/away.ts'
import { StorageUnavailable } from '../storage/unavailable.ts'
import { handleError } from './error-handler.ts'
import {
  ApiError,
  forbidden,
  malformed,
  tooLarge,
  tooSlow,
  unauthorized,
  unavailable,
  unsupportedType,
} from './errors.ts'

const textBelow = (maxLength: number) => ({ type: 'string', maxLength })

/** A server with one route that throws the given error. */
function failing(failure: unknown) {
  const logged: { reference?: string; err?: { type: string }; msg?: string; method?: string; route?: string }[] = []
  const app = Fastify({
    logger: { level: 'error', stream: { write: (line: string) => void logged.push(JSON.parse(line)) } },
    bodyLimit: 1000,
    ajv: { customOptions: { allErrors: true, coerceTypes: false, removeAdditional: false } },
  })
  onTestFinished(() => app.close())
  app.setErrorHandler(handleError)
  const schema = {
    querystring: { type: 'object', properties: { page: { type: 'integer' } } },
    body: {
      type: 'object',
      required: ['name'],
      additionalProperties: false,
      properties: {
        name: textBelow(3),
        secret: { type: 'string', minLength: 6 },
        city: { type: 'string', minLength: 1 },
        count: { type: 'integer', minimum: 1, maximum: 4 },
        amount: { type: 'number' },
        tokens: { type: 'number' },
        email: { type: 'string' },
        tags: { type: 'array', items: textBelow(1) },
      },
    },
  }
  app.post('/call', { schema }, async () => {
    throw failure
  })
  const call = (body: unknown = { name: 'Ada' }, url = '/call') =>
    app.inject({
      method: 'POST',
      url,
      payload: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })
  return { app, call, logged }
}

const refusalOf = async (body: unknown) => (await failing(null).call(body)).json()

describe('a refusal', () => {
  test.each([
    [new InvalidCursorError(), 400, 'The request could not be read.', 'malformed'],
    [malformed(), 400, 'The request could not be read.', 'malformed'],
    [unauthorized(), 401, 'Please log in.', 'unauthorized'],
    [forbidden('Not for you.'), 403, 'Not for you.', 'forbidden'],
    [forbidden('Not yet.', 'email_not_verified'), 403, 'Not yet.', 'email_not_verified'],
    [new NotFoundError(), 404, 'Not found.', 'not_found'],
    [tooSlow(), 408, 'The request took too long.', 'malformed'],
    [new ConflictError('Paid already.'), 409, 'Paid already.', 'conflict'],
    [tooLarge('Too large.'), 413, 'Too large.', 'too_large'],
    [unsupportedType('No form.'), 415, 'No form.', 'unsupported_type'],
    [unavailable('Closed.'), 503, 'Closed.', 'unavailable'],
  ])('is answered unchanged and not logged: %s', async (refusal, status, message, code) => {
    const { call, logged } = failing(refusal)
    const answer = await call()
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toEqual({ status: 'ERROR', message, code })
    expect(logged).toEqual([])
  })

  test("uses the first field's text as the message", async () => {
    const answer = await failing(
      new ValidationError({ name: ['Name is odd', 'Name is long'], city: ['City is odd'] }),
    ).call()
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toEqual({
      status: 'ERROR',
      message: 'Name is odd',
      code: 'validation',
      errors: { name: ['Name is odd', 'Name is long'], city: ['City is odd'] },
    })
    expect((await failing(new ValidationError({ name: ['Name is odd'] }, 'Fill it in')).call()).json().message).toBe(
      'Fill it in',
    )
    const text = 'Please correct the errors and try again.'
    expect((await failing(new ValidationError({})).call()).json().message).toBe(text)
    expect((await failing(new ValidationError({ name: [] })).call()).json().message).toBe(text)
  })

  test('may have extra members, or a message only', async () => {
    const short = await failing(new NotEnoughTokensError(2, 1)).call()
    expect(short.statusCode).toBe(402)
    expect(short.json()).toEqual({
      status: 'ERROR',
      message: 'You need 2 tokens and have 1.',
      code: 'not_enough_tokens',
      needed: 2,
      balance: 1,
    })
    expect((await failing(new ApiError(410, 'Gone.')).call()).json()).toEqual({ status: 'ERROR', message: 'Gone.' })
  })

  test('has a retry-after header if the delay is known', async () => {
    const wait = await failing(new TooManyRequestsError(0)).call()
    expect(wait.statusCode).toBe(429)
    expect(wait.headers['retry-after']).toBe('0')
    expect((await failing(new NotFoundError()).call()).headers).not.toHaveProperty('retry-after')
  })

  test('closes the connection only if the request was not read to its end', async () => {
    expect((await failing(tooLarge('Too large.')).call()).headers.connection).toBe('close')
    expect((await failing(new NotFoundError()).call()).headers.connection).not.toBe('close')
  })
})

const failure = (message: string, code?: string) => Object.assign(new Error(message), code ? { code } : {})

describe('an unreachable database', () => {
  test.each([
    [new DatabaseAway(failure('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED'))],
    [failure('terminating connection due to administrator command', '57P01')],
    [failure('the database system is starting up', '57P03')],
    [failure('sorry, too many clients already', '53300')],
    [failure('could not extend file: No space left on device', '53100')],
    [failure('connection failure', '08006')],
    [failure('read ECONNRESET', 'ECONNRESET')],
    [failure('Connection terminated unexpectedly')],
    [failure('Connection terminated due to connection timeout')],
    [failure('Client has encountered a connection error and is not queryable')],
    [new StorageUnavailable('The storage could not read a file: SlowDown, status 503')],
  ])('answers 503 with a retry-after header: %s', async (error) => {
    const { call, logged } = failing(error)
    const answer = await call()
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('5')
    expect(answer.json()).toEqual({
      status: 'ERROR',
      message: 'We cannot answer right now. Please try again in a moment.',
      code: 'unavailable',
    })
    expect(logged).toEqual([])
  })

  test.each([
    [failure('duplicate key value violates unique constraint', '23505')],
    [failure('connect ECONNREFUSED 127.0.0.1:25', 'ECONNREFUSED')],
    [failure('The connection was terminated')],
  ])('is not assumed for other failures: %s', async (error) => {
    expect((await failing(error).call()).statusCode).toBe(500)
  })
})

describe('a request that violates the contract', () => {
  test.each([
    [{}, { name: ['This field is required'] }],
    [{ name: 'Adas' }, { name: ['Please use at most 3 characters'] }],
    [{ name: 'Ada', secret: 'x' }, { secret: ['Please use at least 6 characters'] }],
    [{ name: 'Ada', city: '' }, { city: ['This field is required'] }],
    [{ name: 'Ada', count: 5 }, { count: ['Must be at most 4'] }],
    [{ name: 'Ada', count: 0 }, { count: ['Must be at least 1'] }],
    [{ name: 'Ada', odd: 1 }, { odd: ['This field is not known'] }],
    [{ name: 7 }, { name: ['This value is not valid'] }],
    [{ name: 'Ada', amount: 'x' }, { amount: ['Please enter a valid amount'] }],
    [{ name: 'Ada', tokens: 'x' }, { tokens: ['Please enter a valid amount'] }],
    [{ name: 'Ada', email: 7 }, { email: ['Please enter a valid email address'] }],
    [{ name: 'Ada', tags: ['a', 'bc'] }, { tags: ['Please use at most 1 characters'] }],
    [[], { body: ['This value is not valid'] }],
  ])('gets an error for the field: %j', async (body, errors) => {
    const answer = await failing(null).call(body)
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ code: 'validation', errors })
    expect(answer.json().message).toBe(Object.values(errors)[0]?.[0])
  })

  test('gets one error per field and at most twenty fields', async () => {
    expect((await refusalOf({ name: 'Ada', tags: ['abc', 'def'] })).errors).toEqual({
      tags: ['Please use at most 1 characters'],
    })
    const fields = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, 1]))
    expect(Object.keys((await refusalOf({ name: 'Ada', ...fields(19) })).errors)).toHaveLength(19)
    expect(Object.keys((await refusalOf({ name: 'Ada', ...fields(20) })).errors)).toHaveLength(20)
    expect(Object.keys((await refusalOf({ name: 'Ada', ...fields(21) })).errors)).toHaveLength(20)
  })

  test('is malformed outside the body', async () => {
    const answer = await failing(null).call({ name: 'Ada' }, '/call?page=x')
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ status: 'ERROR', message: 'The request could not be read.', code: 'malformed' })
    expect((await failing(null).call('{x')).json()).toEqual(answer.json())
  })

  test('gets 415 or 413 for a wrong type or size', async () => {
    const { app, call } = failing(null)
    const form = await app.inject({ method: 'POST', url: '/call', payload: 'a', headers: { 'content-type': 'x/y' } })
    expect(form.statusCode).toBe(415)
    expect(form.json()).toMatchObject({
      message: 'This call does not take a body of this type.',
      code: 'unsupported_type',
    })
    const large = await call({ name: 'x'.repeat(1000) })
    expect(large.statusCode).toBe(413)
    expect(large.json()).toMatchObject({ message: 'The request is larger than this call takes.', code: 'too_large' })
  })
})

describe('an unexpected error', () => {
  const failure = (statusCode: number) => Object.assign(new Error('secret'), { statusCode })

  test.each([[new Error('secret')], [failure(500)], [failure(399)], ['secret']])(
    'is answered without details, with a reference that is logged: %s',
    async (thrown) => {
      const { call, logged } = failing(thrown)
      const answer = await call()
      expect(answer.statusCode).toBe(500)
      expect(answer.json()).toEqual({
        status: 'ERROR',
        message: 'Server error. Please try again later.',
        code: 'server_error',
        reference: expect.stringMatching(/^req-[0-9a-f]{8}$/),
      })
      expect(logged).toEqual([
        expect.objectContaining({
          reference: answer.json().reference,
          method: 'POST',
          route: '/call',
          msg: 'unexpected error',
        }),
      ])
      expect(logged[0]).toHaveProperty('err')
    },
  )

  test.each([400, 499])('with a client status (%i) is malformed', async (statusCode) => {
    const { call, logged } = failing(failure(statusCode))
    expect((await call()).statusCode).toBe(400)
    expect(logged).toEqual([])
  })
})
