import { useEffect, useRef, useState } from 'react'

/** Whether the content is wider than its element; false until measured. */
export function useScrolls<Place extends HTMLElement>() {
  const ref = useRef<Place>(null)
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const place = ref.current
    if (!place) return
    // One pixel of tolerance for fractions, which the two values round differently.
    const measure = () => setScrolls(place.scrollWidth > place.clientWidth + 1)
    const observer = new ResizeObserver(measure)
    observer.observe(place)
    if (place.firstElementChild) observer.observe(place.firstElementChild)
    return () => observer.disconnect()
  }, [])
  return { ref, scrolls }
}
