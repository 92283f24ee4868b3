import { connectTabs } from './connectTabs.ts'
import { onPreloadError } from './preload.ts'
import type { Services } from './services.ts'

/** Loaded for who is signed in: guests have no balance, and their first page is lighter without it. */
function connectBalance(services: Services): () => void {
  let stop: (() => void) | undefined
  let left = false
  const signedIn = services.session.on('signedIn', () => {
    signedIn.unsubscribe()
    import('./freshBalance.ts').then(
      ({ keepBalanceFresh }) => {
        if (!left) stop = keepBalanceFresh(services)
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

/** What the window tells: a part of the program that could not be fetched, a network that is back, another tab. */
export function connectWindow(services: Services): () => void {
  const { startUp, currency, language } = services
  const alone = connectTabs(services)
  const balance = connectBalance(services)
  const deaf = onPreloadError((message) => startUp.send({ type: 'preload.failed', message }))
  // Whoever started without a network stands on defaults: what could not be read is asked for again.
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
