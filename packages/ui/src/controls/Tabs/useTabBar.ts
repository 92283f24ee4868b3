import { useEffect, useRef } from 'react'

const chosen = '[aria-current=page], [aria-selected=true]'

/** The words of `data-more`: on which sides there is hidden content, in both writing directions. */
function moreOn({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): string {
  const hidden = scrollWidth - clientWidth
  const passed = Math.abs(scrollLeft)
  // One pixel of tolerance: zoomed pages scroll by fractions.
  return [passed > 1 ? 'start' : '', passed < hidden - 1 ? 'end' : ''].filter(Boolean).join(' ')
}

/**
 * For a tab bar that may overflow: scrolls the current tab into view without scrolling the page, and updates
 * `data-more`.
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
        // The distance between the two middles, which is correct in both writing directions.
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
