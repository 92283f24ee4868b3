import { connectTabs } from './connectTabs.ts'
import { onPreloadError } from './preload.ts'
import type { Services } from './services.ts'

/** What the window tells: a part of the program that could not be fetched, a network that is back, another tab. */
export function connectWindow(services: Services): () => void {
  const { startUp, currency, language } = services
  const alone = connectTabs(services)
  const deaf = onPreloadError((message) => startUp.send({ type: 'preload.failed', message }))
  // Whoever started without a network stands on defaults: what could not be read is asked for again.
  const backOnline = () => {
    for (const actor of [currency, language, startUp]) actor.send({ type: 'reload.requested' })
  }
  window.addEventListener('online', backOnline)
  return () => {
    deaf()
    alone()
    window.removeEventListener('online', backOnline)
  }
}
