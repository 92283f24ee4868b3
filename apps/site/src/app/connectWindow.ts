import { connectTabs } from './connectTabs.ts'
import type { Dependencies } from './dependencies.ts'
import { onPreloadError } from './preload.ts'

/** Loaded for who is signed in: guests have no balance, and their first page is lighter without it. */
function connectBalance(dependencies: Dependencies): () => void {
  let stop: (() => void) | undefined
  let left = false
  const signedIn = dependencies.session.on('signedIn', () => {
    signedIn.unsubscribe()
    import('./freshBalance.ts').then(
      ({ syncBalance }) => {
        if (!left) stop = syncBalance(dependencies)
      },
      // Without it the balance is read as pages are opened.
      () => undefined,
    )
  })
  return () => {
    left = true
    signedIn.unsubscribe()
    stop?.()
  }
}

/** Events of the window: a chunk that could not be loaded, a connection that is back, changes in other tabs. */
export function connectWindow(dependencies: Dependencies): () => void {
  const { startUp, currency, language } = dependencies
  const alone = connectTabs(dependencies)
  const balance = connectBalance(dependencies)
  const deaf = onPreloadError((message) => startUp.send({ type: 'preload.failed', message }))
  // A page that was opened offline uses defaults until it can read the data.
  const backOnline = () => {
    for (const actor of [currency, language, startUp]) actor.send({ type: 'reload.requested' })
  }
  window.addEventListener('online', backOnline)
  return () => {
    deaf()
    alone()
    balance()
    window.removeEventListener('online', backOnline)
  }
}
