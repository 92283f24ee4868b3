import type { HTMLAttributes } from 'react'

/** What became of a picture, and what goes with it. */
export type TilePicture =
  | { state: 'waiting' }
  /** Without a progress (0..100) the end is not known. `preview`: address of the unfinished picture. */
  | { state: 'working'; progress?: number | undefined; preview?: string | undefined }
  | { state: 'delivered'; src: string; alt?: string | undefined }
  /** The server's own words, or null for ours. */
  | { state: 'failed'; reason?: string | null | undefined }
  | { state: 'cancelled' }
  /** Words of one's own instead of "Deleted"; with `undo` its place offers the way back. */
  | { state: 'deleted'; words?: string | undefined; undo?: TileUndo | undefined }

/**
 * A tick box in the corner, for choosing several; opening stays what a press on the picture does. It is in sight without
 * hover where an element around the tiles has `data-selecting`, because something in the list is marked.
 */
export interface TileMark {
  marked: boolean
  /** `extend`: with Shift, so that everything from the last one to this one is meant. */
  onMark: (extend: boolean) => void
}

export interface TileUndo {
  state: 'offered' | 'restoring' | 'failed'
  onUndo: () => void
}

/** Attributes of a tile's element, for the list that it stands in. */
export type TileItem = HTMLAttributes<HTMLElement> & Readonly<Record<`data-${string}`, number | undefined>>
