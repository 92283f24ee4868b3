import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** Pages with the same first segment share tabs, which must not flicker: `/account`, `/services`. */
const placeOf = (address: string) => address.split(/[/?]/)[1]

/**
 * R086, R087: scrolls to the top on a new route or query; Back and Forward keep the position of the browser. The page
 * of another section fades in without delaying anything.
 */
export function useScrollToTop() {
  const { pathname, search } = useLocation()
  const kind = useNavigationType()
  const address = pathname + search
  const shown = useRef(address)
  useLayoutEffect(() => {
    const before = shown.current
    if (before === address) return
    shown.current = address
    // Browsers restore the position themselves on Back and Forward.
    if (kind === 'POP') return
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' })
    if (placeOf(before) === placeOf(address) || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    document.getElementById('main')?.animate({ opacity: [0, 1] }, 150)
  }, [address, kind])
}
