import { globSync, statSync } from 'node:fs'
import path from 'node:path'
import { type StorySource, storiesIn } from '../sources/stories.ts'

/** Where stories are, and the comments beside them. */
export const storyFolders = ['packages/ui/src', 'apps/site/src', '.storybook']

type Story = Pick<StorySource, 'id' | 'file' | 'title' | 'name'>

/** Finds a story by its id, as the sources have it now; null when there is none. */
export type FindStory = (id: string) => Story | null

function storiesOrNone(file: string): readonly Story[] {
  try {
    return storiesIn(file)
  } catch {
    // While somebody writes in it, a file may hold anything.
    return []
  }
}

/** Reads the sources of the stories: as few files as it takes, and again only those that have changed. */
export function storyFinder(root: string): FindStory {
  const known = new Map<string, { changedAt: number; stories: readonly Story[] }>()
  const storiesOf = (file: string) => {
    const changedAt = statSync(path.join(root, file)).mtimeMs
    const before = known.get(file)
    if (before?.changedAt === changedAt) return before.stories
    const stories = storiesOrNone(file)
    known.set(file, { changedAt, stories })
    return stories
  }
  return (id) => {
    const files = globSync(
      storyFolders.map((folder) => `${folder}/**/*.stories.tsx`),
      { cwd: root },
    ).map((file) => file.split(path.sep).join('/'))
    // A component is in its id nearly always: all of the files take a second to read.
    const isNamed = (file: string) => id.includes(path.posix.basename(file, '.stories.tsx').toLowerCase())
    for (const file of [...files.filter(isNamed), ...files.filter((file) => !isNamed(file))]) {
      const found = storiesOf(file).find((story) => story.id === id)
      if (found !== undefined) return found
    }
    return null
  }
}
