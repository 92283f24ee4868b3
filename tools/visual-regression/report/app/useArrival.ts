import { useEffect, useLayoutEffect, useRef } from 'react'

const FRAMES = 12

/**
 * What a browser does between pages, between the parts of this one: the focus goes to the heading, or back to the
 * item that one came from; each part is found scrolled as it was left.
 */
export function useArrival(place: string, cameFrom: string | null) {
  const scrolled = useRef(new Map<string, number>())
  const current = useRef(place)
  const from = useRef(cameFrom)
  // A page that has just been loaded keeps the focus where the browser put it.
  const arrived = useRef(false)
  useEffect(() => {
    const note = () => scrolled.current.set(current.current, window.scrollY)
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [])
  useLayoutEffect(() => {
    if (current.current === place) return
    current.current = place
    window.scrollTo(0, scrolled.current.get(place) ?? 0)
  }, [place])
  useEffect(() => {
    const before = from.current
    from.current = cameFrom ?? (place === '' ? null : before)
    const wanted = cameFrom === null && before !== null ? `item ${before}` : null
    let frame = 0
    // A long list measures its place before it shows anything: its items come a few frames later.
    const look = (left: number) => {
      const item = wanted === null ? null : document.getElementById(wanted)
      if (wanted !== null && item === null && left > 0) {
        frame = requestAnimationFrame(() => look(left - 1))
        return
      }
      if (document.activeElement !== document.body) return
      const arrival = item ?? document.querySelector<HTMLElement>('h1[tabindex]')
      if (arrived.current) arrival?.focus({ preventScroll: true })
      arrived.current = true
    }
    frame = requestAnimationFrame(() => look(FRAMES))
    return () => cancelAnimationFrame(frame)
  }, [cameFrom, place])
}
