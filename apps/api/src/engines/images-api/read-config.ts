import { ConfigError, type Env, text, url, whole } from '../../platform/support/env.ts'
import type { GenerationField } from '../shared/engine.ts'
import type { ImagesApiConfig } from './config.ts'

const list = (env: Env, name: string): string[] =>
  (text(env, name) ?? '').split(',').flatMap((item) => item.trim() || [])

/** Completes `http://localhost:8080` with the version that every such server supports. */
function baseUrl(env: Env): URL | null {
  const address = url(env, 'IMAGE_API_URL', ['http:', 'https:'])
  if (address === null) return null
  if (address.username || address.search || address.hash)
    throw new ConfigError('IMAGE_API_URL', 'must be an address without a name, a query and a fragment')
  const path = address.pathname.replace(/\/+$/, '')
  return new URL(path === '' ? '/v1' : path, address)
}

function sizes(env: Env): string[] | null {
  const sizeList = list(env, 'IMAGE_API_SIZES')
  if (sizeList.some((size) => !/^[1-9]\d{1,4}x[1-9]\d{1,4}$/.test(size)))
    throw new ConfigError('IMAGE_API_SIZES', 'must be sizes such as 1024x1024, with commas between them')
  return sizeList.length > 0 ? sizeList : null
}

const supportedFields: readonly GenerationField[] = ['seed', 'negative_prompt']

function fields(env: Env): GenerationField[] {
  return list(env, 'IMAGE_API_FIELDS').map((raw) => {
    const field = supportedFields.find((name) => name === raw)
    if (!field)
      throw new ConfigError('IMAGE_API_FIELDS', `may hold ${supportedFields.join(' and ')}, with a comma between them`)
    return field
  })
}

function parameters(env: Env): Record<string, unknown> {
  const raw = text(env, 'IMAGE_API_PARAMETERS')
  const problem = new ConfigError('IMAGE_API_PARAMETERS', 'must be a JSON object, as in {"quality":"high"}')
  if (raw === null) return {}
  try {
    const value: unknown = JSON.parse(raw)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw problem
    return { ...value }
  } catch {
    throw problem
  }
}

function edits(env: Env): boolean {
  const raw = text(env, 'IMAGE_API_EDITS')
  if (raw !== null && raw !== 'true' && raw !== 'false')
    throw new ConfigError('IMAGE_API_EDITS', 'must be true or false')
  return raw === 'true'
}

const others = [
  'IMAGE_API_KEY',
  'IMAGE_MODEL',
  'IMAGE_API_SIZES',
  'IMAGE_API_FIELDS',
  'IMAGE_API_EDITS',
  'IMAGE_API_PARAMETERS',
]

/** @throws ConfigError naming the variable; also if parts are set without the address */
export function readImagesApi(env: Env): ImagesApiConfig | null {
  const address = baseUrl(env)
  if (address === null) {
    const lonely = others.find((name) => text(env, name) !== null)
    if (lonely) throw new ConfigError(lonely, 'needs IMAGE_API_URL beside it')
    return null
  }
  return {
    baseUrl: address,
    key: text(env, 'IMAGE_API_KEY'),
    model: text(env, 'IMAGE_MODEL'),
    sizes: sizes(env),
    fields: fields(env),
    edits: edits(env),
    parameters: parameters(env),
    previews: text(env, 'IMAGE_API_PREVIEWS') === null ? null : whole(env, 'IMAGE_API_PREVIEWS', 0, [0, 3]),
    fileHosts: list(env, 'IMAGE_API_FILE_HOSTS'),
    concurrency: whole(env, 'IMAGE_API_CONCURRENCY', 4, [1, 64]),
    timeoutSeconds: whole(env, 'IMAGE_API_TIMEOUT', 180, [1, 900]),
  }
}
