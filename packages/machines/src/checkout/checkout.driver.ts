import { advanceClock, defineDriver, inTurn, lazyFixture, type Watcher } from '../testing/index.ts'
import { checkoutModel } from './checkout.model.ts'
import { createTestCheckout, custom, inDollars, information, market, pack, promo, setUp } from './checkout.support.ts'
import { checkoutMachine } from './index.ts'

/** In dollars: a minimum that forgets the rate of the currency is another one there. */
const createFixture = (watcher: Watcher) =>
  lazyFixture((signedIn: boolean) => createTestCheckout({ signedIn, here: inDollars }, watcher))

type Fixture = ReturnType<typeof createTestCheckout>

const goOn = ({ actor, at }: Fixture) => {
  if (at().can({ type: 'checkout.continued' })) actor.send({ type: 'checkout.continued' })
}

const moveTo = ({ actor }: Fixture, there: typeof market) => actor.send({ type: 'market.changed', market: there })

const otherMarket = ({ at }: Fixture) => (at().context.market.currency.code === 'EUR' ? inDollars : market)

/** Takes the steps of buying tokens at the real machine. */
export const checkoutDriver = defineDriver({
  model: checkoutModel,
  machine: checkoutMachine,
  setUp: createFixture,
  steps: {
    'a guest looks at the offers': (offers) => offers.open(false),
    'a signed-in person looks at the offers': (offers) => offers.open(true),
    'the person chooses an offer': ({ now }) => now.actor.send({ type: 'offer.chosen', offer: pack }),
    'the person chooses another offer': ({ now }) => now.actor.send({ type: 'offer.chosen', offer: custom }),
    'the person chooses an amount of nothing': ({ now }) =>
      now.actor.send({ type: 'offer.chosen', offer: { ...pack, packId: null, amount: 0 } }),
    'the person signs in': ({ now }) => now.actor.send({ type: 'person.signedIn' }),
    'the person signs out': ({ now }) => now.actor.send({ type: 'person.signedOut', expired: false }),
    'the session expires': ({ now }) => now.actor.send({ type: 'person.signedOut', expired: true }),
    'the person gives it up': ({ now }) => now.actor.send({ type: 'checkout.abandoned' }),
    'half an hour passes': ({ now }) => advanceClock(now, 30 * 60 * 1000),
    'the person chooses another currency': ({ now }) => moveTo(now, otherMarket(now)),
    'the settings arrive anew': ({ now }) => moveTo(now, { ...now.at().context.market, minimumTopUp: 400 }),
    'the price arrives': ({ now }) => now.calculatePrice.last().answer(900),
    'a price below the minimum arrives': ({ now }) => now.calculatePrice.last().answer(549),
    'a price of just the minimum arrives': ({ now }) => now.calculatePrice.last().answer(550),
    'the price cannot be worked out': ({ now }) => now.calculatePrice.last().fail({ kind: 'network' }),
    'the person asks for the price again': ({ now }) => now.actor.send({ type: 'price.recalculationRequested' }),
    'the person ticks both boxes': ({ now }) => now.tick(),
    'the person ticks the terms': ({ now }) => now.actor.send({ type: 'terms.accepted' }),
    'the person unticks the terms': ({ now }) => now.actor.send({ type: 'terms.withdrawn' }),
    'the person ticks the consent': ({ now }) => now.actor.send({ type: 'consent.given' }),
    'the person unticks the consent': ({ now }) => now.actor.send({ type: 'consent.withdrawn' }),
    'the person goes on': ({ now }) => goOn(now),
    'the person applies an empty code': ({ now }) => now.actor.send({ type: 'promo.submitted', code: ' ' }),
    'the person applies a code': ({ now }) => now.actor.send({ type: 'promo.submitted', code: 'WELCOME10' }),
    'the person removes the code': ({ now }) => now.actor.send({ type: 'promo.removed' }),
    'the code holds': ({ now }) => now.validatePromo.last().answer(promo),
    'the code does not hold': ({ now }) => now.validatePromo.last().fail({ kind: 'validation' }),
    'the billing details arrive': ({ now }) => now.setUpInformation.last().answer(setUp),
    'the billing details cannot be fetched': ({ now }) => now.setUpInformation.last().fail({ kind: 'network' }),
    'the person begins to name a company': ({ now }) =>
      now.actor.send({ type: 'buyer.changed', buyer: { country: information.country, vatNumber: '' } }),
    'the person confirms with gaps': ({ now }) => {
      for (const phone of ['1234567', '1234567890123456']) now.submit({ phone })
      now.submit({ city: '' })
    },
    'the person confirms': ({ now }) =>
      now.submit({ phone: inTurn(['+12345678', '123456789012345'], now.submitCheckout.calls.length) }),
    'the person asks for the billing details of the order': ({ now }) => now.reopen(),
    'the person confirms them as they are': ({ now }) => now.submit(now.saved()?.information),
    'the person confirms other details': ({ now }) => now.submit({ city: 'Potsdam' }),
    'the person goes back': ({ now }) => now.actor.send({ type: 'checkout.returned', information }),
    'the server accepts': ({ now }) => now.submitCheckout.last().answer({ orderId: 'd-1', total: null }),
    'the server refuses': ({ now }) => now.submitCheckout.last().fail({ kind: 'validation', message: 'No' }),
    'the server refuses the code': ({ now }) =>
      now.submitCheckout.last().fail({ kind: 'validation', errors: { promocode_code: ['Used up'] } }),
    'the person pays': ({ now }) => now.actor.send({ type: 'order.replaced', order: null }),
    'no answer comes': ({ now }) => now.submitCheckout.last().fail({ kind: 'timeout' }),
  },
})
