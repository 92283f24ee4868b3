import { useEffect, useRef } from 'react'

const chosen = '[aria-current=page], [aria-selected=true]'

/** Words of `data-more`: on which sides there is more than is seen, whichever way the page is written. */
function moreOn({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): string {
  const hidden = scrollWidth - clientWidth
  const passed = Math.abs(scrollLeft)
  // A pixel of grace: zoomed pages scroll to fractions of one.
  return [passed > 1 ? 'start' : '', passed < hidden - 1 ? 'end' : ''].filter(Boolean).join(' ')
}

/**
 * For a bar of tabs that may be wider than its place: brings the current tab into view without scrolling the page, and
 * keeps `data-more` true.
 */
export function useTabBar<Bar extends HTMLElement>(value: string | undefined) {
  const ref = useRef<Bar>(null)
  useEffect(() => {
    const bar = ref.current
    if (!bar || value === undefined) return
    const tell = () => {
      bar.dataset.more = moreOn(bar)
    }
    const sizes = () => `${bar.clientWidth} of ${bar.scrollWidth}`
    let shownAt = ''
    const show = () => {
      shownAt = sizes()
      const tab = bar.querySelector(chosen)
      if (tab) {
        const place = bar.getBoundingClientRect()
        const at = tab.getBoundingClientRect()
        // By as much as the middle of one is off the middle of the other: right in both directions of writing.
        bar.scrollLeft += at.left + at.width / 2 - (place.left + place.width / 2)
      }
      tell()
    }
    bar.addEventListener('scroll', tell, { passive: true })
    show()
    // Also after a rotation or a font change. The first callback may be late, so it must not undo the person's scroll.
    const observer = new ResizeObserver(() => {
      if (sizes() !== shownAt) show()
    })
    for (const part of [bar, ...bar.children]) observer.observe(part)
    return () => {
      observer.disconnect()
      bar.removeEventListener('scroll', tell)
    }
  }, [value])
  return ref
}
