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
  [{ PORT: 'many' }, 'PORT must be a whole number from 0 to 65535'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535'],
  [{ RATE_LIMIT: 'maybe' }, 'RATE_LIMIT must be on or off'],
  [{ PUBLIC_URL: 'mintage.example' }, 'PUBLIC_URL must be a URL'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must begin with postgres: or postgresql:'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, silent'],
])('%o is refused: %s', (env, message) => {
  expect(() => readConfig(env)).toThrow(
    new ConfigError(message.split(' ')[0] ?? '', message.split(' ').slice(1).join(' ')),
  )
})
