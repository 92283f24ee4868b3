import type { Schemas } from '@mintage/api-client'
import {
  deferred,
  failure,
  makePayment,
  makeProfile,
  makeWithdrawal,
  mock,
  ok,
  page as onePage,
} from '@mintage/api-client/mocks'
import { models } from '@mintage/machines/models'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createLazySite } from '../support/createLazySite.ts'
import { signOut } from '../support/signing.ts'
import { testModelPaths } from '../support/testModelPaths.ts'

const preview = makeWithdrawal()
const allUsed = makeWithdrawal({ unused_tokens: 0, amount: 0, vat: 0 })
const newFigures = makeWithdrawal({ unused_tokens: 86, amount: 9.29, vat: 1.55 })
const over = 'The 14 days to withdraw from this purchase ended on December 4, 2026.'

const setUp = () => {
  const tab = createLazySite()
  const reads = deferred('get', '/payment-history/{id}/withdrawal')
  const calls = deferred('post', '/payment-history/{id}/withdrawal')
  const account = { balance: 88 }
  const shown = { figures: preview, isWithdrawn: false }
  const profile = mock('get', '/user/profile', ({ reply }) => reply(200, makeProfile(account)))
  const history = mock('get', '/payment-history', ({ reply }) => {
    const refund = {
      id: preview.order_id,
      charged_at: '2026-11-20T09:35:00Z',
      amount: 9.5,
      vat: 1.58,
      tokens_taken: 88,
    }
    const charges = [
      { ...refund, reason: 'withdrawal', card_brand: null, card_last4: null, refunded_at: null, credit_note_url: null },
    ] as const
    const payment = shown.isWithdrawn
      ? makePayment({ refunded_charges: [...charges] })
      : makePayment({ withdrawable_until: preview.withdrawable_until })
    return reply(200, onePage([payment]))
  })
  return {
    ...{ tab, reads, calls, account, shown },
    open: () =>
      tab.open({
        path: '/account/payment-history',
        signedIn: true,
        handlers: [reads.handler, calls.handler, profile, history],
      }),
    /** The waiting call is answered with a failure: null for none at all. */
    fail: async (message: string | null) => {
      const call = reads.waiting > 0 ? await reads.next() : await calls.next()
      if (message === null) call.reject()
      else call.resolve(409, failure(message))
    },
    made: (): Schemas['Withdrawal'] => ({ ...shown.figures, withdrawn_at: '2026-11-21T08:12:30Z' }),
  }
}

type Fixture = ReturnType<typeof setUp>

const dialog = page.getByRole('dialog')
const withdraw = page.getByRole('button', { name: /^Withdraw from purchase of/ })
const confirm = dialog.getByRole('button', { name: 'Confirm withdrawal' })
const confirming = dialog.getByRole('button', { name: 'Withdrawing...' })
const amount = (text: string) => dialog.getByText(text, { exact: true })

const closed = async ({ calls }: Fixture) => {
  expect(calls.waiting).toBe(0)
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(withdraw).toBeEnabled()
}

const isAsked = async ({ shown, calls }: Fixture) => {
  expect(calls.waiting).toBe(0)
  await expect.element(confirm).toBeEnabled()
  await expect.element(amount(`€${shown.figures.amount.toFixed(2)}`)).toBeVisible()
  await expect.element(dialog.getByText('ada@example.com', { exact: true })).toBeVisible()
}

const changes = async ({ calls, reads, shown }: Fixture, figures: Schemas['Withdrawal']) => {
  const { unused_tokens, amount: money, vat } = figures
  shown.figures = figures
  const words = 'Tokens of this purchase were used in the meantime. Please look at the new amount.'
  const body = { ...failure(words), code: 'withdrawal_changed', unused_tokens, amount: money, vat }
  ;(await calls.next()).resolve(409, body)
  ;(await reads.next()).resolve(200, ok(figures))
}

testModelPaths(models.withdrawal, {
  setUp,
  end: async ({ tab }) => {
    // A page that closes takes its requests along; on this page they would go on into the next path.
    signOut(tab.site)
    await tab.close()
  },
  steps: {
    'the person looks at a purchase of this week': (fixture) => fixture.open(),
    'the person wants to withdraw': () => withdraw.click(),
    'what comes back arrives': async ({ reads, shown }) => {
      shown.figures = preview
      const call = await reads.next()
      expect(call.params.id).toBe(preview.order_id)
      call.resolve(200, ok(preview))
    },
    'there are no unused tokens': async ({ reads }) => (await reads.next()).resolve(200, ok(allUsed)),
    'it was withdrawn in another tab': async ({ reads, shown, made }) => {
      shown.isWithdrawn = true
      ;(await reads.next()).resolve(200, ok(made()))
    },
    'the server refuses': (fixture) => fixture.fail(over),
    'no answer comes': (fixture) => fixture.fail(null),
    'the person asks again': () => dialog.getByRole('button', { name: 'Try again' }).click(),
    'the person confirms': () => confirm.click(),
    // The button is busy after the first press and must not count a second one.
    'the person presses the button again': () => confirming.click({ force: true }),
    'the person tries to close the dialog': () => userEvent.keyboard('{Escape}'),
    'the person closes the dialog': async () => {
      await userEvent.keyboard('{Escape}')
      await expect.element(dialog).not.toBeInTheDocument()
    },
    'the server withdraws': async ({ calls, shown, account, made }) => {
      const call = await calls.next()
      const { unused_tokens, amount: money } = shown.figures
      expect(await call.json()).toMatchObject({ unused_tokens, amount: money })
      account.balance = 0
      shown.isWithdrawn = true
      call.resolve(200, ok(made()))
    },
    'tokens were used in the meantime': (fixture) => changes(fixture, newFigures),
    'all tokens were used in the meantime': (fixture) => changes(fixture, allUsed),
  },
  states: {
    'before the payment history': () => {},
    'the payment history': closed,
    'told to wait': async ({ reads }) => {
      await expect.poll(() => reads.waiting).toBe(1)
      await expect.element(dialog.getByRole('status')).toHaveTextContent('Looking up what you get back')
    },
    'told that it could not be looked up': async () => {
      await expect.element(dialog.getByRole('alert')).toHaveTextContent('What you get back could not be looked up')
    },
    'asked to confirm': async (fixture) => {
      await isAsked(fixture)
      await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument()
    },
    'being withdrawn': async ({ calls }) => {
      await expect.poll(() => calls.waiting).toBe(1)
      await expect.element(confirming).toBeDisabled()
      await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument()
    },
    'asked to confirm the new figures': async (fixture) => {
      await isAsked(fixture)
      await expect.element(dialog.getByRole('alert')).toHaveTextContent('These are the new figures.')
    },
    'asked to confirm once more': async (fixture) => {
      await isAsked(fixture)
      await expect.element(dialog.getByRole('alert')).toHaveTextContent('No answer came.')
    },
    withdrawn: async ({ calls }) => {
      expect(calls.waiting).toBe(0)
      await expect.element(dialog.getByRole('status')).toHaveTextContent('We received your withdrawal on Nov 21, 2026')
      await expect.element(confirm).not.toBeInTheDocument()
    },
    'the payment history, withdrawn': async () => {
      await expect.element(page.getByText('Withdrawn, refund on its way')).toBeVisible()
      await expect.element(withdraw).not.toBeInTheDocument()
    },
    'told that nothing comes back': async ({ calls }) => {
      expect(calls.waiting).toBe(0)
      await expect.element(dialog.getByRole('heading', { name: 'Nothing would come back' })).toBeVisible()
      await expect.element(confirm).not.toBeInTheDocument()
    },
    'told why not': async () => {
      await expect.element(dialog.getByRole('alert')).toHaveTextContent(over)
      await expect.element(confirm).not.toBeInTheDocument()
    },
  },
})
