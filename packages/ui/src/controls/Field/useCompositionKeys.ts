import { useEffect } from 'react'

/** Safari ends the composition first, and then reports the key with this code. */
const KEY_OF_INPUT_METHOD = 229

const keepFromPage = (event: KeyboardEvent) => {
  if (event.isComposing || event.keyCode === KEY_OF_INPUT_METHOD) event.stopPropagation()
}

/**
 * Hides the keys of an input method from the page: an Escape that cancels a composition must not close the dialog.
 * Listens on the window, because Radix listens to Escape at the document. Added once for all fields.
 */
export function useCompositionKeys(): void {
  useEffect(() => window.addEventListener('keydown', keepFromPage, { capture: true }), [])
}
