import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { loadCsf } from 'storybook/internal/csf-tools'
import { filesBelow, read } from './index.ts'

export interface StorySource {
  readonly id: string
  /** As people read it. */
  readonly name: string
  /** Where it stands in the sidebar, e.g. `Screens/Pay`. */
  readonly title: string
  readonly file: string
  /** It has a play function, its own or that of its file. */
  readonly plays: boolean
  /** Not taken out of visual regression by the tag `!visual`. */
  readonly visual: boolean
}

/** The stories of a file as its source tells them, without running any. */
export function storiesIn(file: string): readonly StorySource[] {
  const csf = loadCsf(read(file), { fileName: file, makeTitle: (title) => title }).parse()
  const { title = '', tags: ofFile = [] } = csf.meta
  return Object.entries(csf._stories).map(([name, story]) => ({
    id: toId(title, storyNameFromExport(name)),
    name: story.name ?? storyNameFromExport(name),
    title,
    file,
    plays: story.__stats.play === true || 'play' in csf._metaAnnotations,
    visual: ![...ofFile, ...(story.tags ?? [])].includes('!visual'),
  }))
}

export const storiesBelow = (folder: string): readonly StorySource[] =>
  filesBelow(folder)
    .filter((file) => file.endsWith('.stories.tsx'))
    .flatMap(storiesIn)
