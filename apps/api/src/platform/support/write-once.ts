import { randomUUID } from 'node:crypto'
import { linkSync, rmSync, writeFileSync } from 'node:fs'
import { codeOf } from './error-code.ts'

/**
 * Writes a secret that several processes may create at once: the first one is kept, and nobody reads a partial file.
 */
export function writeOnce(file: string, content: string): void {
  const draft = `${file}.${randomUUID()}.new`
  writeFileSync(draft, content, { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
}
