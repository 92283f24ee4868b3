import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { commentStore } from './store.ts'
import type { FindStory } from './stories.ts'
import type { Comment, Place } from './types.ts'

export const place: Place = { x: 0.25, y: 0.5, width: 390, height: 844, scheme: 'light' }

/** A comment as a list has it. */
export const comment = (changes: Partial<Comment> = {}): Comment => ({
  id: '0123456789ab',
  storyId: 'primitives-button--busy',
  story: { title: 'Primitives/Button', name: 'Busy' },
  place,
  text: 'The label moves while it waits.',
  author: 'Ada',
  created: '2026-11-26T12:00:00.000Z',
  replies: [],
  state: 'open',
  changed: null,
  file: 'packages/ui/src/Button/Button.comments/busy.0123456789ab.json',
  ...changes,
})

const findStory: FindStory = (id) => {
  const [, name] = /^primitives-button--(busy|filled)$/.exec(id) ?? []
  return name === undefined
    ? null
    : { id, name, title: 'Primitives/Button', file: 'packages/ui/src/Button/Button.stories.tsx' }
}

/** A repository with the stories of a button and nothing else; each writing is a second later. */
export async function emptyRepository() {
  const root = await mkdtemp(path.join(tmpdir(), 'comments-'))
  await mkdir(path.join(root, 'packages/ui/src/Button'), { recursive: true })
  let seconds = 0
  const now = () => new Date(Date.UTC(2026, 10, 26, 12, 0, seconds++))
  return {
    root,
    folder: path.join(root, 'packages/ui/src/Button/Button.comments'),
    store: commentStore({ root, findStory, now, author: async () => 'Ada' }),
    write: async (file: string, text: string) => {
      await mkdir(path.dirname(path.join(root, file)), { recursive: true })
      await writeFile(path.join(root, file), text)
    },
    remove: () => rm(root, { recursive: true, force: true }),
  }
}
