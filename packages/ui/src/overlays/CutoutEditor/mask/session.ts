import { createHistory } from './history.ts'
import type { Mask, Rect } from './mask.ts'
import { difference, swap } from './patch.ts'
import { type Brush, beginStroke, type Place, type Stroke } from './stroke.ts'

/** The editing of one cut-out. Each call that changes the mask returns the changed part; null for none. */
export interface Session {
  /** The initial mask, and the current one. */
  readonly first: Mask
  readonly mask: Mask
  readonly canUndo: number
  readonly canRedo: number
  /** Whether the mask differs from the initial one. */
  readonly changed: boolean
  begin(brush: Brush): void
  to(place: Place): Rect | null
  /** Ends the stroke, which is one undo step. False if it has changed nothing. */
  end(): boolean
  /** Cancels the current stroke, because its finger was one of two. */
  cancel(): Rect | null
  undo(): Rect | null
  redo(): Rect | null
  startOver(): Rect | null
}

export function createSession(first: Mask): Session {
  const mask: Mask = { ...first, data: first.data.slice() }
  const history = createHistory()
  let stroke: Stroke | null = null

  return {
    first,
    mask,
    get canUndo() {
      return history.canUndo
    },
    get canRedo() {
      return history.canRedo
    },
    get changed() {
      return history.canUndo > 0 && difference(mask, first).tiles.size > 0
    },
    begin: (brush) => {
      stroke = beginStroke(mask, brush)
    },
    to: (place) => stroke?.to(place) ?? null,
    end: () => {
      const undo = stroke?.end() ?? null
      stroke = null
      if (undo) history.push(undo)
      return undo !== null
    },
    cancel: () => {
      const undo = stroke?.end() ?? null
      stroke = null
      return undo && swap(mask, undo).changed
    },
    undo: () => history.undo(mask),
    redo: () => history.redo(mask),
    startOver: () => {
      const patch = difference(mask, first)
      if (patch.tiles.size === 0) return null
      const { undone, changed } = swap(mask, patch)
      history.push(undone)
      return changed
    },
  }
}
