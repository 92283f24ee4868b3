import type { Dependencies } from '../app/dependencies.ts'
import { publishRequests } from './publishRequests.ts'
import { followEvents } from './serverEvents.ts'
import { syncBalance } from './syncBalance.ts'

/** Follows the server's events of the signed-in person: image requests, and the balance of all tabs. */
export function connectServer(
  dependencies: Pick<Dependencies, 'client' | 'session' | 'liveRequests'>,
  signal?: AbortSignal,
): void {
  if (signal?.aborted) return
  const { onBalance, stop } = syncBalance(dependencies)
  const stopEvents = followEvents(dependencies, { onBalance, ...publishRequests(dependencies) })
  signal?.addEventListener('abort', () => {
    stopEvents()
    stop()
  })
}
