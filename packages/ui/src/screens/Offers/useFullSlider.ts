import { type ComponentType, type RefObject, useEffect, useState } from 'react'
import type { TokenSliderProps } from '../../controls/TokenSlider/TokenSlider.tsx'

/** Runs `act` when the node is not in use: replacing a slider during a drag would end the drag. */
function whenUntouched(node: HTMLElement, act: () => void, signal: AbortSignal): void {
  const inUse = () => node.contains(document.activeElement) || node.querySelector(':active') !== null
  if (!inUse()) {
    act()
    return
  }
  const again = new AbortController()
  const retry = () => {
    if (signal.aborted || again.signal.aborted || inUse()) return
    again.abort()
    act()
  }
  const options = { signal: AbortSignal.any([signal, again.signal]) }
  // In a later task, when the focus has reached its target.
  const later = () => setTimeout(retry)
  node.addEventListener('focusout', later, options)
  document.addEventListener('pointerup', later, options)
}

/**
 * The full slider, loaded when its place is near the window. Null until then, and permanently if loading fails; a
 * native range is used instead. Keeps Radix out of the landing page's first load.
 */
export function useFullSlider(place: RefObject<HTMLElement | null>): ComponentType<TokenSliderProps> | null {
  const [full, setFull] = useState<ComponentType<TokenSliderProps> | null>(null)

  useEffect(() => {
    const node = place.current
    if (!node) return
    const gone = new AbortController()
    const observer = new IntersectionObserver(
      async (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        const loaded = await import('../../controls/TokenSlider/TokenSlider.tsx').catch(() => null)
        if (loaded && !gone.signal.aborted) whenUntouched(node, () => setFull(() => loaded.TokenSlider), gone.signal)
      },
      { rootMargin: '240px' },
    )
    observer.observe(node)
    return () => {
      observer.disconnect()
      gone.abort()
    }
  }, [place])

  return full
}
