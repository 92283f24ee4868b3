import type { Change, CommentList } from '../types.ts'

/** Whoever has the comments. Each call rejects with a sentence for people. */
export interface CommentsClient {
  list(): Promise<CommentList>
  /** @returns the list with the change in it */
  change(change: Change): Promise<CommentList>
}

const unreachable = 'The comments are not answered for: the server may have been stopped.'

async function answer(response: Response | null): Promise<CommentList> {
  if (response === null) throw new Error(unreachable)
  const body = await response.json().catch(() => null)
  if (body === null) throw new Error(unreachable)
  if (!response.ok) throw new Error(body.message ?? `The server answered ${response.status}.`)
  return body
}

/** @param address a server that takes comments, or the file that a built Storybook has */
export const commentsClient = (address: string): CommentsClient => ({
  list: async () => answer(await fetch(address, { cache: 'no-store' }).catch(() => null)),
  change: async (change) => {
    const headers = { 'content-type': 'application/json' }
    return answer(await fetch(address, { method: 'POST', headers, body: JSON.stringify(change) }).catch(() => null))
  },
})

/** Of a page that nobody answers: what was there when it was written. */
export const writtenComments = (list: CommentList): CommentsClient => ({
  list: async () => ({ ...list, author: '', writable: false }),
  change: () => Promise.reject(new Error('Nothing can be written here.')),
})
