export const schemes = ['light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

/** A point in a picture of a story. */
export interface Place {
  /** From the left, as a share of the picture's width. */
  x: number
  /** From the top, as a share of the picture's height. */
  y: number
  /** Of the picture that it was written on, in CSS px. */
  width: number
  height: number
  scheme: Scheme
}

interface Written {
  author: string
  /** ISO 8601. */
  created: string
}

/** What one file holds. It is written once and never again, so that no two branches change the same file. */
export type Entry = Written &
  (
    | { kind: 'comment'; storyId: string; place: Place; text: string }
    | { kind: 'reply'; text: string }
    | { kind: 'resolved' }
    | { kind: 'reopened' }
  )

interface Reply extends Written {
  id: string
  text: string
}

/** A comment with everything that was answered to it. */
export interface Comment extends Written {
  id: string
  storyId: string
  /** Null when there is no such story any more. */
  story: { title: string; name: string } | null
  place: Place
  text: string
  replies: readonly Reply[]
  state: 'open' | 'resolved'
  /** Who has resolved or reopened it last, and when. */
  changed: Written | null
  /** From the root of the repository. */
  file: string
}

export interface CommentList {
  /** The newest first. */
  comments: readonly Comment[]
  /** Files that are no comment, and why. */
  broken: readonly { file: string; why: string }[]
  /** The name that git knows; empty where it knows none. */
  author: string
  /** Whether whoever gave the list takes comments. */
  writable: boolean
}

/** What a page asks the server to write. */
export type Change = { author: string } & (
  | { do: 'comment'; storyId: string; place: Place; text: string }
  | { do: 'reply'; comment: string; text: string }
  | { do: 'resolve' | 'reopen'; comment: string }
)
