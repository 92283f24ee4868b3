import { assertDefined } from '../shared/assertDefined.ts'
import { attemptKey } from '../shared/attempt-key.ts'
import { type CallFailure, isServerRefusal } from '../shared/failure.ts'
import { fingerprint } from '../shared/fingerprint.ts'
import { type Message, serverWordsOr } from '../shared/message.ts'
import { amountsOf } from './amounts.ts'
import type { CheckoutContext, CheckoutInput, CheckoutRequest, Order } from './checkout.types.ts'
import { type Information, informationFields } from './information.ts'
import type { CheckoutTextKey } from './texts.ts'

/** The context before a purchase; sign-out resets to it, so that no personal data remain. */
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
  sent: null,
  unanswered: null,
})

/** What is agreed to at this moment. */
export const orderOf = (context: CheckoutContext, information: Information, paymentMethodId: number): Order => ({
  plan: assertDefined(context.plan),
  promo: context.promo,
  currency: context.market.currency,
  vatPercent: context.market.vatPercent,
  amounts: amountsOf(context.price, context.promo, context.market.vatPercent),
  information,
  paymentMethodId,
})

const fingerprintOf = ({ plan, promo, currency, information, paymentMethodId }: Order, depositId: string | null) => {
  const { packId, tokens, amount } = plan
  const bought = [packId, tokens, amount, promo?.promocodeId, promo?.code, currency.code]
  const details = informationFields.map((field) => information[field])
  return fingerprint(JSON.stringify([bought, details, paymentMethodId, depositId]))
}

/**
 * The attempt that an order is sent in. A key belongs to one body: what is sent again after silence keeps it, so that
 * it is done once; anything else has one of its own, which the server would refuse under the key of before (D15).
 */
export const attemptOf = ({ attempt, sent, placed }: CheckoutContext, order: Order) => {
  const next = fingerprintOf(order, placed?.depositId ?? null)
  return { attempt: sent === null || sent === next ? attempt : attempt + 1, sent: next }
}

/** A response ends the attempt, even if the next request is the same. */
export const nextAttempt = ({ attempt }: CheckoutContext) => ({ attempt: attempt + 1, sent: null })

export const requestOf = (context: CheckoutContext): CheckoutRequest => ({
  ...assertDefined(context.order),
  termsAccepted: true,
  depositId: context.placed?.depositId ?? null,
  idempotencyKey: attemptKey(context.idempotencySeed, context.attempt),
})

/** D07: the plan's price, before promo and VAT, reaches the minimum. */
export const reachesMinimum = ({ price, market }: Pick<CheckoutContext, 'price' | 'market'>): boolean =>
  price >= market.minimumTopUp

/** The server answered, so the attempt is over; without an answer the next try must be the same attempt (D15). */
export const attemptIsOver = (failure: CallFailure): boolean => isServerRefusal(failure) && failure.kind !== 'server'

/** R371, R372: a refusal is about the code; anything else is about the request. */
const promoWasRefused = (failure: CallFailure): boolean =>
  isServerRefusal(failure) && failure.kind !== 'server' && failure.kind !== 'tooManyRequests'

/** The message for a refused promo code. */
export const promoFailure = (failure: CallFailure): Message<CheckoutTextKey> =>
  serverWordsOr(failure.message, promoWasRefused(failure) ? 'promo.invalid' : 'promo.failed')

/** R366. */
export const checkoutFailure = (failure: CallFailure): Message<CheckoutTextKey> =>
  serverWordsOr(failure.message, 'checkout.failed')
