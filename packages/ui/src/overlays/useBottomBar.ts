import { setElementVars } from '@vanilla-extract/dynamic'
import { type RefObject, useEffect } from 'react'
import { bottomBarHeight } from './bottomBar.css.ts'

/** Tells the page how high the bar at the lower edge of the window is, so that toasts stand above it. */
export function useBottomBar(bar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = bar.current
    if (!element) return
    const page = document.documentElement
    const observer = new ResizeObserver(() =>
      setElementVars(page, { [bottomBarHeight]: `${element.getBoundingClientRect().height}px` }),
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      // An empty value removes the property; null would leave it as it is.
      setElementVars(page, { [bottomBarHeight]: '' })
    }
  }, [bar])
}
