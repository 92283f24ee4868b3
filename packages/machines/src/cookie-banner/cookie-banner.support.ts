import { createActor } from 'xstate'
import { recordEmitted, unwatched, type Watcher } from '../testing/index.ts'
import { cookieBannerMachine } from './index.ts'

/** The banner of a page that has just been loaded. */
export const createTestCookieBanner = (storedChoice: boolean | null, watcher: Watcher = unwatched) => {
  const { machine, inspect } = watcher(cookieBannerMachine.provide({}))
  const actor = createActor(machine, { input: { storedChoice }, inspect })
  const emitted = recordEmitted(actor)
  actor.start()
  return { actor, at: () => actor.getSnapshot(), emitted }
}
