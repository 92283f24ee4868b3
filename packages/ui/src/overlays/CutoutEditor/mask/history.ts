import type { Mask, Rect } from './mask.ts'
import { type Patch, swap } from './patch.ts'

/** Maximum bytes of all steps; the oldest are dropped first. */
const MEMORY = 48 * 1024 * 1024

export interface History {
  readonly canUndo: number
  readonly canRedo: number
  readonly bytes: number
  /** Adds a step by its undo patch. */
  push(undo: Patch): void
  /** @returns the changed part; null when there is nothing to undo */
  undo(mask: Mask): Rect | null
  redo(mask: Mask): Rect | null
}

/** The undo and redo steps of a session. */
export function createHistory(memory = MEMORY): History {
  const past: Patch[] = []
  const future: Patch[] = []
  let bytes = 0

  const trim = () => {
    while (bytes > memory && past.length > 0) bytes -= past.shift()?.bytes ?? 0
  }
  const step = (mask: Mask, from: Patch[], to: Patch[]): Rect | null => {
    const patch = from.pop()
    if (!patch) return null
    const { undone, changed } = swap(mask, patch)
    to.push(undone)
    bytes += undone.bytes - patch.bytes
    return changed
  }

  return {
    get canUndo() {
      return past.length
    },
    get canRedo() {
      return future.length
    },
    get bytes() {
      return bytes
    },
    push(undo) {
      for (const { bytes: gone } of future.splice(0)) bytes -= gone
      past.push(undo)
      bytes += undo.bytes
      trim()
    },
    undo: (mask) => step(mask, past, future),
    redo(mask) {
      const changed = step(mask, future, past)
      trim()
      return changed
    },
  }
}
