export type Direction = 'ltr' | 'rtl'

/**
 * The writing direction where an element stands. Radix takes it from a provider and writes it on what it opens, `ltr`
 * unless set otherwise, whatever the page says. Asked of the selector, as the style sheets do: a computed style would
 * have the browser work out all styles that have changed, and some controls ask each time they are rendered.
 */
export const directionOf = (element: Element | null): Direction => (element?.matches(':dir(rtl)') ? 'rtl' : 'ltr')
