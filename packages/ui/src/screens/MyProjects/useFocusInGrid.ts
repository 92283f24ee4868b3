import { type FocusEvent, useCallback, useLayoutEffect, useRef } from 'react'
import { placeOf } from '../../primitives/windowing/useWindowing.ts'

interface Had {
  element: Element
  tile: Element
  /** Of the tile in the list. */
  place: number
}

/**
 * Keeps the focus in a list whose tiles come and go. When what had it is gone, its tile takes it; when the tile is
 * gone as well, the one that now stands in its place, else the last one; after the very last one what follows the list,
 * or the heading that says why there is none.
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
