import { connectTabs } from './connectTabs.ts'
import type { Dependencies } from './dependencies.ts'
import { onPreloadError } from './preload.ts'

/** Loaded for signed-in people only, so that the first page of a guest is smaller. */
function connectBalance(dependencies: Dependencies): () => void {
  let stop: (() => void) | undefined
  let left = false
  const signedIn = dependencies.session.on('signedIn', () => {
    signedIn.unsubscribe()
    import('./freshBalance.ts').then(
      ({ syncBalance }) => {
        if (!left) stop = syncBalance(dependencies)
      },
      // Without this chunk the balance is read when a page is opened.
      () => undefined,
    )
  })
  return () => {
    left = true
    signedIn.unsubscribe()
    stop?.()
  }
}

/** Handles window events: failed chunks, the return of the network and changes in other tabs. */
export function connectWindow(dependencies: Dependencies): () => void {
  const { startUp, currency, language } = dependencies
  const alone = connectTabs(dependencies)
  const balance = connectBalance(dependencies)
  const deaf = onPreloadError((message) => startUp.send({ type: 'preload.failed', message }))
  // A page that was opened offline uses default values until it can load the data.
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
