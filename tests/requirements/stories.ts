import { readFileSync } from 'node:fs'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { loadCsf } from 'storybook/internal/csf-tools'

interface Story {
  /** The name of its test. */
  readonly name: string
  readonly tags: readonly string[]
}

/** Reads the stories of a file by id, without running the file. */
export function storiesIn(file: string): ReadonlyMap<string, Story> {
  const { meta, _stories } = loadCsf(readFileSync(file, 'utf8'), {
    fileName: file,
    makeTitle: (title) => title,
  }).parse()
  return new Map(
    Object.entries(_stories).map(([exported, { name, tags = [] }]) => [
      toId(meta.title ?? '', storyNameFromExport(exported)),
      { name: name ?? storyNameFromExport(exported), tags: [...(meta.tags ?? []), ...tags] },
    ]),
  )
}
