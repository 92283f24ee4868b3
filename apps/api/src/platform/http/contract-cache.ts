import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { codeOf } from '../support/error-code.ts'
import type { ContractOperation } from './contract.ts'

interface Kept {
  key: string
  operations: ContractOperation[]
}

/** openapi.yaml */
export const contractFile = new URL('../../../../../openapi.yaml', import.meta.url)
const reader = new URL('contract.ts', import.meta.url)
const folder = new URL('../../../dist/', import.meta.url)

/** @returns null for an absent or unreadable file */
async function readKept(file: URL, key: string): Promise<ContractOperation[] | null> {
  try {
    const kept: Kept = JSON.parse(await readFile(file, 'utf8'))
    return kept.key === key ? kept.operations : null
  } catch {
    return null
  }
}

/** Nobody reads a partial file. A folder that cannot be written to only makes the next start slower. */
async function keep(file: URL, kept: Kept): Promise<void> {
  try {
    await mkdir(new URL('.', file), { recursive: true })
    const draft = `${fileURLToPath(file)}.${randomUUID()}.new`
    await writeFile(draft, JSON.stringify(kept))
    await rename(draft, file)
  } catch (error) {
    if (codeOf(error) === null) throw error
  }
}

/**
 * The operations of openapi.yaml. Reading YAML takes half a second, so the result is kept as JSON until the contract or
 * its reader changes.
 */
export async function readOperations(contract = contractFile, cache = folder): Promise<ContractOperation[]> {
  const source = await readFile(contract, 'utf8')
  const key = createHash('sha256')
    .update(await readFile(reader))
    .update(source)
    .digest('hex')
  const file = new URL('operations.json', cache)
  const kept = await readKept(file, key)
  if (kept !== null) return kept
  const { listOperations, parseContract } = await import('./contract.ts')
  const operations = listOperations(parseContract(source))
  await keep(file, { key, operations })
  return operations
}
