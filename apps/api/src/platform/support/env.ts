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
  const raw = text(env, name)
  if (raw === null) return fallback
  const value = Number(raw)
  if (!Number.isInteger(value) || value < range[0] || value > range[1]) {
    throw new ConfigError(name, `must be a whole number from ${range[0]} to ${range[1]}`)
  }
  return value
}

export function url(env: Env, name: string, protocols: readonly string[]): URL | null {
  const raw = text(env, name)
  if (raw === null) return null
  if (!URL.canParse(raw)) throw new ConfigError(name, 'must be a URL')
  const parsed = new URL(raw)
  if (!protocols.includes(parsed.protocol)) throw new ConfigError(name, `must begin with ${protocols.join(' or ')}`)
  return parsed
}

export function flag(env: Env, name: string, fallback: boolean): boolean {
  const raw = text(env, name)?.toLowerCase()
  if (raw === undefined) return fallback
  if (['1', 'true', 'on', 'yes'].includes(raw)) return true
  if (['0', 'false', 'off', 'no'].includes(raw)) return false
  throw new ConfigError(name, 'must be on or off')
}
