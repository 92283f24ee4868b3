import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { codeOf } from '../sources/index.ts'
import type { Taken } from './compare.ts'
import { paths } from './paths.ts'

const file = path.join(paths.cache, 'history.json')

/** A picture that a run of the visual tests took. */
export interface TakenPicture {
  /** Names the sources that it was taken of: equal means that nothing was changed between two runs. */
  code: string
  storyId: string
  width: number
  look: string
  /** Of the picture as the browser gave it. */
  hash: string
}

/** What the last runs took. */
export const takenPictures = (): Promise<TakenPicture[]> => readFile(file, 'utf8').then(JSON.parse, () => [])

/** Remembers what the sources of now looked like: another picture of the same sources is a flake (`npm run health`). */
export async function remember(taken: readonly Taken[]): Promise<void> {
  const code = codeOf(paths.root).hash
  const before = await takenPictures()
  const now = taken.map((picture): TakenPicture => ({ code, ...picture }))
  const same = before.filter((picture) => picture.code === code)
  const all = new Map([...same, ...now].map((picture) => [JSON.stringify(picture), picture]))
  await mkdir(paths.cache, { recursive: true })
  await writeFile(file, JSON.stringify([...all.values()]))
}
