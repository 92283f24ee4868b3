import { useEffect, useRef, useState } from 'react'

/** Whether what is inside an element is wider than its place; false until it was measured. */
export function useScrolls<Place extends HTMLElement>() {
  const ref = useRef<Place>(null)
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const place = ref.current
    if (!place) return
    // A pixel of grace: fractions of one are rounded differently on the two sides.
    const measure = () => setScrolls(place.scrollWidth > place.clientWidth + 1)
    const observer = new ResizeObserver(measure)
    observer.observe(place)
    if (place.firstElementChild) observer.observe(place.firstElementChild)
    return () => observer.disconnect()
  }, [])
  return { ref, scrolls }
}
