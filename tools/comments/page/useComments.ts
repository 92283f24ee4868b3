import { useSyncExternalStore } from 'react'
import type { Comments, CommentsState } from './commentsState.ts'

export const useComments = (comments: Comments): CommentsState =>
  useSyncExternalStore(comments.subscribe, comments.get, comments.get)
