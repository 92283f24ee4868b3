/**
 * The writing direction where an element stands. Radix takes it from a provider and writes it on what it opens, `ltr`
 * unless told otherwise, whatever the page says.
 */
export const directionOf = (element: Element | null): 'ltr' | 'rtl' =>
  element && getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr'
