import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'

export type Batches = AsyncIterable<readonly string[]>

export interface Digest {
  rows: number
  sha256: string
}

export const sha256 = (data: Buffer | string): string => createHash('sha256').update(data).digest('hex')

/** The digest of a file with these lines; it holds only one batch in memory. */
export async function digestLines(
  batches: Batches,
  write: (data: Buffer) => Promise<void> = async () => undefined,
): Promise<Digest> {
  const hash = createHash('sha256')
  let rows = 0
  for await (const lines of batches) {
    if (lines.length === 0) continue
    const data = Buffer.from(`${lines.join('\n')}\n`)
    hash.update(data)
    rows += lines.length
    await write(data)
  }
  return { rows, sha256: hash.digest('hex') }
}

export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('hex')
}

/** Readable by its owner only: a backup holds the data and the keys. */
export const PRIVATE = 0o600

/** Returns after the lines are synced to the disk. */
export async function writeLines(path: string, batches: Batches): Promise<Digest> {
  const handle = await open(path, 'wx', PRIVATE)
  try {
    const digest = await digestLines(batches, (data) => handle.appendFile(data))
    await handle.sync()
    return digest
  } finally {
    await handle.close()
  }
}

const CHUNK = 256 * 1024

/** `readline` would also break lines at a U+2028 inside a JSON text. */
export async function* readLines(path: string): AsyncGenerator<string[]> {
  let rest = ''
  for await (const chunk of createReadStream(path, { encoding: 'utf8', highWaterMark: CHUNK })) {
    const lines = `${rest}${String(chunk)}`.split('\n')
    rest = lines.pop() ?? ''
    yield lines
  }
  if (rest !== '') yield [rest]
}

export async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
