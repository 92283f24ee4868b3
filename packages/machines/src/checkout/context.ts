import { amountsOf } from '@mintage/api-client/vat'
import { assertDefined } from '../shared/assertDefined.ts'
import { attemptKey } from '../shared/attempt-key.ts'
import { type CallFailure, isServerRefusal } from '../shared/failure.ts'
import { fingerprint } from '../shared/fingerprint.ts'
import { type Message, serverWordsOr } from '../shared/message.ts'
import { amountsWithPromo, amountsWithTotal, type Buyer, type Market, vatPercentOf } from './amounts.ts'
import type { CheckoutAnswer, CheckoutContext, CheckoutInput, CheckoutRequest, Order } from './checkout.types.ts'
import { type Information, informationFields } from './information.ts'
import type { CheckoutTextKey } from './text-keys.ts'

/** The context of no purchase. An order that waits to be paid is not part of it. */
export const noCheckout = {
  offer: null,
  price: 0,
  promoCode: '',
  promo: null,
  promoError: null,
  information: null,
  buyer: null,
  accountEmail: null,
  paymentMethodId: null,
  payOnPage: false,
  fieldErrors: {},
  serverErrors: {},
  problem: null,
  sending: null,
} satisfies Partial<CheckoutContext>

export const initialContext = (input: CheckoutInput): CheckoutContext => ({
  ...noCheckout,
  signedIn: input.signedIn,
  market: input.market,
  idempotencySeed: input.idempotencySeed,
  attempt: 1,
  sent: null,
  unanswered: null,
  order: input.order,
})

/** What is agreed to at this moment. */
export const orderOf = (context: CheckoutContext, information: Information, paymentMethodId: number): Order => {
  const { price, promo, market, payOnPage } = context
  const vatPercent = vatPercentOf(market, information)
  return {
    orderId: null,
    offer: assertDefined(context.offer),
    promo,
    currency: market.currency,
    vatPercent,
    amounts: amountsWithPromo(price, promo, vatPercent),
    information,
    paymentMethodId,
    payOnPage,
  }
}

/** The order with the VAT of another buyer; it keeps its own where that is the same, as the server does. */
export const orderFor = (order: Order, market: Market, buyer: Buyer): Order => {
  const vatPercent = vatPercentOf(market, buyer)
  if (vatPercent === vatPercentOf(market, order.information)) return order
  const { price, discount } = order.amounts
  return { ...order, vatPercent, amounts: amountsOf(price, discount, vatPercent) }
}

/** The order that the server accepted or changed, with its id and total. */
export const acceptedOrder = (sent: Order, { orderId, total }: CheckoutAnswer): Order => ({
  ...sent,
  orderId: sent.orderId ?? orderId,
  amounts: total === null ? sent.amounts : amountsWithTotal(sent.amounts, total, sent.vatPercent),
})

const fingerprintOf = ({ offer, promo, currency, information, paymentMethodId, orderId }: Order) => {
  const { packId, tokens, amount } = offer
  const bought = [packId, tokens, amount, promo?.promocodeId, promo?.code, currency.code]
  const details = informationFields.map((field) => information[field])
  return fingerprint(JSON.stringify([bought, details, paymentMethodId, orderId]))
}

/**
 * The attempt that an order is sent in. A key belongs to one body: what is sent again after silence keeps it, so that
 * it is done once; anything else has one of its own, which the server would refuse under the key of before (D15).
 */
export const attemptOf = ({ attempt, sent }: CheckoutContext, order: Order) => {
  const next = fingerprintOf(order)
  return { attempt: sent === null || sent === next ? attempt : attempt + 1, sent: next }
}

/** A response ends the attempt, even if the next request is the same. */
export const nextAttempt = ({ attempt }: CheckoutContext) => ({ attempt: attempt + 1, sent: null })

export const requestOf = (context: CheckoutContext): CheckoutRequest => ({
  ...assertDefined(context.sending),
  termsAccepted: true,
  beginAtOnce: true,
  idempotencyKey: attemptKey(context.idempotencySeed, context.attempt),
})

/** D07: the offer's price, before promo and VAT, reaches the minimum. */
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
