/** An invalid environment variable, with its name. */
export class ConfigError extends Error {
  constructor(name: string, problem: string) {
    super(`${name} ${problem}`)
  }
}

export type Env = Readonly<Record<string, string | undefined>>

/** Null if unset or empty. */
export const text = (env: Env, name: string): string | null => env[name]?.trim() || null

export function whole(env: Env, name: string, fallback: number, range: [number, number]): number {
  const given = text(env, name)
  if (given === null) return fallback
  const value = Number(given)
  if (!Number.isInteger(value) || value < range[0] || value > range[1]) {
    throw new ConfigError(name, `must be a whole number from ${range[0]} to ${range[1]}`)
  }
  return value
}

export function url(env: Env, name: string, protocols: readonly string[]): URL | null {
  const given = text(env, name)
  if (given === null) return null
  if (!URL.canParse(given)) throw new ConfigError(name, 'must be a URL')
  const parsed = new URL(given)
  if (!protocols.includes(parsed.protocol)) throw new ConfigError(name, `must begin with ${protocols.join(' or ')}`)
  return parsed
}

export function flag(env: Env, name: string, fallback: boolean): boolean {
  const given = text(env, name)?.toLowerCase()
  if (given === undefined) return fallback
  if (['1', 'true', 'on', 'yes'].includes(given)) return true
  if (['0', 'false', 'off', 'no'].includes(given)) return false
  throw new ConfigError(name, 'must be on or off')
}
