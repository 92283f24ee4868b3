import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ConfigError } from '../support/env.ts'
import { readConfig } from './config.ts'

test('needs nothing', () => {
  const { publicUrl, limits, dataDir, ...rest } = readConfig({})
  expect(rest).toEqual({
    role: 'all',
    port: 3000,
    host: 'localhost',
    databaseUrl: null,
    s3: null,
    siteDir: null,
    allowedOrigins: [],
    trustProxy: 0,
    requireEmailVerification: false,
    smtpUrl: null,
    mailFrom: 'Mintage <no-reply@mintage.example>',
    ipLookupUrl: null,
    rateLimits: true,
    webhookSecret: null,
    stripe: null,
    secretKey: null,
    adminToken: null,
    identityFiles: null,
    imageConcurrency: 1,
    imagesApi: null,
    imageTimeoutSeconds: 300,
    backgroundModel: null,
    rembg: null,
    upscaleModel: null,
    stopSeconds: 10,
    logLevel: 'info',
    telemetry: null,
  })
  expect(publicUrl.href).toBe('http://localhost:3000/')
  expect(dataDir).toBe(join(process.cwd(), '.data'))
  expect(Object.keys(limits).length).toBeGreaterThan(0)
})

test('reads every variable', () => {
  const secret = 'x'.repeat(32)
  const { publicUrl, limits, ...rest } = readConfig({
    ROLE: 'worker',
    PORT: '0',
    HOST: '0.0.0.0',
    DATA_DIR: '/data',
    DATABASE_URL: 'postgresql://db/mintage',
    SITE_DIR: '/site',
    PUBLIC_URL: 'http://mintage.example/',
    ALLOWED_ORIGINS: 'https://shop.example/path,http://localhost:80',
    TRUST_PROXY: '10',
    REQUIRE_EMAIL_VERIFICATION: 'yes',
    SMTP_URL: 'smtps://mail.example',
    MAIL_FROM: 'Us <us@example.com>',
    IP_LOOKUP_URL: 'https://ip.example/{ip}',
    RATE_LIMIT: '0',
    WEBHOOK_SECRET: 'shared',
    SECRET_KEY: secret,
    ADMIN_TOKEN: secret,
    C2PA_CERTIFICATE: '/keys/certificate.pem',
    C2PA_PRIVATE_KEY: '/keys/key.pem',
    IMAGE_CONCURRENCY: '16',
    IMAGE_TIMEOUT: '7200',
    STOP_TIMEOUT: '300',
    LOG_LEVEL: 'silent',
  })
  expect(rest).toEqual({
    role: 'worker',
    port: 0,
    host: '0.0.0.0',
    dataDir: '/data',
    databaseUrl: 'postgresql://db/mintage',
    s3: null,
    siteDir: '/site',
    allowedOrigins: ['https://shop.example', 'http://localhost'],
    trustProxy: 10,
    requireEmailVerification: true,
    smtpUrl: 'smtps://mail.example',
    mailFrom: 'Us <us@example.com>',
    ipLookupUrl: 'https://ip.example/{ip}',
    rateLimits: false,
    webhookSecret: 'shared',
    stripe: null,
    secretKey: secret,
    adminToken: secret,
    identityFiles: { certificate: '/keys/certificate.pem', privateKey: '/keys/key.pem' },
    imageConcurrency: 16,
    imagesApi: null,
    imageTimeoutSeconds: 7200,
    backgroundModel: null,
    rembg: null,
    upscaleModel: null,
    stopSeconds: 300,
    logLevel: 'silent',
    telemetry: null,
  })
  expect(publicUrl.href).toBe('http://mintage.example/')
})

test.each([
  ['1', true],
  ['true', true],
  ['on', true],
  ['yes', true],
  ['0', false],
  ['false', false],
  ['off', false],
  ['no', false],
  ['No', false],
])('a switch that says %s', (raw, expected) => {
  expect(readConfig({ RATE_LIMIT: raw, REQUIRE_EMAIL_VERIFICATION: raw })).toMatchObject({
    rateLimits: expected,
    requireEmailVerification: expected,
  })
})

test('treats an empty variable as absent', () => {
  const config = readConfig({
    PORT: '8080',
    PUBLIC_URL: 'https://mintage.example',
    RATE_LIMIT: 'off',
    REQUIRE_EMAIL_VERIFICATION: 'ON',
    ALLOWED_ORIGINS: 'https://a.example, https://b.example, ,',
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
])('TRUST_PROXY=%s counts %i proxies', (raw, hops) => {
  expect(readConfig({ TRUST_PROXY: raw }).trustProxy).toBe(hops)
})

test('sets a limit by its name', () => {
  const { limits } = readConfig({ LIMIT_WRONG_PASSWORDS: '7/30', LIMIT_GET_DEPOSIT_STATUS: '1200/1' })
  expect(limits.wrongPasswords).toEqual({ max: 7, minutes: 30 })
  expect(limits.getDepositStatus).toEqual({ max: 1200, minutes: 1 })
  expect(limits.login).toEqual(readConfig({}).limits.login)
})

test.each([
  [{ PORT: 'many' }, 'PORT must be a whole number from 0 to 65535'],
  [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535'],
  [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535'],
  [{ PORT: '1.5' }, 'PORT must be a whole number from 0 to 65535'],
  [{ IMAGE_CONCURRENCY: '0' }, 'IMAGE_CONCURRENCY must be a whole number from 1 to 16'],
  [{ IMAGE_CONCURRENCY: '17' }, 'IMAGE_CONCURRENCY must be a whole number from 1 to 16'],
  [{ RATE_LIMIT: 'maybe' }, 'RATE_LIMIT must be on or off'],
  [{ TRUST_PROXY: '11' }, 'TRUST_PROXY must be a whole number from 0 to 10'],
  [{ TRUST_PROXY: 'two' }, 'TRUST_PROXY must be on or off'],
  [{ TRUST_PROXY: '2 proxies' }, 'TRUST_PROXY must be on or off'],
  [{ TRUST_PROXY: 'v2' }, 'TRUST_PROXY must be on or off'],
  [{ LIMIT_LOGIN: '30' }, 'LIMIT_LOGIN must be a number of calls and of minutes, as in 20/15'],
  [{ LIMIT_LOGIN: '10/0' }, 'LIMIT_LOGIN must be a number of calls and of minutes, as in 20/15'],
  [{ LIMIT_LOGIN: '20/15 ?' }, 'LIMIT_LOGIN must be a number of calls and of minutes, as in 20/15'],
  [{ LIMIT_LOGIN: 'x20/15' }, 'LIMIT_LOGIN must be a number of calls and of minutes, as in 20/15'],
  [
    { ALLOWED_ORIGINS: 'https://a.example, ftp://b.example' },
    'ALLOWED_ORIGINS must be origins such as https://shop.example, with commas between them',
  ],
  [
    { ALLOWED_ORIGINS: 'shop.example' },
    'ALLOWED_ORIGINS must be origins such as https://shop.example, with commas between them',
  ],
  [{ SECRET_KEY: 'x'.repeat(31) }, 'SECRET_KEY must have at least 32 characters'],
  [{ SMTP_URL: 'https://mail.example' }, 'SMTP_URL must begin with smtp: or smtps:'],
  [{ LIMIT_LOGIN: '0/5' }, 'LIMIT_LOGIN must be a number of calls and of minutes, as in 20/15'],
  [{ PUBLIC_URL: 'mintage.example' }, 'PUBLIC_URL must be a URL'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must begin with postgres: or postgresql:'],
  [{ IP_LOOKUP_URL: 'lookup' }, 'IP_LOOKUP_URL must be an address such as https://lookup.example/{ip}'],
  [
    { IP_LOOKUP_URL: 'ftp://lookup.example/{ip}' },
    'IP_LOOKUP_URL must be an address such as https://lookup.example/{ip}',
  ],
  [{ STOP_TIMEOUT: '0' }, 'STOP_TIMEOUT must be a whole number from 1 to 300'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, silent'],
])('%o is refused: %s', (env, message) => {
  const read = () => readConfig(env)
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(expect.objectContaining({ message }))
})

test.each([
  ['api', 'ROLE api needs DATABASE_URL: processes cannot share the embedded database'],
  ['worker', 'ROLE worker needs DATABASE_URL: processes cannot share the embedded database'],
  ['queue', 'ROLE must be one of all, api, worker, migrate'],
])('refuses the role %s alone: "%s"', (raw, message) => {
  expect(() => readConfig({ ROLE: raw })).toThrow(ConfigError)
  expect(() => readConfig({ ROLE: raw })).toThrow(message)
})

test('accepts any role with PostgreSQL, and migrating the embedded database', () => {
  for (const raw of ['all', 'api', 'worker', 'migrate'])
    expect(readConfig({ ROLE: raw, DATABASE_URL: 'postgresql://db/mintage' }).role).toBe(raw)
  expect(readConfig({ ROLE: 'migrate' }).role).toBe('migrate')
})
