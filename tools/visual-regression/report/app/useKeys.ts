import { useState } from 'react'

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
