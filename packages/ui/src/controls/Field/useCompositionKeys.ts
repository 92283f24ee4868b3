import { useEffect } from 'react'

/** Safari ends the composition first, and then reports the key with this code. */
const KEY_OF_INPUT_METHOD = 229

const keepFromPage = (event: KeyboardEvent) => {
  if (event.isComposing || event.keyCode === KEY_OF_INPUT_METHOD) event.stopPropagation()
}

/**
 * Keeps the keys of an input method from the page: the Escape that takes a composition back must not close the dialog
 * around it. On the window, because Radix listens to Escape at the document. Added once, however many fields there are.
 */
export function useCompositionKeys(): void {
  useEffect(() => window.addEventListener('keydown', keepFromPage, { capture: true }), [])
}
