import { defineDriver, lazyFixture, mustNotCount, type Watcher } from '../testing/index.ts'
import { cardPaymentModel } from './card-payment.model.ts'
import { createTestCardPayment, order, pageOrder } from './card-payment.support.ts'
import { cardPaymentMachine, type PayableOrder } from './index.ts'

const setUp = (watcher: Watcher) => lazyFixture((given: PayableOrder | null) => createTestCardPayment(given, watcher))

/** Takes the steps of paying by card, or on the provider's page, at the real machine. */
export const cardPaymentDriver = defineDriver({
  model: cardPaymentModel,
  machine: cardPaymentMachine,
  setUp,
  steps: {
    'the person opens the pay screen after a checkout': (screen) => screen.open(order),
    'the person opens the pay screen without a checkout': (screen) => screen.open(null),
    'the person opens the pay screen of an order for the payment page': (screen) => screen.open(pageOrder),
    'the person submits a card with mistakes': ({ now }) => {
      now.submit({ cvv: '12' })
    },
    'the person submits a good card': ({ now }) => {
      now.submit()
    },
    'the person submits another card': ({ now }) => {
      now.submitAnother()
    },
    'the person presses Pay again': ({ now }) => mustNotCount(now.submit()),
    'the payment is accepted': ({ now }) => now.charge.last().answer({ status: 'OK', redirectUrl: null }),
    'the bank declines the card': ({ now }) => now.charge.last().answer({ status: 'ERROR', message: 'Declined' }),
    'the server refuses the request': ({ now }) => now.charge.last().fail({ kind: 'validation', message: 'Refused' }),
    'no answer comes': ({ now }) => now.charge.last().fail({ kind: 'timeout' }),
    'the person edits the card': ({ now }) => now.actor.send({ type: 'card.edited' }),
    'the browser brings the pay screen back': ({ now }) => now.actor.send({ type: 'screen.returned' }),
    'the next step does not open': ({ now }) => now.clock.increment(20_000),
    'the person asks for the payment page': ({ now }) => now.actor.send({ type: 'pay.submitted' }),
    'the person asks for it again': ({ now }) => now.actor.send({ type: 'pay.submitted' }),
    'the payment page is ready': ({ now }) =>
      now.charge.last().answer({ status: 'OK', redirectUrl: 'https://provider.test/pay/1' }),
    'the provider does not take the order': ({ now }) =>
      now.charge.last().answer({ status: 'ERROR', message: 'Not in this currency' }),
    'the server refuses to ask for the page': ({ now }) =>
      now.charge.last().fail({ kind: 'validation', errors: { email: ['This address is not possible'] } }),
    'nothing is heard of the page': ({ now }) => now.charge.last().fail({ kind: 'timeout' }),
    'the payment page does not open': ({ now }) => now.clock.increment(20_000),
    'the browser brings the order back': ({ now }) => now.actor.send({ type: 'screen.returned' }),
  },
})
