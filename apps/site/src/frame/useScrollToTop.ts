import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** R086, R087: to the top on a new route or a new query; back and forward keep what the browser restores. */
export function useScrollToTop() {
  const { pathname, search } = useLocation()
  const kind = useNavigationType()
  const address = pathname + search
  const shown = useRef(address)
  useLayoutEffect(() => {
    if (shown.current === address) return
    shown.current = address
    if (kind !== 'POP') window.scrollTo({ top: 0, left: 0, behavior: 'instant' })
  }, [address, kind])
}
