import { models } from '@mintage/machines/models'
import { cardPaymentTexts } from '@mintage/ui/texts/cardPayment'
import { expectToast } from '../support/toasts.ts'
import { Customer, cards } from './support/customer.ts'
import { expect } from './support/fixtures.ts'
import { gatewayReports } from './support/gateway.ts'
import { NetworkGate } from './support/networkGate.ts'
import { type PaymentDriver, type Surroundings, testPayments } from './support/testPayments.ts'

const model = models['deposit-polling']

const setUp = async ({ page, server }: Surroundings) => {
  const statuses = await NetworkGate.before(page, { method: 'GET', path: /^\/api\/deposit\/status\// })
  statuses.close()
  return { page, server, customer: await Customer.register(server), statuses, attemptId: '' }
}

type Fixture = Awaited<ReturnType<typeof setUp>>

const title = ({ page }: Fixture) => page.getByRole('heading', { level: 1 })

/** The gateway reports what became of the charge, and the open question for the status is answered. */
const end = async ({ server, attemptId, statuses }: Fixture, ending: 'succeeded' | 'failed' | 'cancelled') => {
  await gatewayReports(server, attemptId, ending)
  await statuses.open()
}

testPayments(
  model,
  { changes: ['the server says: success', 'the server says: error', 'the server says: cancelled'], circumstances: [] },
  (surroundings): PaymentDriver<typeof model.states, Fixture> => {
    let books = { balance: 10, payments: ['Processing'] }
    return {
      setUp: () => setUp(surroundings),
      steps: {
        'a guest opens the pending screen with an order': async (fixture) => {
          const order = await fixture.customer.order()
          const bankPage = await fixture.customer.pay(order, cards.challenged)
          fixture.attemptId = bankPage?.split('/').at(-1) ?? ''
          expect(await fixture.customer.books()).toEqual(books)
          await fixture.page.goto(`/pending-payment?order_id=${order.id}`)
        },
        'the server says: success': async (fixture) => {
          await end(fixture, 'succeeded')
          books = { balance: 110, payments: ['Success'] }
        },
        'the server says: error': async (fixture) => {
          await end(fixture, 'failed')
          books = { balance: 10, payments: ['Error'] }
        },
        'the server says: cancelled': async (fixture) => {
          await end(fixture, 'cancelled')
          books = { balance: 10, payments: ['Cancelled'] }
        },
      },
      states: {
        'asking for the first time': async (fixture) => {
          await expect(title(fixture)).toHaveText('Payment is being processed')
          await expect(fixture.page.getByText('Waiting for the payment to be confirmed')).toBeVisible()
          await expect.poll(() => fixture.statuses.waiting, 'questions for the status').toBe(1)
        },
        paid: async (fixture) => {
          await expect(fixture.page).toHaveURL(/\/success-payment\?order_id=/)
          await expect(title(fixture)).toHaveText('Payment Successful')
          await expectToast(fixture.page, cardPaymentTexts['deposit.credited'])
        },
        failed: async (fixture) => {
          await expect(fixture.page).toHaveURL(/\/fail-payment$/)
          await expect(title(fixture)).toHaveText('Payment Failed')
          await expectToast(fixture.page, cardPaymentTexts['deposit.failed'])
        },
        cancelled: async ({ page }) => {
          await expect(page).toHaveURL(/\/fail-payment\?cancelled=1$/)
          await expect(page.getByText(cardPaymentTexts['deposit.cancelled'], { exact: true })).toBeVisible()
        },
      },
      expectBooks: async ({ customer }) => expect(await customer.books()).toEqual(books),
    }
  },
)
