import { type FocusEvent, useCallback, useLayoutEffect, useRef } from 'react'
import { placeOf } from '../../primitives/windowing/useWindowing.ts'

interface Had {
  element: Element
  tile: Element
  /** Index in the list. */
  place: number
}

/**
 * Keeps the focus when tiles appear and disappear. If the focused element is removed, its tile takes the focus; if the
 * tile is removed, the tile now at its index, else the last one; without any tile, the element after the list or the
 * heading that says why it is empty.
 */
export function useFocusInGrid() {
  const list = useRef<HTMLUListElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const had = useRef<Had | null>(null)

  useLayoutEffect(() => {
    if (had.current === null || had.current.element.isConnected || document.activeElement !== document.body) return
    const { tile, place } = had.current
    const tiles = list.current?.querySelectorAll('[data-place]')
    const there = list.current?.querySelector(`[data-place="${place}"]`) ?? tiles?.item(tiles.length - 1)
    const next = tile.isConnected ? tile : (there ?? list.current?.nextElementSibling)
    const control = next?.querySelector<HTMLElement>('button, a[href]') ?? heading.current
    control?.focus({ preventScroll: true })
  })

  return {
    list,
    heading,
    onFocus: useCallback(({ target }: FocusEvent) => {
      const tile = target.closest('[data-place]')
      had.current = tile ? { element: target, tile, place: placeOf(tile) ?? 0 } : null
    }, []),
    onBlur: useCallback(({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) had.current = null
    }, []),
  }
}
