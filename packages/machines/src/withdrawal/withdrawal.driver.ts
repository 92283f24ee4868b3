import { defineDriver, lazyFixture, type Watcher } from '../testing/index.ts'
import { withdrawalMachine } from './index.ts'
import { withdrawalModel } from './withdrawal.model.ts'
import { createTestWithdrawal, made, preview } from './withdrawal.support.ts'

const setUp = (watcher: Watcher) => lazyFixture(() => createTestWithdrawal(watcher))

type Page = ReturnType<typeof createTestWithdrawal>

/** The call that waits for its answer. */
const waiting = ({ at, readWithdrawal, withdraw }: Page) =>
  at().matches('readingAmount') ? readWithdrawal.last() : withdraw.last()

/** Takes the steps of a withdrawal at the real machine. */
export const withdrawalDriver = defineDriver({
  model: withdrawalModel,
  machine: withdrawalMachine,
  setUp,
  steps: {
    'the person looks at a purchase of this week': (page) => page.open(),
    'the person wants to withdraw': ({ now }) => now.ask(),
    'what comes back arrives': ({ now }) => now.readWithdrawal.last().answer(preview),
    'there are no unused tokens': ({ now }) =>
      now.readWithdrawal.last().answer({ ...preview, unused: 0, amount: 0, vat: 0 }),
    'it was withdrawn in another tab': ({ now }) => now.readWithdrawal.last().answer(made),
    'the server refuses': ({ now }) => waiting(now).fail({ kind: 'other', message: 'The 14 days are over.' }),
    'no answer comes': ({ now }) => waiting(now).fail({ kind: 'timeout' }),
    'the person asks again': ({ now }) => now.askAgain(),
    'the person confirms': ({ now }) => now.confirm(),
    'the person presses the button again': ({ now }) => now.confirm(),
    'the person tries to close the dialog': ({ now }) => now.close(),
    'the person closes the dialog': ({ now }) => now.close(),
    'the server withdraws': ({ now }) =>
      now.withdraw.last().answer({ ...made, ...now.withdraw.last().input, withdrawnAt: made.withdrawnAt }),
    'tokens were used in the meantime': ({ now }) =>
      now.withdraw.last().answer({ ...preview, unused: 860, amount: 929, vat: 155 }),
    'all tokens were used in the meantime': ({ now }) =>
      now.withdraw.last().answer({ ...preview, unused: 0, amount: 0, vat: 0 }),
  },
})
