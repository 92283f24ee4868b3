import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { type Choice, findOption, noSearch, searchWith } from './typeAhead.ts'

interface TypeAhead {
  /** All that the list shows, in its order. */
  options: readonly (Choice & { readonly value: string })[]
  /** The options are still loading. */
  awaited: boolean
  chosen: string
  open: boolean
  list: RefObject<HTMLElement | null>
  onChoose: (value: string) => void
  onClose: () => void
}

/**
 * The first letters of a label, on the button and in the list, as one search. Radix has two, one for each, and moves
 * in the list by a timer: typed quickly, or on a busy page, Enter then chooses the option that was there before.
 */
export function useTypeAhead({ options, awaited, chosen, open, list, onChoose, onClose }: TypeAhead) {
  const search = useRef(noSearch)
  /**
   * Keys typed before the list opened or had options. Until another key or press they are searched whenever the list
   * takes the focus, since Radix focuses the chosen option, also when that option arrives later.
   */
  const waiting = useRef(false)

  const elements = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])]
  const moveInList = () => {
    const all = elements()
    const current = all.findIndex((element) => element.matches(':focus'))
    all[findOption(options, search.current, current)]?.focus()
  }
  const meant = () => {
    const current = options.findIndex(({ value }) => value === chosen)
    return findOption(options, search.current, current)
  }
  const lookUp = () => {
    if (waiting.current && !awaited) elements()[meant()]?.focus()
  }

  // Options that arrive while the list has the focus give no sign of their own.
  useEffect(() => {
    if (list.current?.contains(document.activeElement)) lookUp()
  })

  return {
    begin: () => {
      search.current = noSearch
      waiting.current = false
    },
    onListFocus: lookUp,
    onListPointer: () => {
      waiting.current = false
    },
    onListKey: (event: KeyboardEvent) => {
      const next = searchWith(search.current, event)
      if (next) {
        // Or Radix would look for it as well, and a space within a word would choose.
        event.preventDefault()
        search.current = next
        waiting.current = awaited
        if (!awaited) moveInList()
      } else if (!awaited) waiting.current = false
      else if (event.key === 'Enter' && waiting.current) event.preventDefault()
    },
    onButtonKey: (event: KeyboardEvent) => {
      const next = searchWith(search.current, event)
      if (next) {
        event.preventDefault()
        search.current = next
        waiting.current = open
        const found = open ? undefined : options[meant()]
        if (found) onChoose(found.value)
      } else if (event.key === 'Enter' && open && waiting.current) {
        event.preventDefault()
        const found = awaited ? undefined : options[meant()]
        if (!found) return
        onChoose(found.value)
        onClose()
      }
    },
  }
}
