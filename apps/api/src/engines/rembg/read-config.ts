import { ConfigError, type Env, text, url, whole } from '../../platform/support/env.ts'
import type { RembgConfig } from './config.ts'

const others = ['REMBG_MODEL', 'REMBG_TIMEOUT', 'REMBG_MEGAPIXELS']

/** @throws ConfigError naming the variable; also if parts are set without the address */
export function readRembg(env: Env): RembgConfig | null {
  const baseUrl = url(env, 'REMBG_URL', ['http:', 'https:'])
  if (baseUrl === null) {
    const lonely = others.find((name) => text(env, name) !== null)
    if (lonely) throw new ConfigError(lonely, 'needs REMBG_URL beside it')
    return null
  }
  if (baseUrl.username || baseUrl.search || baseUrl.hash)
    throw new ConfigError('REMBG_URL', 'must be an address without a name, a query and a fragment')
  if (text(env, 'BACKGROUND_MODEL') !== null)
    throw new ConfigError('REMBG_URL', 'and BACKGROUND_MODEL are two engines for the same work: set one of them')
  return {
    baseUrl,
    model: text(env, 'REMBG_MODEL'),
    timeoutSeconds: whole(env, 'REMBG_TIMEOUT', 120, [1, 900]),
    maxInputPixels: whole(env, 'REMBG_MEGAPIXELS', 25, [1, 25]) * 1_000_000,
  }
}
