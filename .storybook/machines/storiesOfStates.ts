import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { loadCsf } from 'storybook/internal/csf-tools'
import type { Plugin } from 'vite'

export interface StoryOfState {
  /** What the tag `state:…` names. */
  readonly state: string
  readonly id: string
  /** For example `Pay: Declined`. */
  readonly name: string
}

const root = path.join(import.meta.dirname, '../..')
const MARK = 'state:'

function storiesIn(file: string): readonly StoryOfState[] {
  const source = readFileSync(file, 'utf8')
  if (!source.includes(MARK)) return []
  const csf = loadCsf(source, { fileName: file, makeTitle: (title) => title }).parse()
  const { title = '' } = csf.meta
  return Object.entries(csf._stories).flatMap(([key, { tags = [] }]) =>
    tags
      .filter((tag) => tag.startsWith(MARK))
      .map((tag) => ({
        state: tag.slice(MARK.length),
        id: toId(title, storyNameFromExport(key)),
        name: `${title.replace(/^.*\//, '')}: ${storyNameFromExport(key)}`,
      })),
  )
}

/** Every story that shows a state of a machine, as the tags in the sources say. */
export const storiesOfStates = (): readonly StoryOfState[] =>
  ['packages/ui/src', 'apps/site/src'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.stories.tsx'))
      .flatMap((file) => storiesIn(path.join(root, folder, file))),
  )

const MODULE = 'virtual:stories-of-states'

/** Provides `virtual:stories-of-states` to the pages in the browser. */
export const storiesOfStatesModule = (): Plugin => ({
  name: MODULE,
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
  load: (id) => (id === `\0${MODULE}` ? `export const stories = ${JSON.stringify(storiesOfStates())}` : null),
})
