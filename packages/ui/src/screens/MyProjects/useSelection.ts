import { type KeyboardEvent, useState } from 'react'
import { letterOf } from '../../primitives/letterOf.ts'
import { extended, nothingSelected, toggled, withAll } from './selection.ts'

export interface GridSelection {
  /** Those in sight that are selected, in the order of the list. */
  ids: readonly string[]
  /** All that are selected, also those that a search hides; another set only when others are selected. */
  all: ReadonlySet<string>
  mark: (id: string, extend: boolean) => void
  markAll: () => void
  clear: () => void
  /** Keys of the grid: Ctrl or Cmd with A, and Escape. */
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/** Which of the pictures in sight are selected. What a search hides is neither counted nor touched. */
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
      // A menu of a picture is a child of the grid to React, and elsewhere on the page.
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
