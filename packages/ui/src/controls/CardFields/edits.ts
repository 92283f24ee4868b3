import { fireEvent } from 'storybook/test'

/** For play functions: edits that a story's keyboard cannot make. */

/** Fills a field in as a browser or a password manager does: the whole text at once, focus or not. */
export function fillIn(input: HTMLInputElement, text: string): void {
  // Uses the native setter, because React overrides the element's own.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  fireEvent(input, new Event('input', { bubbles: true }))
  fireEvent(input, new Event('change', { bubbles: true }))
}

/** Options of userEvent.type that put the caret somewhere first. */
export const at = (place: number) => ({ initialSelectionStart: place, initialSelectionEnd: place })

/** Text composed by an input method, such as full-width digits: unchanged until the composition ends. */
export function compose(input: HTMLInputElement, text: string): void {
  fireEvent(input, new CompositionEvent('compositionstart', { bubbles: true }))
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  fireEvent(
    input,
    new InputEvent('input', { bubbles: true, inputType: 'insertCompositionText', data: text, isComposing: true }),
  )
  fireEvent(input, new CompositionEvent('compositionend', { bubbles: true, data: text }))
}

/** All text that React keeps for an element and its ancestors: props, state and refs. */
function rememberedBy(element: Element): string {
  const seen = new WeakSet<object>()
  const texts: string[] = []
  const look = (value: unknown, depth: number) => {
    if (typeof value === 'string' || typeof value === 'number') texts.push(String(value))
    if (typeof value !== 'object' || value === null || value instanceof Node || seen.has(value) || depth > 20) return
    seen.add(value)
    for (const one of Object.values(value)) look(one, depth + 1)
  }
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'))
  let fiber: unknown = key && Reflect.get(element, key)
  while (typeof fiber === 'object' && fiber !== null) {
    // React keeps two fibers for each element; either may be the current one.
    for (const one of [fiber, Reflect.get(fiber, 'alternate')]) {
      if (typeof one !== 'object' || one === null) continue
      look(Reflect.get(one, 'memoizedProps'), 0)
      look(Reflect.get(one, 'memoizedState'), 0)
    }
    fiber = Reflect.get(fiber, 'return')
  }
  return texts.join('\n')
}

/**
 * Counts a text outside the fields' values: in markup, storage, address and React's memory. Filling in a card field must
 * not change the count (D04). The text is generated at run time, because the story's source would contain it.
 */
export function tracesOf(text: string, input: HTMLInputElement): Record<string, number> {
  const places = {
    markup: document.documentElement.outerHTML,
    localStorage: JSON.stringify(localStorage),
    sessionStorage: JSON.stringify(sessionStorage),
    url: location.href,
    react: rememberedBy(input),
  }
  return Object.fromEntries(Object.entries(places).map(([place, found]) => [place, found.split(text).length - 1]))
}
