import type { Entry } from './types.ts'

/** Which comment a file belongs to, and its own id where it answers one. */
export interface EntryName {
  comment: string
  kind: Entry['kind']
  id: string
}

const pattern = /^[a-z0-9-]*\.([0-9a-f]{12})(?:\.(reply|resolved|reopened)-([0-9a-f]{12}))?\.json$/

/** Null for a file that is named otherwise. */
export function parseFileName(name: string): EntryName | null {
  const [, comment, kind, id] = pattern.exec(name) ?? []
  if (comment === undefined) return null
  if (kind === 'reply' || kind === 'resolved' || kind === 'reopened') return { comment, kind, id: id ?? '' }
  return { comment, kind: 'comment', id: comment }
}

/** Lower case and without anything that a file system reads in its own way. */
const inFileName = (storyId: string): string =>
  storyId
    .slice(storyId.lastIndexOf('--') + 2)
    .replaceAll(/[^a-z0-9-]/g, '')
    .slice(0, 60)

/** e.g. `busy.4f2a9c01d3e8.json`, and for an answer `busy.4f2a9c01d3e8.reply-77b0c1d2e3f4.json`. */
export const formatFileName = (storyId: string, { comment, kind, id }: EntryName): string =>
  `${inFileName(storyId)}.${comment}${kind === 'comment' ? '' : `.${kind}-${id}`}.json`
