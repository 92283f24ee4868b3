import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'

/** Lines as they come, many at a time. */
export type Batches = AsyncIterable<readonly string[]>

export interface Digest {
  rows: number
  sha256: string
}

export const sha256 = (data: Buffer | string): string => createHash('sha256').update(data).digest('hex')

/** What the file of these lines would be: it needs no more memory than the longest batch. */
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

/** Of a file of any size. */
export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('hex')
}

/** For its owner alone: a backup holds what a database and its key hold. */
export const PRIVATE = 0o600

/** Returns after the lines are safe on the disk. */
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

/** Not by `readline`, which also breaks lines where JSON has a U+2028 in a text. */
export async function* readLines(path: string): AsyncGenerator<string[]> {
  let rest = ''
  for await (const chunk of createReadStream(path, { encoding: 'utf8', highWaterMark: CHUNK })) {
    const lines = `${rest}${String(chunk)}`.split('\n')
    rest = lines.pop() ?? ''
    yield lines
  }
  if (rest !== '') yield [rest]
}

/** The names of a folder are safe on the disk after it. */
export async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
