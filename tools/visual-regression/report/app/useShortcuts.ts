import { useEffect, useEffectEvent, useState } from 'react'

const KEY = 'visual-report keys'

/** Whether single letters are shortcuts. They can be in the way of speech input, and are turned off for good. */
export function useShortcutsSetting() {
  const [on, setOn] = useState(() => {
    try {
      return window.localStorage.getItem(KEY) !== 'off'
    } catch {
      return true
    }
  })
  const turn = (next: boolean) => {
    setOn(next)
    try {
      window.localStorage.setItem(KEY, next ? 'on' : 'off')
    } catch {
      // Then it holds for as long as the page is open.
    }
  }
  return { on, turn }
}

/** Arrows belong to a text, to a choice, and to a page that is wider than its window. */
const ownsArrows = (target: Element) =>
  target.closest('input') !== null || document.documentElement.scrollWidth > document.documentElement.clientWidth

/** Calls an action by its key, e.g. `a` or `ArrowRight`, anywhere but where somebody writes. */
export function useShortcuts(actions: Readonly<Record<string, () => void>>, on: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event
    if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return
    if (target.matches('input[type=search], input[readonly]')) return
    if (key.startsWith('Arrow') && ownsArrows(target)) return
    const action = actions[key.length === 1 ? key.toLowerCase() : key]
    if (action === undefined) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    if (!on) return
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [on])
}
