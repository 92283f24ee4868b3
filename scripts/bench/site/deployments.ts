import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { serve } from '../serve.ts'
import { ask } from './ask.ts'
import { openGuest } from './page.ts'
import type { Figure, Part, Site } from './part.ts'
import { makeNextDeployment } from './trees.ts'

/** The scripts of three pages and of the first key on each, by their addresses. */
async function visit(site: Site): Promise<readonly string[]> {
  const { page, openAndRest, close } = await openGuest(site)
  const scripts = new Set<string>()
  page.on('response', (response) => {
    if (response.headers()['content-type']?.includes('javascript')) scripts.add(new URL(response.url()).pathname)
  })
  for (const address of ['/', '/pricing', '/faq']) {
    await openAndRest(address, 1000)
    await page.keyboard.press('Tab')
    await page.waitForTimeout(5000)
  }
  await close()
  return [...scripts]
}

/** A stored answer that may decompress later ones (RFC 9842). `match` is a URL pattern. */
interface Dictionary {
  match: string
  id: string | undefined
  sha256: Buffer
}

/** @returns one, or none if the server does not offer the answer as a dictionary */
async function dictionariesOf(address: string): Promise<readonly Dictionary[]> {
  const { headers, body } = await ask(address, { 'accept-encoding': 'br' })
  const offer = String(headers['use-as-dictionary'] ?? '')
  const [, match] = /\bmatch="([^"]+)"/.exec(offer) ?? []
  const [, id] = /\bid="([^"]+)"/.exec(offer) ?? []
  const plain = headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body
  return match === undefined ? [] : [{ match, id, sha256: createHash('sha256').update(plain).digest() }]
}

/** The first bytes of an answer that was compressed with a dictionary; its hash follows. */
const magic = { dcb: [0xff, 0x44, 0x43, 0x42], dcz: [0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0] }

/** Bytes of a script for a client with a dictionary. */
async function bytesWith({ id, sha256 }: Dictionary, address: string): Promise<number> {
  const { headers, body } = await ask(address, {
    'accept-encoding': 'gzip, br, zstd, dcb, dcz',
    'available-dictionary': `:${sha256.toString('base64')}:`,
    ...(id === undefined ? {} : { 'dictionary-id': `"${id}"` }),
  })
  const encoding = headers['content-encoding']
  if (encoding === 'dcb' || encoding === 'dcz') {
    const begin = Buffer.from([...magic[encoding], ...sha256])
    if (!body.subarray(0, begin.length).equals(begin))
      throw new Error(`${address}: not a ${encoding} with this dictionary`)
  }
  return body.length
}

const title = 'JavaScript for a returning visitor after 40 texts changed'
const withDictionary: Figure = { name: `${title}, with a dictionary`, unit: 'KiB', ratio: 0.02 }
const withoutDictionary: Figure = { name: `${title}, without`, unit: 'KiB', ratio: 0.35 }

export const deployments: Part = {
  figures: [withDictionary, withoutDictionary],
  runs: 1,
  async measure(site, note) {
    const DATA_DIR = await mkdtemp(path.join(tmpdir(), 'mintage-bench-'))
    const next = makeNextDeployment(site.root, 'next')
    const before = await serve(site.root, { DATA_DIR })
    const known = await visit({ ...site, url: before.url })
    const dictionaries: Dictionary[] = []
    for (const script of known) dictionaries.push(...(await dictionariesOf(before.url + script)))
    await before.stop()
    const after = await serve(next, { DATA_DIR })
    let [plain, small] = [0, 0]
    for (const script of await visit({ ...site, url: after.url })) {
      if (known.includes(script)) continue
      const address = after.url + script
      const { body } = await ask(address, { 'accept-encoding': 'gzip, br, zstd' })
      const dictionary = dictionaries.find(({ match }) => new URLPattern(match, address).test(address))
      plain += body.length
      small += dictionary ? await bytesWith(dictionary, address) : body.length
    }
    await after.stop()
    await rm(DATA_DIR, { recursive: true })
    note(withDictionary, 'three pages', small / 1024)
    note(withoutDictionary, 'three pages', plain / 1024)
  },
}
