import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeOf } from './error-code.ts'
import { newSecret } from './secrets.ts'

/**
 * The key of the keyed hashes, made at the first start. It lies beside the database and never in it, so that a copy of
 * the database alone can be searched for nothing.
 */
export function readServerSecret(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, 'secret.key')
  try {
    writeFileSync(file, newSecret(), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8')
}
