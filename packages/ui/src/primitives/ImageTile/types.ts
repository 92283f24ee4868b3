/** What became of a picture, and what goes with it. */
export type TilePicture =
  | { state: 'waiting' }
  /** Without a progress (0..100) the end is not known. */
  | { state: 'working'; progress?: number | undefined }
  | { state: 'delivered'; src: string; alt?: string | undefined }
  /** The server's own words, or null for ours. */
  | { state: 'failed'; reason?: string | null | undefined }
  | { state: 'cancelled' }
  /** Words of one's own instead of "Deleted"; with `undo` its place offers the way back. */
  | { state: 'deleted'; words?: string | undefined; undo?: TileUndo | undefined }

export interface TileUndo {
  state: 'offered' | 'restoring' | 'failed'
  onUndo: () => void
}
