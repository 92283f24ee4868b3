import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { VisualStory } from '../types.ts'
import type { Viewports } from './viewports.ts'

interface IndexEntry {
  id: string
  type: string
  title: string
  name: string
  importPath: string
  tags?: string[]
}

/**
 * Every story of the built Storybook that is to be looked at; `!visual` keeps one out.
 *
 * @param viewportsOf the windows that these stories ask for
 */
export async function readStories(
  storybook: string,
  viewportsOf: (stories: readonly Pick<VisualStory, 'id' | 'file'>[]) => Promise<Viewports>,
): Promise<VisualStory[]> {
  const { entries }: { entries: Record<string, IndexEntry> } = JSON.parse(
    await readFile(path.join(storybook, 'index.json'), 'utf8'),
  )
  const stories = Object.values(entries)
    .filter(({ type, tags = [] }) => type === 'story' && tags.includes('visual'))
    .map(({ id, title, name, importPath }) => ({ id, title, name, file: path.posix.normalize(importPath) }))
  const viewports = await viewportsOf(stories)
  return stories.map((story) => ({ ...story, viewport: viewports.get(story.id) ?? null }))
}
