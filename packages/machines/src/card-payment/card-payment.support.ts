import { createActor, type InspectionEvent, SimulatedClock } from 'xstate'
import { deferredActor, recordEmitted, unwatched, type Watcher } from '../testing/index.ts'
import {
  type CardDetails,
  type CardForm,
  type ChargeAnswer,
  type ChargeRequest,
  cardPaymentMachine,
  createCardHolder,
  type PayableOrder,
  submitCard,
} from './index.ts'

/** A unique card number: the tests search for it where it must not be. */
export const canaryNumber = '4929 1234 8765 0001'

/** Another card, found as easily. */
export const otherCanary = '4929 1234 8765 0019'

export const canaryCvv = '907'

const form: CardForm = {
  cardNumber: canaryNumber,
  expiry: '09/31',
  cvv: canaryCvv,
  cardholderName: 'VERA PENNY',
  email: 'vera@mintage.example',
  phone: '',
}

export const order: PayableOrder = {
  orderId: 'd-1',
  amounts: { price: 900, discount: 90, net: 810, vat: 162, total: 972 },
  vatPercent: 20,
  paymentMethodId: 1,
  payOnPage: false,
}

/** An order that is paid on the provider's page. */
export const pageOrder: PayableOrder = { ...order, paymentMethodId: 2, payOnPage: true }

/** The pay screen, with a charge that the test answers and takes the card the way the site's does. */
export const createTestCardPayment = (given: PayableOrder | null = order, watcher: Watcher = unwatched) => {
  const holder = createCardHolder()
  const taken: (CardDetails | null)[] = []
  const inspected: InspectionEvent[] = []
  const clock = new SimulatedClock()
  let inHand = form
  const charge = deferredActor<ChargeAnswer, ChargeRequest>(() => taken.push(holder.take()))
  const { machine, inspect } = watcher(cardPaymentMachine.provide({ actors: { charge: charge.logic } }))
  const actor = createActor(machine, {
    input: { order: given, idempotencySeed: 'seed' },
    clock,
    inspect: (event) => {
      inspected.push(event)
      inspect(event)
    },
  })
  const emitted = recordEmitted(actor)
  actor.start()
  const at = () => actor.getSnapshot()
  /** Everything the machine keeps or hands out. */
  const stored = () =>
    JSON.stringify([
      actor.getPersistedSnapshot(),
      at().context,
      emitted,
      holder,
      charge.calls.map((call) => call.input),
    ])
  /** And everything an inspector sees go by. */
  const seen = () =>
    JSON.stringify(
      inspected.map((event) => [
        'event' in event ? event.event : event.type,
        'snapshot' in event ? event.snapshot : null,
      ]),
    )
  return {
    actor,
    at,
    charge,
    emitted,
    holder,
    taken,
    traces: () => stored() + seen(),
    stored,
    clock,
    /** The card that is in hand, with a change that is gone the next time. */
    submit: (change: Partial<CardForm> = {}) => submitCard(actor, holder, { ...inHand, ...change }),
    /** The other of two cards, which is in hand from now on. */
    submitAnother: () => {
      inHand = { ...form, cardNumber: inHand.cardNumber === canaryNumber ? otherCanary : canaryNumber }
      return submitCard(actor, holder, inHand)
    },
  }
}
