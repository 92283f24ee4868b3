import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { newSecret } from './secrets.ts'
import { writeOnce } from './write-once.ts'

/**
 * The key of the keyed hashes, made at the first start. It lies beside the database and never in it, so that a copy of
 * the database alone can be searched for nothing.
 */
export function readServerSecret(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, 'secret.key')
  if (!existsSync(file)) writeOnce(file, newSecret())
  return readFileSync(file, 'utf8')
}
