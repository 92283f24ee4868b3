import { resolve } from 'node:path'
import type { ImagesApiConfig } from '../../engines/images-api/config.ts'
import { readImagesApi } from '../../engines/images-api/read-config.ts'
import type { BackgroundModel, UpscaleModel } from '../../engines/onnx/config.ts'
import { readBackgroundModel, readUpscaleModel } from '../../engines/onnx/read-config.ts'
import type { RembgConfig } from '../../engines/rembg/config.ts'
import { readRembg } from '../../engines/rembg/read-config.ts'
import { readS3, type S3Config } from '../storage/s3-config.ts'
import { ConfigError, type Env, flag, text, url, whole } from '../support/env.ts'
import { readTelemetry, type TelemetryConfig } from '../telemetry/read-config.ts'
import { defaultLimits, type Limit, type LimitName, type Limits, variableOf } from './default-rate-limits.ts'
import { readStripe, type StripeConfig } from './stripe.ts'

/** `api` answers requests, `worker` makes the images, `all` does both, `migrate` updates the database and ends. */
export type Role = 'all' | 'api' | 'worker' | 'migrate'

/** Paths of the operator's own certificate and key. */
export interface IdentityFiles {
  certificate: string
  privateKey: string
}

/** Configuration from environment variables, read once at start; README.md of this app lists them. */
export interface Config {
  role: Role
  port: number
  host: string
  /** Folder of the database, the files and the outbox. */
  dataDir: string
  /** PostgreSQL instead of the embedded database. */
  databaseUrl: string | null
  /** Files in a bucket instead of a folder below `dataDir`. */
  s3: S3Config | null
  /** The built site; null serves only the API. */
  siteDir: string | null
  /** The address for visitors; links in mails and the Secure flag of cookies use it. */
  publicUrl: URL
  /** Other origins that may call the API, e.g. a site on another host. */
  allowedOrigins: readonly string[]
  /** Number of trusted proxies in front of the server, each of which adds to X-Forwarded-*. */
  trustProxy: number
  /** Whether members must confirm their e-mail first (D05). */
  requireEmailVerification: boolean
  /** Null keeps mails in the outbox folder. */
  smtpUrl: string | null
  mailFrom: string
  /** IP-to-country service, `{ip}` is replaced (D34). Null: off. */
  ipLookupUrl: string | null
  rateLimits: boolean
  limits: Limits
  /** Shared with the sandbox, which signs its webhooks with it. */
  webhookSecret: string | null
  /** Takes real payments instead of the sandbox. */
  stripe: StripeConfig | null
  imageConcurrency: number
  /** For one image of the built-in workers. */
  imageTimeoutSeconds: number
  /** An image generation server to use instead of the built-in engine. */
  imagesApi: ImagesApiConfig | null
  /** The certificate that signs images; null: one that the first start creates. */
  identityFiles: IdentityFiles | null
  /** The operator's model for background removal, used instead of the built-in engine. */
  backgroundModel: BackgroundModel | null
  /** A server for background removal, used instead of the built-in engine. */
  rembg: RembgConfig | null
  /** The operator's model for upscaling, used instead of the built-in engine. */
  upscaleModel: UpscaleModel | null
  /** Key of the keyed hashes in the database; null: one that is created in `dataDir`. */
  secretKey: string | null
  /** Token of operators; null disables their endpoints. */
  adminToken: string | null
  /** Time for open requests when the server stops. */
  stopSeconds: number
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent'
  /** Null disables telemetry and does not load it. */
  telemetry: TelemetryConfig | null
}

/** `on` means one proxy. */
function hops(env: Env): number {
  const raw = text(env, 'TRUST_PROXY')
  if (raw !== null && /^\d+$/.test(raw)) return whole(env, 'TRUST_PROXY', 0, [0, 10])
  return flag(env, 'TRUST_PROXY', false) ? 1 : 0
}

function readLimit(env: Env, name: string, fallback: Limit): Limit {
  const variable = variableOf(name)
  const raw = text(env, variable)
  if (raw === null) return fallback
  const parts = /^([1-9]\d{0,6})\/([1-9]\d{0,3})$/.exec(raw)
  if (parts === null) throw new ConfigError(variable, 'must be a number of calls and of minutes, as in 20/15')
  return { max: Number(parts[1]), minutes: Number(parts[2]) }
}

function readLimits(env: Env): Limits {
  const limits: Record<LimitName, Limit> = { ...defaultLimits }
  for (const [name, limit] of Object.entries(defaultLimits))
    Object.assign(limits, { [name]: readLimit(env, name, limit) })
  return limits
}

/** Normalized like the Origin header: no path, no default port. */
function origins(env: Env, name: string): string[] {
  const raw = (text(env, name) ?? '').split(',').flatMap((origin) => origin.trim() || [])
  return raw.map((origin) => {
    const parsed = URL.parse(origin)
    if (parsed?.protocol !== 'http:' && parsed?.protocol !== 'https:') {
      throw new ConfigError(name, 'must be origins such as https://shop.example, with commas between them')
    }
    return parsed.origin
  })
}

function ipLookupUrl(env: Env): string | null {
  const raw = text(env, 'IP_LOOKUP_URL')
  // `{ip}` is not valid in a URL, so an example address replaces it.
  const protocol = raw === null ? null : URL.parse(raw.replace('{ip}', '192.0.2.1'))?.protocol
  if (protocol === null || protocol === 'http:' || protocol === 'https:') return raw
  throw new ConfigError('IP_LOOKUP_URL', 'must be an address such as https://lookup.example/{ip}')
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const

function logLevel(env: Env): Config['logLevel'] {
  const raw = text(env, 'LOG_LEVEL') ?? 'info'
  const level = logLevels.find((name) => name === raw)
  if (!level) throw new ConfigError('LOG_LEVEL', `must be one of ${logLevels.join(', ')}`)
  return level
}

const roles = ['all', 'api', 'worker', 'migrate'] as const satisfies readonly Role[]

function role(env: Env, databaseUrl: string | null): Role {
  const raw = text(env, 'ROLE') ?? 'all'
  const found = roles.find((name) => name === raw)
  if (!found) throw new ConfigError('ROLE', `must be one of ${roles.join(', ')}`)
  if (databaseUrl === null && (found === 'api' || found === 'worker'))
    throw new ConfigError('ROLE', `${found} needs DATABASE_URL: processes cannot share the embedded database`)
  return found
}

function secret(env: Env, name: string): string | null {
  const raw = text(env, name)
  if (raw !== null && raw.length < 32) throw new ConfigError(name, 'must have at least 32 characters')
  return raw
}

/** Restricted to characters of a header. */
function adminToken(env: Env): string | null {
  const raw = secret(env, 'ADMIN_TOKEN')
  if (raw !== null && !/^[\x21-\x7e]{1,500}$/.test(raw)) {
    throw new ConfigError('ADMIN_TOKEN', 'must be letters, digits and signs of ASCII, without spaces')
  }
  return raw
}

function identityFiles(env: Env): IdentityFiles | null {
  const certificate = text(env, 'C2PA_CERTIFICATE')
  const privateKey = text(env, 'C2PA_PRIVATE_KEY')
  if (certificate !== null && privateKey !== null) {
    return { certificate: resolve(certificate), privateKey: resolve(privateKey) }
  }
  if (certificate !== null) throw new ConfigError('C2PA_PRIVATE_KEY', 'must be set too, because C2PA_CERTIFICATE is')
  if (privateKey !== null) throw new ConfigError('C2PA_CERTIFICATE', 'must be set too, because C2PA_PRIVATE_KEY is')
  return null
}

/** @throws ConfigError with the variable and its valid values */
export function readConfig(env: Env): Config {
  const port = whole(env, 'PORT', 3000, [0, 65535])
  const dataDir = resolve(text(env, 'DATA_DIR') ?? '.data')
  const siteDir = text(env, 'SITE_DIR')
  const imageConcurrency = whole(env, 'IMAGE_CONCURRENCY', 1, [1, 16])
  const databaseUrl = url(env, 'DATABASE_URL', ['postgres:', 'postgresql:'])?.href ?? null
  const publicUrl = url(env, 'PUBLIC_URL', ['http:', 'https:']) ?? new URL(`http://localhost:${port}`)
  return {
    role: role(env, databaseUrl),
    port,
    // Listens on both loopback addresses, because browsers differ on localhost.
    host: text(env, 'HOST') ?? 'localhost',
    dataDir,
    databaseUrl,
    s3: readS3(env),
    siteDir: siteDir ? resolve(siteDir) : null,
    publicUrl,
    allowedOrigins: origins(env, 'ALLOWED_ORIGINS'),
    trustProxy: hops(env),
    requireEmailVerification: flag(env, 'REQUIRE_EMAIL_VERIFICATION', false),
    smtpUrl: url(env, 'SMTP_URL', ['smtp:', 'smtps:'])?.href ?? null,
    mailFrom: text(env, 'MAIL_FROM') ?? 'Mintage <no-reply@mintage.example>',
    ipLookupUrl: ipLookupUrl(env),
    rateLimits: flag(env, 'RATE_LIMIT', true),
    limits: readLimits(env),
    webhookSecret: text(env, 'WEBHOOK_SECRET'),
    stripe: readStripe(env, publicUrl),
    secretKey: secret(env, 'SECRET_KEY'),
    adminToken: adminToken(env),
    identityFiles: identityFiles(env),
    imageConcurrency,
    imageTimeoutSeconds: whole(env, 'IMAGE_TIMEOUT', 300, [10, 7200]),
    imagesApi: readImagesApi(env),
    backgroundModel: readBackgroundModel(env, imageConcurrency),
    rembg: readRembg(env),
    upscaleModel: readUpscaleModel(env, imageConcurrency),
    stopSeconds: whole(env, 'STOP_TIMEOUT', 10, [1, 300]),
    logLevel: logLevel(env),
    telemetry: readTelemetry(env),
  }
}
