import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { EngineError } from '../../engines/shared/errors.ts'
import { readConfig } from '../config/config.ts'
import { StorageUnavailable } from '../storage/unavailable.ts'
import { loggerOptions } from './logging.ts'

function open(env: Record<string, string> = {}) {
  const lines: string[] = []
  const app = Fastify({ logger: loggerOptions(readConfig(env), { write: (line) => void lines.push(line) }) })
  onTestFinished(() => app.close())
  return { app, log: app.log, lines, last: () => JSON.parse(lines.at(-1) ?? '{}') }
}

const names = [
  'card_number',
  'cvv',
  'expiry_month',
  'expiry_year',
  'password',
  'password_confirmation',
  'current_password',
  'token',
  'access_token',
  'authorization',
  'cookie',
  'set-cookie',
]

test.each(names)('hides %s in the log, also two levels deep', (name) => {
  const { log, last } = open()
  log.info({ [name]: 'secret', city: 'Oslo', a: { [name]: 'secret', b: { [name]: 'secret' } } }, 'paid')
  const hidden = { [name]: '[redacted]' }
  expect(last()).toMatchObject({ msg: 'paid', city: 'Oslo', ...hidden, a: { ...hidden, b: hidden } })
})

test("logs an error's type and stack, never its message", () => {
  const { log, lines, last } = open()
  log.error({ err: Object.assign(new TypeError('duplicate\nkey ada@example.com'), { code: '23505' }) }, 'failed')
  expect(lines[0]).not.toContain('ada@example.com')
  const { err } = last()
  expect(err).toMatchObject({ type: 'TypeError', message: '', code: '23505' })
  expect(err.stack.split('\n').length).toBeGreaterThan(1)
  for (const line of err.stack.split('\n')) expect(line).toMatch(/^\s+at \S/)
})

test.each<[string, Error, object]>([
  [
    'an engine',
    new EngineError('unavailable', 'the images API answered 401 (invalid_api_key)', { status: 401 }),
    { message: 'the images API answered 401 (invalid_api_key)', code: 'unavailable', status: 401 },
  ],
  [
    'an engine that asked no server',
    new EngineError('bad_answer', 'images may not be fetched from cdn.example', { cause: new Error('s3cret') }),
    { message: 'images may not be fetched from cdn.example', code: 'bad_answer' },
  ],
  ['the storage', new StorageUnavailable('The disk is full.'), { message: 'The disk is full.' }],
])('what %s says of a failure is told, for it is written for the operator', (_name, error, loggedError) => {
  const { log, lines, last } = open()
  log.error({ err: error }, 'failed')
  expect(last().err).toMatchObject(loggedError)
  expect(last().err.stack).not.toContain(error.message)
  expect(lines.join()).not.toContain('s3cret')
})

test('logs only the type of a thrown value that is not an Error', () => {
  const { log, lines, last } = open()
  log.error({ err: 'ada@example.com' }, 'failed')
  expect(last().err).toEqual({ type: 'string', message: '', stack: '' })
  log.error({ err: Object.assign(new Error('x'), { stack: undefined }) }, 'failed')
  expect(last().err).toEqual({ type: 'Error', message: '', stack: '' })
  expect(lines.join()).not.toContain('ada@example.com')
})

test('logs a request by its route, never by its URL', async () => {
  const { app, lines, last } = open()
  app.get('/verify/:token', async (request) => {
    request.log.info({ req: request }, 'came')
    return ''
  })
  await app.inject({ url: '/verify/mint_1?email=ada@example.com' })
  const came = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'came')
  expect(came.req).toEqual({ method: 'GET', route: '/verify/:token' })
  expect(last()).toBeDefined()
})

test('logs nothing below the configured level', () => {
  const { log, lines } = open({ LOG_LEVEL: 'warn' })
  log.info('small')
  log.warn('large')
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['large'])
})
