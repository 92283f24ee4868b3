import { useLayoutEffect, useRef, useState } from 'react'

const KEY = 'visual-report keys'

export interface Keys {
  on: boolean
  turn: (on: boolean) => void
}

/** Single letters that do something can be in the way of speech input: they can be turned off, for good. */
export function useKeys(): Keys {
  const [on, setOn] = useState(() => {
    try {
      return window.localStorage.getItem(KEY) !== 'off'
    } catch {
      return true
    }
  })
  return {
    on,
    turn: (next) => {
      setOn(next)
      try {
        window.localStorage.setItem(KEY, next ? 'on' : 'off')
      } catch {
        // Then it holds for as long as the page is open.
      }
    },
  }
}

export type Shortcuts = Readonly<Record<string, () => void>>

const isWriting = (target: Element) =>
  target.closest('textarea, select, [contenteditable=true], input:not([type=range], [type=radio], [type=checkbox])') !==
  null

/** Arrows belong to what they move: a choice, a slider, a picture wider than its place. */
function ownsArrows(target: Element): boolean {
  if (target.closest('[role=radio], [role=slider], input, [role=menu], [role=listbox]')) return true
  return target.matches('[data-scrolls]') && target.scrollWidth > target.clientWidth
}

/** Keys that work anywhere on the page, except where they write, choose or belong to a dialog. */
export function useShortcuts(shortcuts: Shortcuts, on: boolean) {
  const latest = useRef(shortcuts)
  // Layout effects: they are done before the next key, however soon it comes.
  useLayoutEffect(() => {
    latest.current = shortcuts
  })
  useLayoutEffect(() => {
    if (!on) return
    const press = (event: KeyboardEvent) => {
      const { key, target } = event
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (document.querySelector('[role=dialog], [role=alertdialog]')) return
      if (target instanceof Element) {
        if (isWriting(target)) return
        if (key.startsWith('Arrow') && ownsArrows(target)) return
      }
      const action = latest.current[key.length === 1 ? key.toLowerCase() : key]
      if (!action) return
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [on])
}
