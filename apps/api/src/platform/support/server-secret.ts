import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { newSecret } from './secrets.ts'
import { writeOnce } from './write-once.ts'

/**
 * The key of the keyed hashes, created at the first start. It is stored outside the database, so that hashes in a copy
 * of the database cannot be guessed.
 */
export function readServerSecret(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, 'secret.key')
  if (!existsSync(file)) writeOnce(file, newSecret())
  return readFileSync(file, 'utf8')
}
