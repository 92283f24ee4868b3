import { readFile } from 'node:fs/promises'
import { hashOf, type PictureCache } from '../baselines/pictureCache.ts'

/** The window that each story asks for, by the id of the story. */
export type Viewports = ReadonlyMap<string, string | null>

interface Story {
  id: string
  file: string
}

/** By the code of all stories; null where some of it is not known. */
function keyOf(stories: readonly Story[], codeOf: (file: string) => string | null): string | null {
  const codes = new Map(stories.map(({ file }) => [file, codeOf(file)]))
  if ([...codes.values()].includes(null)) return null
  const lines = stories.map(({ id, file }) => `${id} ${codes.get(file)}`)
  return hashOf(Buffer.from(`viewports ${lines.sort().join('\n')}`))
}

/**
 * Storybook knows them only after it has loaded the files of all stories, which takes seconds: as long as the code of
 * the stories is the same, so is the answer of before.
 */
export async function readViewports(
  stories: readonly Story[],
  codeOf: (file: string) => string | null,
  pictures: PictureCache,
  ask: () => Promise<Viewports>,
): Promise<Viewports> {
  const key = keyOf(stories, codeOf)
  if (key !== null && pictures.has(key, 'json')) {
    return new Map(Object.entries(JSON.parse(await readFile(pictures.fileOf(key, 'json'), 'utf8'))))
  }
  const viewports = await ask()
  if (key !== null) await pictures.add(key, Buffer.from(JSON.stringify(Object.fromEntries(viewports))), 'json')
  return viewports
}
