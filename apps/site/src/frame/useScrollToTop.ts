import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** Pages of one place have their tabs in common, which must not blink: `/account`, `/services`. */
const placeOf = (address: string) => address.split(/[/?]/)[1]

/**
 * R086, R087: to the top on a new route or a new query; back and forward keep what the browser restores. The page of
 * another place fades in; it is there before, so that nothing waits for it.
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
    // On the way back browsers move the page themselves.
    if (kind === 'POP') return
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' })
    if (placeOf(before) === placeOf(address) || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    document.getElementById('main')?.animate({ opacity: [0, 1] }, 150)
  }, [address, kind])
}
