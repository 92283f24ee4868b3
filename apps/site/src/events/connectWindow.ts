import type { Dependencies } from '../app/dependencies.ts'
import { onPreloadError } from '../app/preload.ts'
import { connectTabs } from './connectTabs.ts'

/** Loaded for signed-in people only, so that the first page of a guest is smaller. */
function connectSignedIn(dependencies: Dependencies, signal?: AbortSignal): void {
  const signedIn = dependencies.session.on('signedIn', () => {
    signedIn.unsubscribe()
    import('./connectServer.ts').then(
      ({ connectServer }) => connectServer(dependencies, signal),
      // Without this chunk the balance is read when a page is opened.
      () => undefined,
    )
  })
}

/**
 * Handles window events: failed chunks, the return of the network, changes in other tabs, and events of the server.
 * @param options for tests, which leave a page without closing the window
 */
export function connectWindow(dependencies: Dependencies, options?: { signal: AbortSignal }): void {
  const { startUp, currency, language } = dependencies
  connectTabs(dependencies, options)
  connectSignedIn(dependencies, options?.signal)
  onPreloadError((message) => startUp.send({ type: 'preload.failed', message }), options)
  // A page that was opened offline uses default values until it can load the data.
  window.addEventListener(
    'online',
    () => {
      for (const actor of [currency, language, startUp]) actor.send({ type: 'reload.requested' })
    },
    options,
  )
}
