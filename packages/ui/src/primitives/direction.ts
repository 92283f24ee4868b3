export type Direction = 'ltr' | 'rtl'

/**
 * The writing direction of an element. Radix ignores the page's direction: it takes one from a provider, `ltr` by
 * default, and sets it on popups. Read by a selector, since a computed style forces a style recalculation in each render.
 */
export const directionOf = (element: Element | null): Direction => (element?.matches(':dir(rtl)') ? 'rtl' : 'ltr')
