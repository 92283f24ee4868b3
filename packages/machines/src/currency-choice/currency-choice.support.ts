import { createActor } from 'xstate'
import { deferredActor, recordEmitted, unwatched, type Watcher } from '../testing/index.ts'
import { type Currency, currencyChoiceMachine } from './index.ts'

export const usd: Currency = { code: 'USD', value: 1.1, symbol: '$', default: 0 }

export const gbp: Currency = { code: 'GBP', value: 0.85, symbol: '£', default: 1 }

/** The choice of a page that has just loaded; the list is a deferred response. */
export const createTestCurrencyChoice = (savedCode: string | null = null, watcher: Watcher = unwatched) => {
  const fetchCurrencies = deferredActor<readonly Currency[]>()
  const { machine, inspect } = watcher(
    currencyChoiceMachine.provide({ actors: { fetchCurrencies: fetchCurrencies.logic } }),
  )
  const actor = createActor(machine, { input: { savedCode }, inspect })
  const emitted = recordEmitted(actor)
  actor.start()
  return { actor, at: () => actor.getSnapshot(), emitted, fetchCurrencies }
}
