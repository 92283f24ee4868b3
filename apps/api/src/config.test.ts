import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

test('needs nothing', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    databaseUrl: null,
    siteDir: null,
    requireEmailVerification: false,
    rateLimits: true,
    smtpUrl: null,
    ipLookupUrl: null,
  })
  expect(readConfig({}).publicUrl.href).toBe('http://localhost:3000/')
})

test('reads what is set, and treats empty as absent', () => {
  const config = readConfig({
    PORT: '8080',
    PUBLIC_URL: 'https://mintage.example',
    RATE_LIMIT: 'off',
    REQUIRE_EMAIL_VERIFICATION: 'ON',
    ALLOWED_ORIGINS: 'https://a.example, https://b.example',
    DATABASE_URL: '',
    SMTP_URL: ' ',
  })
  expect(config).toMatchObject({
    port: 8080,
    rateLimits: false,
    requireEmailVerification: true,
    allowedOrigins: ['https://a.example', 'https://b.example'],
    databaseUrl: null,
    smtpUrl: null,
  })
  expect(config.publicUrl.origin).toBe('https://mintage.example')
})

test.each([
  [undefined, 0],
  ['off', 0],
  ['on', 1],
  ['1', 1],
  ['3', 3],
])('TRUST_PROXY=%s counts %i proxies', (given, hops) => {
  expect(readConfig({ TRUST_PROXY: given }).trustProxy).toBe(hops)
})

test('a limit is set by the name of what it limits', () => {
  const { limits } = readConfig({ LIMIT_WRONG_PASSWORDS: '7/30', LIMIT_GET_DEPOSIT_STATUS: '9/1' })
  expect(limits.wrongPasswords).toEqual({ max: 7, minutes: 30 })
  expect(limits.getDepositStatus).toEqual({ max: 9, minutes: 1 })
  expect(limits.login).toEqual(readConfig({}).limits.login)
})

test.each([
  [{ PORT: 'many' }, 'PORT must be a whole number from 0 to 65535'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535'],
  [{ RATE_LIMIT: 'maybe' }, 'RATE_LIMIT must be on or off'],
  [{ TRUST_PROXY: '11' }, 'TRUST_PROXY must be a whole number from 0 to 10'],
  [{ TRUST_PROXY: 'two' }, 'TRUST_PROXY must be on or off'],
  [{ LIMIT_LOGIN: '30' }, 'LIMIT_LOGIN must be a number of calls and of minutes, as in 20/15'],
  [{ LIMIT_LOGIN: '0/5' }, 'LIMIT_LOGIN must be a number of calls and of minutes, as in 20/15'],
  [{ SECRET_KEY: 'short' }, 'SECRET_KEY must have at least 32 characters'],
  [{ PUBLIC_URL: 'mintage.example' }, 'PUBLIC_URL must be a URL'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must begin with postgres: or postgresql:'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, silent'],
])('%o is refused: %s', (env, message) => {
  expect(() => readConfig(env)).toThrow(
    new ConfigError(message.split(' ')[0] ?? '', message.split(' ').slice(1).join(' ')),
  )
})
