import { resolve } from 'node:path'
import type { ImagesApiConfig } from './engines/images-api/config.ts'
import { readImagesApi } from './engines/images-api/read-config.ts'
import { ConfigError, type Env, text, url, whole } from './env.ts'
import { defaultLimits, type Limit, type LimitName, type Limits, variableOf } from './limits.ts'

/** Everything that can be set from outside, read once at start. README.md of this app lists the variables. */
export interface Config {
  port: number
  host: string
  /** Database, files and outbox live below it. */
  dataDir: string
  /** PostgreSQL instead of the embedded database. */
  databaseUrl: string | null
  /** The built site; null serves the API alone. */
  siteDir: string | null
  /** Address that people type; links in mails and the Secure flag of cookies follow it. */
  publicUrl: URL
  /** Other origins that may call, e.g. a site served from elsewhere. */
  allowedOrigins: readonly string[]
  /** How many proxies stand before the server, each of which adds to X-Forwarded-*: what they saw is believed. */
  trustProxy: number
  /** Members must confirm their e-mail before they do anything (D05). */
  requireEmailVerification: boolean
  /** Null keeps mails in the outbox folder. */
  smtpUrl: string | null
  mailFrom: string
  /** IP-to-country service, `{ip}` is replaced (D34). Null: off. */
  ipLookupUrl: string | null
  rateLimits: boolean
  limits: Limits
  /** Shared with the gateway: signs its webhooks. */
  webhookSecret: string | null
  imageConcurrency: number
  /** A server that generates pictures in place of the built-in engine. */
  imagesApi: ImagesApiConfig | null
  /** Key of the keyed hashes in the database; null: made once and kept in `dataDir`. */
  secretKey: string | null
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent'
}

function flag(env: Env, name: string, fallback: boolean): boolean {
  const given = text(env, name)?.toLowerCase()
  if (given === undefined) return fallback
  if (['1', 'true', 'on', 'yes'].includes(given)) return true
  if (['0', 'false', 'off', 'no'].includes(given)) return false
  throw new ConfigError(name, 'must be on or off')
}

/** On is one proxy. */
function hops(env: Env): number {
  const given = text(env, 'TRUST_PROXY')
  if (given !== null && /^\d+$/.test(given)) return whole(env, 'TRUST_PROXY', 0, [0, 10])
  return flag(env, 'TRUST_PROXY', false) ? 1 : 0
}

function readLimit(env: Env, name: string, fallback: Limit): Limit {
  const variable = variableOf(name)
  const given = text(env, variable)
  if (given === null) return fallback
  const parts = /^([1-9]\d{0,6})\/([1-9]\d{0,3})$/.exec(given)
  if (parts === null) throw new ConfigError(variable, 'must be a number of calls and of minutes, as in 20/15')
  return { max: Number(parts[1]), minutes: Number(parts[2]) }
}

function readLimits(env: Env): Limits {
  const limits: Record<LimitName, Limit> = { ...defaultLimits }
  for (const [name, limit] of Object.entries(defaultLimits))
    Object.assign(limits, { [name]: readLimit(env, name, limit) })
  return limits
}

/** Compared with what browsers send, so written as they write it: no path, no default port. */
function origins(env: Env, name: string): string[] {
  const given = (text(env, name) ?? '').split(',').flatMap((origin) => origin.trim() || [])
  return given.map((origin) => {
    const parsed = URL.parse(origin)
    if (parsed?.protocol !== 'http:' && parsed?.protocol !== 'https:') {
      throw new ConfigError(name, 'must be origins such as https://shop.example, with commas between them')
    }
    return parsed.origin
  })
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const

function logLevel(env: Env): Config['logLevel'] {
  const given = text(env, 'LOG_LEVEL') ?? 'info'
  const level = logLevels.find((known) => known === given)
  if (!level) throw new ConfigError('LOG_LEVEL', `must be one of ${logLevels.join(', ')}`)
  return level
}

function secretKey(env: Env): string | null {
  const given = text(env, 'SECRET_KEY')
  if (given !== null && given.length < 32) throw new ConfigError('SECRET_KEY', 'must have at least 32 characters')
  return given
}

/** @throws ConfigError naming the variable and what it must be. */
export function readConfig(env: Env): Config {
  const port = whole(env, 'PORT', 3000, [0, 65535])
  const dataDir = resolve(text(env, 'DATA_DIR') ?? '.data')
  const siteDir = text(env, 'SITE_DIR')
  return {
    port,
    // Both loopback addresses, whichever of them a browser takes for localhost.
    host: text(env, 'HOST') ?? 'localhost',
    dataDir,
    databaseUrl: url(env, 'DATABASE_URL', ['postgres:', 'postgresql:'])?.href ?? null,
    siteDir: siteDir ? resolve(siteDir) : null,
    publicUrl: url(env, 'PUBLIC_URL', ['http:', 'https:']) ?? new URL(`http://localhost:${port}`),
    allowedOrigins: origins(env, 'ALLOWED_ORIGINS'),
    trustProxy: hops(env),
    requireEmailVerification: flag(env, 'REQUIRE_EMAIL_VERIFICATION', false),
    smtpUrl: url(env, 'SMTP_URL', ['smtp:', 'smtps:'])?.href ?? null,
    mailFrom: text(env, 'MAIL_FROM') ?? 'Mintage <no-reply@mintage.example>',
    ipLookupUrl: text(env, 'IP_LOOKUP_URL'),
    rateLimits: flag(env, 'RATE_LIMIT', true),
    limits: readLimits(env),
    webhookSecret: text(env, 'WEBHOOK_SECRET'),
    secretKey: secretKey(env),
    imageConcurrency: whole(env, 'IMAGE_CONCURRENCY', 1, [1, 16]),
    imagesApi: readImagesApi(env),
    logLevel: logLevel(env),
  }
}
