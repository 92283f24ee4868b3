import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { configure } from 'storybook/test'

/**
 * What an interaction finds listens already, and what its events change is on the page before it goes on. While
 * stories are tested, React's `act` sees to both; a built Storybook has a React without it, and what a reviewer opens
 * must not fail where the tests pass. A drag or a moving pointer is shown a moment later even so: wait for it.
 */
export function flushAfterEvents(): void {
  if (import.meta.env.DEV) return
  const elsewhere = createRoot(document.createElement('div'))
  // React runs the effects of all that was rendered before it renders anything else at once.
  const runEffects = () => flushSync(() => elsewhere.render(performance.now()))
  configure({
    eventWrapper: (dispatch) => {
      runEffects()
      return flushSync(dispatch)
    },
  })
}
