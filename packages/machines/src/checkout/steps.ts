import { attemptKey } from '../shared/attempt-key.ts'
import { type CallFailure, serverSpoke } from '../shared/failure.ts'
import { given } from '../shared/given.ts'
import { type Message, serverWordsOr } from '../shared/message.ts'
import { amountsOf, minimumTopUp } from './amounts.ts'
import type { CheckoutContext, CheckoutInput, CheckoutRequest, Order } from './checkout.types.ts'
import type { Information } from './information.ts'
import type { CheckoutTextKey } from './texts.ts'

/** The state of a purchase that has not begun. Whoever signs out leaves nothing of theirs behind. */
export const noPurchase = {
  plan: null,
  price: 0,
  promoCode: '',
  promo: null,
  promoError: null,
  information: null,
  accountEmail: null,
  paymentMethodId: null,
  fieldErrors: {},
  serverErrors: {},
  problem: null,
  order: null,
  placed: null,
} satisfies Partial<CheckoutContext>

export const initialContext = (input: CheckoutInput): CheckoutContext => ({
  ...noPurchase,
  signedIn: input.signedIn,
  market: input.market,
  idempotencySeed: input.idempotencySeed,
  attempt: 1,
})

/** What is agreed to at this moment. */
export const orderOf = (context: CheckoutContext, information: Information, paymentMethodId: number): Order => ({
  plan: given(context.plan),
  promo: context.promo,
  currency: context.market.currency,
  vatPercent: context.market.vatPercent,
  amounts: amountsOf(context.price, context.promo, context.market.vatPercent),
  information,
  paymentMethodId,
})

export const requestOf = (context: CheckoutContext): CheckoutRequest => ({
  ...given(context.order),
  termsAccepted: true,
  depositId: context.placed?.depositId ?? null,
  idempotencyKey: attemptKey(context.idempotencySeed, context.attempt),
})

/** D07: the plan's price, before promo and VAT, reaches the minimum. */
export const reachesMinimum = ({ price, market }: Pick<CheckoutContext, 'price' | 'market'>): boolean =>
  price >= minimumTopUp(market)

/** The server answered, so the attempt is over; without an answer the next try must be the same attempt (D15). */
export const attemptIsOver = (failure: CallFailure): boolean => serverSpoke(failure) && failure.kind !== 'server'

/** R371, R372: a refusal is about the code; anything else is about the request. */
const promoWasRefused = (failure: CallFailure): boolean =>
  serverSpoke(failure) && failure.kind !== 'server' && failure.kind !== 'tooManyRequests'

/** What is said about a promo code that was not accepted. */
export const promoFailure = (failure: CallFailure): Message<CheckoutTextKey> =>
  serverWordsOr(failure.message, promoWasRefused(failure) ? 'promo.invalid' : 'promo.failed')

/** R366. */
export const checkoutFailure = (failure: CallFailure): Message<CheckoutTextKey> =>
  serverWordsOr(failure.message, 'checkout.failed')
