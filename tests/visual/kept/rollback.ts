import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Files below a root, by their paths from there. */
type Files = ReadonlyMap<string, Buffer>

async function namesBelow(root: string, place: string): Promise<readonly string[]> {
  const found = await stat(path.join(root, place)).catch(() => null)
  if (found === null) return []
  if (found.isFile()) return [place]
  const inside = (await readdir(path.join(root, place))).toSorted()
  return (await Promise.all(inside.map((name) => namesBelow(root, path.join(place, name))))).flat()
}

async function filesBelow(root: string, places: readonly string[]): Promise<Files> {
  const names = (await Promise.all(places.map((place) => namesBelow(root, place)))).flat()
  return new Map(await Promise.all(names.map(async (name) => [name, await readFile(path.join(root, name))] as const)))
}

const fingerprint = (files: Files): string => {
  const hash = createHash('sha1')
  for (const [name, bytes] of files) hash.update(`${name}\0${bytes.length}\0`).update(bytes)
  return hash.digest('hex')
}

async function putBack(root: string, places: readonly string[], files: Files): Promise<void> {
  await Promise.all(places.map((place) => rm(path.join(root, place), { recursive: true, force: true })))
  for (const [name, bytes] of files) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true })
    await writeFile(path.join(root, name), bytes)
  }
}

/**
 * Does work that may write, make or take away what lies at the places (files and folders below the root). If it fails,
 * nothing of it stays.
 *
 * @returns what puts every byte of it back; it rejects if somebody else has written there since
 */
export async function withRollback(
  root: string,
  places: readonly string[],
  work: () => Promise<void>,
): Promise<() => Promise<void>> {
  const before = await filesBelow(root, places)
  try {
    await work()
  } catch (reason) {
    await putBack(root, places, before)
    throw reason
  }
  const after = fingerprint(await filesBelow(root, places))
  return async () => {
    if (fingerprint(await filesBelow(root, places)) !== after) {
      throw new Error('The baselines have been written by something else since. Git can bring back those from before.')
    }
    await putBack(root, places, before)
  }
}
