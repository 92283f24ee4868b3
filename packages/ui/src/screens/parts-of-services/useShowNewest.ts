import { useEffect, useRef } from 'react'

/** Brings the results into view when work begins, wherever the window shows too little of them to hold the result. */
export function useShowNewest(newest: string | undefined) {
  const results = useRef<HTMLElement>(null)
  const seen = useRef(newest)
  useEffect(() => {
    if (newest === undefined || seen.current === newest) return
    seen.current = newest
    const top = results.current?.getBoundingClientRect().top ?? 0
    if (top > window.innerHeight / 4 || top < 0) results.current?.scrollIntoView({ block: 'start' })
  }, [newest])
  return results
}
