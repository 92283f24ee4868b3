import { setElementVars } from '@vanilla-extract/dynamic'
import { type RefObject, useEffect } from 'react'
import { bottomBarHeight, overlayFootHeight } from './bottomBar.css.ts'

/** px of each at the bottom of the window, since one dialog can be over another. */
const heights = {
  [bottomBarHeight]: new Map<HTMLElement, number>(),
  [overlayFootHeight]: new Map<HTMLElement, number>(),
}

function tell(name: string) {
  const highest = Math.max(0, ...(heights[name]?.values() ?? []))
  // An empty value removes the property; null would leave it as it is.
  setElementVars(document.documentElement, { [name]: highest > 0 ? `${highest}px` : '' })
}

const always = () => true

function useHeightAtEdge(name: string, part: RefObject<HTMLElement | null>, atEdge: () => boolean) {
  useEffect(() => {
    const element = part.current
    if (!element) return
    // Measures the layout, which ignores the slide-in animation.
    const observer = new ResizeObserver(() => {
      heights[name]?.set(element, atEdge() ? element.offsetHeight : 0)
      tell(name)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      heights[name]?.delete(element)
      tell(name)
    }
  }, [name, part, atEdge])
}

/** Publishes the height of the bar at the bottom of the window, so that other fixed elements stay above it. */
export const useBottomBar = (bar: RefObject<HTMLElement | null>) => useHeightAtEdge(bottomBarHeight, bar, always)

/**
 * The same for the foot of an overlay, so that no toast covers its buttons. `atEdge` is for one that is not always at
 * the edge: it is called on each change of size.
 */
export const useOverlayFoot = (foot: RefObject<HTMLElement | null>, atEdge: () => boolean = always) =>
  useHeightAtEdge(overlayFootHeight, foot, atEdge)
