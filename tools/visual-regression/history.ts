import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { codeOf } from '../../tests/health/code.ts'
import type { TakenPicture } from '../../tests/health/flaky.ts'
import type { Taken } from './compare.ts'
import { paths } from './paths.ts'

const file = path.join(paths.cache, 'history.json')

/** Remembers what the sources of now looked like: another picture of the same sources is a flake (`npm run health`). */
export async function remember(taken: readonly Taken[]): Promise<void> {
  const code = codeOf(paths.root).hash
  const before: TakenPicture[] = await readFile(file, 'utf8').then(JSON.parse, () => [])
  const now = taken.map((picture): TakenPicture => ({ code, ...picture }))
  const same = before.filter((picture) => picture.code === code)
  const all = new Map([...same, ...now].map((picture) => [JSON.stringify(picture), picture]))
  await mkdir(paths.cache, { recursive: true })
  await writeFile(file, JSON.stringify([...all.values()]))
}
