import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { constants, zstdCompress } from 'node:zlib'
import type { FastifyRequest } from 'fastify'
import type { Dependencies } from '../../ports/dependencies.ts'
import type { Asset } from './assets.ts'
import { accepts } from './encodings.ts'

/** How many files of one name are kept: that of the current build and those of two earlier ones. */
const KEPT = 3

/** The start of a `dcz` body: a skippable frame for the 32 bytes of the dictionary's SHA-256 (RFC 9842, section 5). */
const frame = Buffer.from('5e2a4d1820000000', 'hex')

const params = { [constants.ZSTD_c_compressionLevel]: 19 }

const compress = promisify(zstdCompress)

const sha256 = (data: Buffer): Buffer => createHash('sha256').update(data).digest()

const fileOf = (script: string, hash: Buffer): string => `${script}-${hash.toString('hex')}.js`
const scriptOf = (file: string): string => file.replace(/-[^-]*$/, '')

/**
 * Removes the files of names that this build does not have, and the oldest of the others. Another process may do the
 * same at the same time.
 */
async function removeOldest(folder: string, names: ReadonlySet<string>): Promise<void> {
  const files = await Promise.all(
    (await readdir(folder)).map(async (file) => ({
      file,
      at: (await stat(join(folder, file)).catch(() => null))?.mtimeMs ?? 0,
    })),
  )
  const byName = Map.groupBy(files, ({ file }) => scriptOf(file))
  for (const [name, kept] of byName) {
    const newestFirst = kept.toSorted((a, b) => b.at - a.at)
    for (const { file } of newestFirst.slice(names.has(name) ? KEPT : 0)) await rm(join(folder, file), { force: true })
  }
}

async function keep(folder: string, assets: Iterable<Asset>, now: Date): Promise<void> {
  await mkdir(folder, { recursive: true })
  const names = new Set<string>()
  for (const { script, encoded } of assets) {
    if (script === null) continue
    names.add(script)
    const data = await encoded('identity')
    const path = join(folder, fileOf(script, sha256(data)))
    const kept = await stat(path).catch(() => null)
    if (kept?.size !== data.length) await writeFile(path, data)
    await utimes(path, now, now)
  }
  await removeOldest(folder, names)
}

/** A script as its difference from an earlier one: the content coding `dcz`. */
interface Difference {
  /** Different for each earlier script. */
  tag: string
  bytes: Buffer
}

/** @returns null if the browser offers no earlier version of the script, or if the server does not have it any more */
type FindDifference = (request: FastifyRequest, asset: Asset) => Promise<Difference | null>

/**
 * Compression Dictionary Transport (RFC 9842): keeps the scripts of this build in the data folder, so that those of later
 * builds are sent as their difference (docs/decisions/http-edge.md).
 */
export async function keepScripts(
  { config, clock, log }: Pick<Dependencies, 'config' | 'clock' | 'log'>,
  assets: ReadonlyMap<string, Asset>,
): Promise<FindDifference> {
  const folder = join(config.dataDir, 'scripts')
  try {
    await keep(folder, assets.values(), clock.now())
  } catch (error) {
    log.warn({ err: error }, 'the scripts could not be kept, so those of the next build are sent whole')
  }
  /** At most KEPT for each script, and each has a few hundred bytes if little has changed. */
  const made = new Map<string, Promise<Buffer | null>>()

  async function make(script: string, { encoded }: Asset, hash: Buffer): Promise<Buffer | null> {
    const dictionary = await readFile(join(folder, fileOf(script, hash))).catch(() => null)
    // Another process may still write the file, or have been stopped while it did.
    if (dictionary === null || !sha256(dictionary).equals(hash)) return null
    return Buffer.concat([frame, hash, await compress(await encoded('identity'), { dictionary, params })])
  }

  return async (request, asset) => {
    const { headers } = request
    const [, offered] = /^:([A-Za-z\d+/]{43}=):$/.exec(String(headers['available-dictionary'])) ?? []
    if (offered === undefined || asset.script === null || !accepts(request, 'dcz')) return null
    // The size of a compressed response must not tell another site what a browser has (section 9.3.3).
    if ((headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin') return null
    const key = `${asset.etag} ${offered}`
    const difference = made.get(key) ?? make(asset.script, asset, Buffer.from(offered, 'base64'))
    made.set(key, difference)
    const bytes = await difference
    if (bytes === null) made.delete(key)
    return bytes === null ? null : { tag: offered, bytes }
  }
}
