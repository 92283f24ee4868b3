import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { configure } from 'storybook/test'

/**
 * Flushes effects before each event of a play function and updates after it. Tests have React's `act` for this; a built
 * Storybook uses the production build of React, which has no `act`.
 */
export function flushAfterEvents(): void {
  if (import.meta.env.DEV) return
  const elsewhere = createRoot(document.createElement('div'))
  // A synchronous render first runs all pending effects.
  const runEffects = () => flushSync(() => elsewhere.render(performance.now()))
  configure({
    eventWrapper: (dispatch) => {
      runEffects()
      return flushSync(dispatch)
    },
  })
}
