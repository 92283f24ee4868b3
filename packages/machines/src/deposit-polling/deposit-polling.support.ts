import { createActor, SimulatedClock } from 'xstate'
import { deferredActor, recordEmitted, unwatched, type Watcher } from '../testing/index.ts'
import { depositPollingMachine } from './index.ts'

/** The pending screen under a virtual clock, with actors that the test answers. */
export const createTestDepositPolling = (
  { depositId = 'd-1', signedIn = true }: { depositId?: string | null; signedIn?: boolean } = {},
  watcher: Watcher = unwatched,
) => {
  const fetchDepositStatus = deferredActor<string, { depositId: string }>()
  const refreshProfile = deferredActor<void>()
  const clock = new SimulatedClock()
  const { machine, inspect } = watcher(
    depositPollingMachine.provide({
      actors: { fetchDepositStatus: fetchDepositStatus.logic, refreshProfile: refreshProfile.logic },
    }),
  )
  const actor = createActor(machine, { input: { depositId, signedIn }, clock, inspect })
  const emitted = recordEmitted(actor)
  actor.start()
  return {
    actor,
    at: () => actor.getSnapshot(),
    clock,
    emitted,
    fetchDepositStatus,
    refreshProfile,
    toasts: () =>
      emitted.flatMap((event) => (event.type === 'toast' ? [`${event.tone} ${JSON.stringify(event.message)}`] : [])),
  }
}
