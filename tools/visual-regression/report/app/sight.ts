const MARGIN = 24

/** Whether what differs can be seen without scrolling; of what is larger than the place, its beginning. */
export function isInSight(scroller: Element, part: Element): boolean {
  const place = scroller.getBoundingClientRect()
  const box = part.getBoundingClientRect()
  const ends = Math.min(box.bottom, box.top + place.height / 2)
  const sideEnds = Math.min(box.right, box.left + place.width / 2)
  return box.top >= place.top && ends <= place.bottom && box.left >= place.left && sideEnds <= place.right
}

/** Brings a part into the middle; of what is larger than the place, its beginning. */
export function scrollTo(scroller: Element, part: Element, behavior: 'instant' | 'smooth') {
  const place = scroller.getBoundingClientRect()
  const box = part.getBoundingClientRect()
  const middle = (start: number, length: number, room: number) =>
    length > room - 2 * MARGIN ? start - MARGIN : start - (room - length) / 2
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  scroller.scrollBy({
    top: middle(box.top - place.top, box.height, place.height),
    left: middle(box.left - place.left, box.width, place.width),
    behavior: still ? 'instant' : behavior,
  })
}
