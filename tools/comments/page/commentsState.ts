import type { Change, Comment, CommentList, Place } from '../types.ts'
import type { CommentsClient } from './client.ts'

/** A comment that is being written. */
export interface Draft {
  storyId: string
  /** Null until somebody who shows the picture says where its middle is. */
  place: Place | null
  stage: 'placing' | 'writing'
  text: string
  saving: boolean
  fault: string | null
}

export interface CommentsState {
  /** Null until it is there. */
  list: CommentList | null
  /** Why there is none. */
  fault: string | null
  author: string
  pinsShown: boolean
  /** The comment that somebody has pointed at; another object each time. */
  selected: { id: string } | null
  draft: Draft | null
  /** For a screen reader. */
  announcement: string
}

const AUTHOR = 'comments author'

/** A page that was opened as a file may have no storage. */
function savedAuthor(): string {
  try {
    return window.localStorage.getItem(AUTHOR) ?? ''
  } catch {
    return ''
  }
}

function saveAuthor(author: string): void {
  try {
    window.localStorage.setItem(AUTHOR, author)
  } catch {
    // Then it holds for as long as the page is open.
  }
}

const messageOf = (reason: unknown): string => (reason instanceof Error ? reason.message : String(reason))

export type Comments = ReturnType<typeof createComments>

/** The comments of a page, for parts of it that are in different trees. */
export function createComments(client: CommentsClient) {
  const listeners = new Set<() => void>()
  let state: CommentsState = {
    ...{
      list: null,
      fault: null,
      author: savedAuthor(),
      pinsShown: true,
      selected: null,
      draft: null,
      announcement: '',
    },
  }
  const set = (changes: Partial<CommentsState>) => {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }
  const setDraft = (changes: Partial<Draft>) => {
    if (state.draft !== null) set({ draft: { ...state.draft, ...changes } })
  }
  const take = (list: CommentList) => set({ list, fault: null, author: state.author || list.author })
  let wantsFocus: string | null = null
  const select = (id: string) => {
    wantsFocus = id
    set({ selected: { id } })
  }

  /** @returns what went wrong, or null */
  const change = async (wanted: Change, done: string): Promise<string | null> => {
    if (wanted.author.trim() === '') return 'Say who you are in “Your name”.'
    try {
      take(await client.change(wanted))
    } catch (reason) {
      return messageOf(reason)
    }
    set({ announcement: done })
    return null
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    get: () => state,

    load: () => client.list().then(take, (reason) => set({ fault: messageOf(reason) })),
    setAuthor: (author: string) => {
      saveAuthor(author)
      set({ author })
    },
    showPins: (pinsShown: boolean) =>
      set({ pinsShown, announcement: pinsShown ? 'Pins are shown.' : 'Pins are hidden.' }),
    /** Brings a comment into sight, with the focus. */
    select,
    /** Whether a comment is to take the focus: once for each time it was selected, whenever it is shown. */
    takesFocus: (id: string) => {
      if (wantsFocus !== id) return false
      wantsFocus = null
      return true
    },

    /** Asks for a place in the picture of a story. A text that was not saved is there again. */
    begin: (storyId: string) => {
      const text = state.draft?.storyId === storyId ? state.draft.text : ''
      set({ pinsShown: true, draft: { storyId, place: null, stage: 'placing', text, saving: false, fault: null } })
    },
    /** @param spoken what a screen reader says of the new place; empty where the pointer has chosen it */
    move: (place: Place, spoken = '') => {
      setDraft({ place })
      if (spoken !== '') set({ announcement: spoken })
    },
    write: () => setDraft({ stage: 'writing' }),
    setText: (text: string) => setDraft({ text, fault: null }),
    cancel: () => set({ draft: null }),
    save: async () => {
      const { draft, author } = state
      if (draft?.place == null || draft.saving) return
      if (draft.text.trim() === '') return setDraft({ fault: 'Write something first.' })
      setDraft({ saving: true, fault: null })
      const before = new Set(state.list?.comments.map(({ id }) => id))
      const { storyId, place, text } = draft
      const fault = await change({ do: 'comment', storyId, place, text, author }, 'Comment saved.')
      if (fault !== null) return setDraft({ saving: false, fault })
      set({ draft: null })
      const saved = state.list?.comments.find(({ id }) => !before.has(id))
      if (saved !== undefined) select(saved.id)
    },

    reply: (comment: Comment, text: string) =>
      change({ do: 'reply', comment: comment.id, text, author: state.author }, 'Reply saved.'),
    resolve: (comment: Comment) =>
      change({ do: 'resolve', comment: comment.id, author: state.author }, 'Comment resolved.'),
    reopen: (comment: Comment) =>
      change({ do: 'reopen', comment: comment.id, author: state.author }, 'Comment reopened.'),
  }
}
