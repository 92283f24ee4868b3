import { type KeyboardEvent, useState } from 'react'
import { letterOf } from '../../primitives/letterOf.ts'
import { extended, nothingSelected, toggled, withAll } from './selection.ts'

export interface GridSelection {
  /** Visible selected ids, in list order. */
  ids: readonly string[]
  /** All selected ids, including those that a search hides. A new set only if the selection changes. */
  all: ReadonlySet<string>
  mark: (id: string, extend: boolean) => void
  markAll: () => void
  clear: () => void
  /** Handles Ctrl or Cmd with A, and Escape. */
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/** Selection among the visible images. A search neither counts nor changes hidden ones. */
export function useSelection(order: readonly string[]): GridSelection {
  const [selection, set] = useState(nothingSelected)
  const ids = order.filter((id) => selection.ids.has(id))
  const markAll = () => set((now) => withAll(now, order))
  const clear = () => set(nothingSelected)
  return {
    ids,
    all: selection.ids,
    mark: (id, extend) => set((now) => (extend ? extended(now, id, order) : toggled(now, id))),
    markAll,
    clear,
    onKeyDown: (event) => {
      const { currentTarget, target, key } = event
      // React bubbles events of an image's menu to the grid, although the menu is elsewhere in the DOM.
      if (event.defaultPrevented || !(target instanceof Node && currentTarget.contains(target))) return
      if (key === 'Escape' && ids.length > 0) clear()
      else if (
        letterOf(event.nativeEvent) === 'a' &&
        (event.ctrlKey || event.metaKey) &&
        !event.shiftKey &&
        !event.altKey
      ) {
        event.preventDefault()
        markAll()
      }
    },
  }
}
