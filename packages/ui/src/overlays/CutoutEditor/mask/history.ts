import type { Mask, Rect } from './mask.ts'
import { type Patch, swap } from './patch.ts'

/** Bytes that all steps may take together; the oldest go first. */
const MEMORY = 48 * 1024 * 1024

export interface History {
  readonly canUndo: number
  readonly canRedo: number
  readonly bytes: number
  /** A step that was taken: what undoes it. */
  push(undo: Patch): void
  /** @returns what has changed; null when there is nothing to undo */
  undo(mask: Mask): Rect | null
  redo(mask: Mask): Rect | null
}

/** The steps of a session, in both directions. */
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
