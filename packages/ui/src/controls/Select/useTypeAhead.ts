import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { type Choice, findOption, noSearch, searchWith } from './typeAhead.ts'

interface TypeAhead {
  /** All options of the list, in order. */
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
 * One search by first letters, on the button and in the list. Radix has two, and moves by a timer, so that on a busy
 * page Enter chooses the previous option.
 */
export function useTypeAhead({ options, awaited, chosen, open, list, onChoose, onClose }: TypeAhead) {
  const search = useRef(noSearch)
  /**
   * Keys typed before the list opened or had options. Searched whenever the list takes the focus, until another key or
   * press, since Radix focuses the chosen option, also when that option arrives later.
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

  // Options that load while the list has the focus cause no event.
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
        // Otherwise Radix would search as well, and a space within a word would choose.
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
