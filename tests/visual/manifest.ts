import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

export const paths = {
  root,
  manifest: join(root, 'tests/visual/baselines.txt'),
  /** Screenshots and words by their hash; a team can share the folder. */
  cache: process.env.VISUAL_SCREENSHOTS ?? join(root, '.cache/visual/screenshots'),
  /** What the last run found, for `npm run visual:approve`. */
  run: join(root, '.cache/visual/run.json'),
  report: join(root, 'visual-report'),
} as const

/** Hashes of one screenshot and of its words. */
export interface Hashes {
  screenshot: string
  words: string
}

/** `storyId` -> `1440.dark` -> hashes. */
export type Manifest = Map<string, Map<string, Hashes>>

export const hashOf = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 8)

/** Reads a manifest: a line for each story, below it an indented line for each of its screenshots. */
export function parseManifest(text: string): Manifest {
  const manifest: Manifest = new Map()
  let shots = new Map<string, Hashes>()
  for (const line of text.split('\n')) {
    const [name, screenshot, words] = line.trim().split(' ')
    if (name === undefined || name === '') continue
    if (screenshot === undefined || words === undefined) {
      shots = new Map()
      manifest.set(name, shots)
    } else shots.set(name, { screenshot, words })
  }
  return manifest
}

const byName = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1)

export const formatManifest = (manifest: Manifest): string =>
  [...manifest]
    .sort(byName)
    .flatMap(([story, shots]) => [
      story,
      ...[...shots].sort(byName).map(([name, { screenshot, words }]) => `  ${name} ${screenshot} ${words}`),
    ])
    .map((line) => `${line}\n`)
    .join('')

export const readManifest = (): Manifest =>
  existsSync(paths.manifest) ? parseManifest(readFileSync(paths.manifest, 'utf8')) : new Map()

export const screenshotFile = (hash: string): string => join(paths.cache, `${hash}.png`)
export const wordsFile = (hash: string): string => join(paths.cache, `${hash}.txt`)

/** Stores a screenshot and its words in the cache. */
export function store(screenshot: Buffer, words: string): Hashes {
  const hashes = { screenshot: hashOf(screenshot), words: hashOf(words) }
  mkdirSync(paths.cache, { recursive: true })
  if (!existsSync(screenshotFile(hashes.screenshot))) writeFileSync(screenshotFile(hashes.screenshot), screenshot)
  if (!existsSync(wordsFile(hashes.words))) writeFileSync(wordsFile(hashes.words), words)
  return hashes
}
