import type { HTMLAttributes } from 'react'

/** The state of an image, with its data. */
export type TileImage =
  | { state: 'waiting' }
  /** Without a progress (0..100) the end is unknown. `preview` is the URL of the unfinished image. */
  | { state: 'working'; progress?: number | undefined; preview?: string | undefined }
  | { state: 'delivered'; src: string; alt?: string | undefined }
  /** The server's message, or null for our own. */
  | { state: 'failed'; reason?: string | null | undefined }
  | { state: 'cancelled' }
  /** A text instead of "Deleted"; with `undo` the place offers it. */
  | { state: 'deleted'; words?: string | undefined; undo?: TileUndo | undefined }

/**
 * A tick box in the corner that selects the image; a press on the image still opens it. Always visible where an element
 * around the tiles has `data-selecting`, because something is selected.
 */
export interface TileMark {
  marked: boolean
  /** `extend` is true with Shift: it selects everything from the last one to this one. */
  onMark: (extend: boolean) => void
}

export interface TileUndo {
  state: 'offered' | 'restoring' | 'failed'
  onUndo: () => void
}

/** Attributes of the tile's element, set by its list. */
export type TileItem = HTMLAttributes<HTMLElement> & Readonly<Record<`data-${string}`, number | undefined>>
