import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { averageOf, type Groups, groupsBetween, groupsOf, type Piece, piecesOf } from './pieces.ts'

interface Options<Row> {
  list: RefObject<Element | null>
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** Number of rows in a group; in a grid a multiple of each number of columns. */
  size: number
  /** A list of up to this number of rows is rendered whole. */
  whole: number
  /** How many rows the focus may move on one press of Tab. */
  reach: number
  /** Key of another row that stays rendered, because it may get the focus. */
  pinned?: string | null
}

interface Seen extends Omit<Groups, 'count' | 'size'> {
  /** Groups in or near the window. */
  near: ReadonlySet<number>
  /** px of the list; another width invalidates the heights. */
  width: number
}

/** Distance in window heights at which rows are added and removed. */
const COMING = 0.75
const GOING = 1.5

const nothing: Seen = { near: new Set(), heights: new Map(), rowHeight: 0, spacing: 0, width: 0 }

/** The index of an element of the list. */
export const placeOf = (element: Element | null | undefined): number | null => {
  const place = element?.closest('[data-place]')?.getAttribute('data-place') ?? null
  return place === null ? null : Number(place)
}
export const rowAttributes = ({ place, group, isEdge }: Extract<Piece, { kind: 'row' }>) => ({
  'data-place': place,
  'data-group': isEdge ? group : undefined,
})
export const gapAttributes = ({ from, to }: Extract<Piece, { kind: 'gap' }>) => ({
  'data-group': from,
  'data-gap': to,
  'aria-hidden': true,
})

const edgesOf = (list: Element) => list.querySelectorAll(':scope > [data-group]')

const areSame = (one: ReadonlySet<number>, other: ReadonlySet<number>) =>
  one.size === other.size && [...one].every((group) => other.has(group))

/** The groups near the window now, and the heights of the rendered ones. */
function look(list: Element, before: Seen, rows: Pick<Groups, 'count' | 'size'>): Seen {
  const { width } = list.getBoundingClientRect()
  // The list is not shown yet.
  if (width === 0) return before
  const spacing = Number.parseFloat(getComputedStyle(list).rowGap) || 0
  const zone = (windows: number) => [-windows * window.innerHeight, (1 + windows) * window.innerHeight] as const
  // The zone for removal is larger: a row's height is only known once it is rendered, and rows must not alternate
  // between the two.
  const [start, end] = zone(GOING)
  const groups = { ...rows, ...before }
  const near = new Set<number>()
  const heights = new Map(width === before.width ? before.heights : [])
  const starts = new Map<number, number>()
  for (const edge of edgesOf(list)) {
    const group = Number(edge.getAttribute('data-group'))
    const to = edge.getAttribute('data-gap')
    const { top, bottom } = edge.getBoundingClientRect()
    if (to === null) {
      const first = starts.get(group) ?? top
      starts.set(group, first)
      heights.set(group, bottom - first)
      if (bottom > start && first < end) near.add(group)
    } else for (const seen of groupsBetween({ from: group, to: Number(to), top }, zone(COMING), groups)) near.add(seen)
  }
  const isNew = width !== before.width
  if (!isNew && areSame(near, before.near)) return before
  const rowHeight = isNew ? averageOf(heights, rows) : before.rowHeight
  // Before rows are measured all gaps are empty and at one position.
  return { near: before.width === 0 ? before.near : near, heights, rowHeight, spacing, width }
}

/**
 * Renders only the rows of a long list that are near the window, in groups, with gaps for the others. The focused row
 * stays, as do the first and last rows, where keyboard focus enters.
 */
export function useWindowing<Row>(options: Options<Row>) {
  const { list, rows, keyOf, size, whole, reach, pinned = null } = options
  const [seen, setSeen] = useState(nothing)
  const [focused, setFocused] = useState<{ key: string; place: number } | null>(null)
  const [printing, setPrinting] = useState(false)
  const count = rows.length
  const windowed = count > whole && !printing

  const keyAt = (place: number) => {
    const row = rows[place]
    return row === undefined ? null : keyOf(row)
  }
  const placeNow = (key: string, before: number) => {
    if (keyAt(before) === key) return before
    const now = rows.findIndex((row) => keyOf(row) === key)
    return now < 0 ? before : now
  }
  const focus = windowed && focused ? placeNow(focused.key, focused.place) : 0
  const pinnedPlace = windowed && pinned !== null ? placeNow(pinned, 0) : 0
  const pieces = useMemo(() => {
    const rowsAndGroups = { count, size: windowed ? size : count, ...seen }
    const drawn = groupsOf([0, focus - reach, focus, focus + reach, pinnedPlace, count - 1], rowsAndGroups)
    return piecesOf(new Set([...drawn, ...seen.near]), rowsAndGroups)
  }, [count, size, windowed, reach, focus, pinnedPlace, seen])

  useLayoutEffect(() => {
    if (windowed && seen.width === 0 && list.current) setSeen(look(list.current, seen, { count, size }))
  })
  useEffect(() => {
    const { current } = list
    if (!windowed || !current) return
    const update = () => {
      const now = look(current, seen, { count, size })
      if (now !== seen) setSeen(now)
    }
    const observer = new IntersectionObserver(update, { root: document, rootMargin: `${COMING * 100}% 0px` })
    for (const edge of edgesOf(current)) observer.observe(edge)
    return () => observer.disconnect()
  })
  // Paper has no window, so all rows are printed, unless a dialog covers the list.
  useEffect(() => {
    const begin = () => {
      if (!list.current?.closest('[aria-hidden=true]')) flushSync(() => setPrinting(true))
    }
    const end = () => setPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [list])

  return {
    /** Some rows are not rendered. */
    windowed,
    pieces,
    /** Keeps the row of this focused element rendered. */
    keep: (element: Element) => {
      const place = placeOf(element)
      const key = place === null ? null : keyAt(place)
      if (windowed && place !== null && key !== null) setFocused({ key, place })
    },
  }
}
