import { ConfigError, type Env, flag, text, url } from '../support/env.ts'
import { isKey } from './keys.ts'

export interface S3Config {
  /** Null: AWS in the region. */
  endpoint: URL | null
  region: string
  bucket: string
  /** The bucket is in the URL's path and not in its host name. */
  pathStyle: boolean
  accessKeyId: string
  secretAccessKey: string
  /** Prepended to every key; empty, or with a trailing slash. */
  prefix: string
}

const others = [
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'S3_PREFIX',
  'S3_PATH_STYLE',
] as const

function needed(env: Env, name: string, because: string): string {
  const raw = text(env, name)
  if (raw === null) throw new ConfigError(name, `must be set too, because ${because}`)
  return raw
}

function readEndpoint(env: Env): URL | null {
  const endpoint = url(env, 'S3_ENDPOINT', ['http:', 'https:'])
  if (endpoint && (endpoint.username || endpoint.search || endpoint.hash))
    throw new ConfigError('S3_ENDPOINT', 'must be an address without a name, a query and a fragment')
  return endpoint
}

function readPrefix(env: Env): string {
  const raw = text(env, 'S3_PREFIX')?.replace(/\/$/, '') ?? ''
  if (raw === '') return ''
  if (!isKey(raw)) throw new ConfigError('S3_PREFIX', 'must be a path inside the bucket, such as shop/files')
  return `${raw}/`
}

/**
 * Null without a bucket.
 * @throws ConfigError with the variable; also if the bucket is missing and other settings are present
 */
export function readS3(env: Env): S3Config | null {
  const bucket = text(env, 'S3_BUCKET')
  if (bucket === null) {
    const lonely = others.find((name) => text(env, name) !== null)
    if (lonely) throw new ConfigError(lonely, 'needs S3_BUCKET beside it')
    return null
  }
  if (!/^[\w.-]{3,63}$/.test(bucket)) throw new ConfigError('S3_BUCKET', 'must be the name of a bucket')
  const endpoint = readEndpoint(env)
  return {
    endpoint,
    // Other servers accept any region or have their own.
    region: endpoint
      ? (text(env, 'S3_REGION') ?? 'us-east-1')
      : needed(env, 'S3_REGION', 'S3_BUCKET is and S3_ENDPOINT is not'),
    bucket,
    pathStyle: flag(env, 'S3_PATH_STYLE', endpoint !== null),
    accessKeyId: needed(env, 'S3_ACCESS_KEY_ID', 'S3_BUCKET is'),
    secretAccessKey: needed(env, 'S3_SECRET_ACCESS_KEY', 'S3_BUCKET is'),
    prefix: readPrefix(env),
  }
}
