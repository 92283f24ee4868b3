// What other tools and Storybook may use of this one.
import path from 'node:path'
import { gitAuthor } from './author.ts'
import { type CommentStore, commentStore } from './store.ts'
import { storyFinder } from './stories.ts'

export { answerComments, commentsPath } from './handler.ts'
export { type CommentStore, commentStore } from './store.ts'
export type { Comment, CommentList } from './types.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** The comments of this repository. */
export const repositoryComments = (): CommentStore =>
  commentStore({ root, findStory: storyFinder(root), author: () => gitAuthor(root) })
