import { useCallback, useInsertionEffect, useRef } from 'react'

/**
 * A function that stays the same and calls what was given last: for parts that are drawn anew only when what they are
 * given is another. Not to be called while rendering.
 */
export function useEventCallback<Args extends readonly unknown[]>(callback: (...args: Args) => void) {
  const latest = useRef(callback)
  useInsertionEffect(() => {
    latest.current = callback
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
