import { useEffect, useRef } from 'react'

/**
 * Scrolls to the results when work starts or a link asks for them (`asked` counts those), if too little of them is
 * visible.
 */
export function useShowNewest(newest: string | undefined, asked = 0) {
  const results = useRef<HTMLElement>(null)
  const seen = useRef({ newest, asked: 0 })
  useEffect(() => {
    const isAskedFor = asked > seen.current.asked
    if (newest === undefined || (seen.current.newest === newest && !isAskedFor)) return
    seen.current = { newest, asked: Math.max(asked, seen.current.asked) }
    const top = results.current?.getBoundingClientRect().top ?? 0
    if (top > window.innerHeight / 4 || top < 0) results.current?.scrollIntoView({ block: 'start' })
  }, [newest, asked])
  return results
}
