import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { VisualStory } from '../types.ts'
import type { StoryPage } from './StoryPage.ts'

interface IndexEntry {
  id: string
  type: string
  title: string
  name: string
  importPath: string
  tags?: string[]
}

/** Every story of the built Storybook that is to be looked at; `!visual` keeps one out. */
export async function readStories(storybook: string, page: StoryPage): Promise<VisualStory[]> {
  const { entries }: { entries: Record<string, IndexEntry> } = JSON.parse(
    await readFile(path.join(storybook, 'index.json'), 'utf8'),
  )
  const viewports = await page.viewports()
  return Object.values(entries)
    .filter(({ type, tags = [] }) => type === 'story' && tags.includes('visual'))
    .map(({ id, title, name, importPath }) => ({
      id,
      title,
      name,
      file: path.posix.normalize(importPath),
      viewport: viewports.get(id) ?? null,
    }))
}
