import { advanceClock, defineDriver, lazyFixture, type Watcher } from '../testing/index.ts'
import { depositPollingModel } from './deposit-polling.model.ts'
import { createTestDepositPolling } from './deposit-polling.support.ts'
import { depositPollingMachine } from './index.ts'

const setUp = (watcher: Watcher) =>
  lazyFixture((depositId: string | null, signedIn: boolean) =>
    createTestDepositPolling({ depositId, signedIn }, watcher),
  )

/** Takes the steps of waiting for a payment at the real machine. */
export const depositPollingDriver = defineDriver({
  model: depositPollingModel,
  machine: depositPollingMachine,
  setUp,
  steps: {
    'a guest opens the pending screen with an order': (screen) => screen.open('d-1', false),
    'a signed-in person opens the pending screen with an order': (screen) => screen.open('d-1', true),
    'a signed-in person opens the pending screen without an order': (screen) => screen.open(null, true),
    'the server says: still processing': ({ now }) => now.fetchDepositStatus.last().answer('Pending'),
    'the server says: success': ({ now }) => now.fetchDepositStatus.last().answer('Success'),
    'the server says: error': ({ now }) => now.fetchDepositStatus.last().answer('Error'),
    'the server says: cancelled': ({ now }) => now.fetchDepositStatus.last().answer('Cancelled'),
    'no answer comes': ({ now }) => now.fetchDepositStatus.last().fail({ kind: 'network' }),
    'five seconds pass': ({ now }) => advanceClock(now, 5_000),
    'half a minute passes': ({ now }) => now.clock.increment(30_000),
    'the person checks the status': ({ now }) => now.actor.send({ type: 'check.requested' }),
    // A guest has no balance: the effect has nothing to do and says so at once (R189).
    'the guest checks the status': ({ now }) => {
      now.actor.send({ type: 'check.requested' })
      return now.refreshProfile.last().answer(undefined)
    },
    'the person signs in': ({ now }) => now.actor.send({ type: 'person.signedIn' }),
    'the person signs out': ({ now }) => now.actor.send({ type: 'person.signedOut' }),
    'the balance is read': ({ now }) => now.refreshProfile.last().answer(undefined),
    'the balance cannot be read': ({ now }) => now.refreshProfile.last().fail({ kind: 'network' }),
  },
})
