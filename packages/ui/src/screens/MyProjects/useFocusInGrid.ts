import { type FocusEvent, useLayoutEffect, useRef } from 'react'

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
    const tiles = [...(list.current?.children ?? [])]
    const next = tile.isConnected ? tile : (tiles[place] ?? tiles.at(-1) ?? list.current?.nextElementSibling)
    const control = next?.querySelector<HTMLElement>('button, a[href]') ?? heading.current
    control?.focus({ preventScroll: true })
  })

  return {
    list,
    heading,
    onFocus: ({ target }: FocusEvent) => {
      const tiles = [...(list.current?.children ?? [])]
      const place = tiles.findIndex((tile) => tile.contains(target))
      const tile = tiles[place]
      had.current = tile ? { element: target, tile, place } : null
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) had.current = null
    },
  }
}
