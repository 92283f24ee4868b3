import { useCallback, useInsertionEffect, useRef } from 'react'

/** A stable function that calls the latest callback, for memoised components. Must not be called during rendering. */
export function useEventCallback<Args extends readonly unknown[]>(callback: (...args: Args) => void) {
  const latest = useRef(callback)
  useInsertionEffect(() => {
    latest.current = callback
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
