import { createActor, SimulatedClock } from 'xstate'
import { assertDefined } from '../shared/assertDefined.ts'
import { deferredActor, recordEmitted, unwatched, type Watcher } from '../testing/index.ts'
import type { Market, Promo } from './amounts.ts'
import type { CheckoutAnswer, CheckoutRequest, InformationSetUp, Order } from './checkout.types.ts'
import { checkoutMachine, type Information, type Offer } from './index.ts'

export const pack: Offer = { title: 'Hundred', packId: 3, tokens: null, amount: 900, credits: 1000 }
export const custom: Offer = { title: 'Custom', packId: null, tokens: 2009, amount: 1808, credits: 2009 }
export const market: Market = {
  currency: { code: 'EUR', rate: 1 },
  vatPercent: 20,
  pricesIncludeVat: false,
  minimumTopUp: 500,
}
export const inDollars: Market = { ...market, currency: { code: 'USD', rate: 1.1 }, minimumTopUp: 550 }
export const promo: Promo = { promocodeId: 1, code: 'WELCOME10', discountAmount: 90, finalAmount: 810 }
export const information: Information = {
  name: 'Vera',
  surname: 'Penny',
  phone: '+4930123456',
  country: 1,
  city: 'Berlin',
  address: 'Mint Street 1',
  postCode: '10115',
  email: 'vera@mintage.example',
  company: '',
  vatNumber: '',
}
export const setUp: InformationSetUp = {
  prefill: information,
  accountEmail: information.email,
  paymentMethodId: 1,
  payOnPage: false,
}

/** The machine under a virtual clock, with actors that the test answers and steps the tests have in common. */
export const createTestCheckout = (
  { signedIn = true, here = market, order = null }: { signedIn?: boolean; here?: Market; order?: Order | null } = {},
  watcher: Watcher = unwatched,
) => {
  const calculatePrice = deferredActor<number, { offer: Offer; currency: string }>()
  const validatePromo = deferredActor<Promo, { code: string; amount: number; currency: string }>()
  const setUpInformation = deferredActor<InformationSetUp>()
  const submitCheckout = deferredActor<CheckoutAnswer, CheckoutRequest>()
  const clock = new SimulatedClock()
  const { machine, inspect } = watcher(
    checkoutMachine.provide({
      actors: {
        calculatePrice: calculatePrice.logic,
        validatePromo: validatePromo.logic,
        setUpInformation: setUpInformation.logic,
        submitCheckout: submitCheckout.logic,
      },
    }),
  )
  const input = { signedIn, market: here, idempotencySeed: 'seed', order }
  const actor = createActor(machine, { input, clock, inspect })
  const emitted = recordEmitted(actor)
  actor.start()
  const at = () => actor.getSnapshot()
  const open = async (price = 900) => {
    actor.send({ type: 'offer.chosen', offer: pack })
    await calculatePrice.last().answer(price)
  }
  const applyPromo = async () => {
    actor.send({ type: 'promo.submitted', code: ' WELCOME10 ' })
    await validatePromo.last().answer(promo)
  }
  /** Both boxes: the terms, and the consent to begin at once. */
  const tick = () => {
    actor.send({ type: 'terms.accepted' })
    actor.send({ type: 'consent.given' })
  }
  const confirm = async () => {
    tick()
    actor.send({ type: 'checkout.continued' })
    await setUpInformation.last().answer(setUp)
  }
  const submit = (change: Partial<Information> = {}, paymentMethodId: number | null = 1) =>
    actor.send({ type: 'information.submitted', information: { ...information, ...change }, paymentMethodId })
  /** What a reload would find: the last order that was accepted or changed. */
  const saved = () => emitted.flatMap((event) => ('order' in event ? [event.order] : [])).at(-1)
  const reopen = () =>
    actor.send({ type: 'order.reopened', order: assertDefined(at().context.order), accountEmail: information.email })
  return {
    saved,
    reopen,
    actor,
    at,
    clock,
    emitted,
    calculatePrice,
    validatePromo,
    setUpInformation,
    submitCheckout,
    open,
    applyPromo,
    tick,
    confirm,
    submit,
    types: () => emitted.map(({ type }) => type),
    toasts: () => emitted.flatMap((event) => (event.type === 'toast' ? [event.message] : [])),
  }
}
