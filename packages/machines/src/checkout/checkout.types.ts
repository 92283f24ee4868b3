import type { Minor } from '../shared/domain.ts'
import type { Message, ToastTone } from '../shared/message.ts'
import type { Amounts, Market, MarketCurrency, Promo } from './amounts.ts'
import type { Information, InformationErrors, InformationServerErrors } from './information.ts'
import type { Plan } from './plan.ts'
import type { CheckoutNoticeKey, CheckoutTextKey } from './texts.ts'

export interface CheckoutInput {
  signedIn: boolean
  market: Market
  /** Unguessable, new for every visit: the idempotency keys of this visit's checkouts grow from it. */
  idempotencySeed: string
}

/** What has been agreed to, frozen when it is sent and stored for the pay screen, without a trace of a card (D14). */
export interface Order {
  plan: Plan
  promo: Promo | null
  currency: MarketCurrency
  vatPercent: number
  amounts: Amounts
  information: Information
  paymentMethodId: number
}

export interface SavedCheckout extends Order {
  /** The deposit the server opened, when it said so (D14, D15). */
  depositId: string | null
  /** The server's total, which wins when present (D18). */
  serverTotal: Minor | null
}

/** An accepted checkout with the server's order id, which a change needs. */
export interface PlacedOrder extends SavedCheckout {
  depositId: string
}

export interface CheckoutContext {
  signedIn: boolean
  market: Market
  idempotencySeed: string
  attempt: number
  /** Fingerprint of the last body sent; null before the first. */
  sent: number | null
  plan: Plan | null
  price: Minor
  promoCode: string
  promo: Promo | null
  promoError: Message<CheckoutTextKey> | null
  information: Information | null
  accountEmail: string | null
  paymentMethodId: number | null
  fieldErrors: InformationErrors
  serverErrors: InformationServerErrors
  /** The sentence at the head of the dialog. */
  problem: Message<CheckoutTextKey> | null
  /** Only while it is being sent: before and afterwards, what is chosen now counts. */
  order: Order | null
  /** The order that waits to be paid, while its billing details are looked at or changed (R138). */
  placed: PlacedOrder | null
  /** The deposit whose change got no response, so that its state is unknown until the next response. */
  unanswered: string | null
}

export type CheckoutEvent =
  | { type: 'plan.chosen'; plan: Plan }
  | { type: 'person.signedIn' }
  | { type: 'person.signedOut'; expired: boolean }
  | { type: 'market.changed'; market: Market }
  | { type: 'terms.accepted' }
  | { type: 'terms.withdrawn' }
  | { type: 'promo.submitted'; code: string }
  | { type: 'promo.removed' }
  | { type: 'price.recalculationRequested' }
  | { type: 'purchase.continued' }
  | { type: 'purchase.returned'; information: Information }
  | { type: 'purchase.abandoned' }
  | { type: 'information.submitted'; information: Information; paymentMethodId: number | null }
  /** R138, from the pay screen: the billing details of the order there are asked for again. */
  | { type: 'order.reopened'; order: PlacedOrder; accountEmail: string | null }

export type CheckoutEmitted =
  /** A guest chose something: save it (`makeIntent`) until `intentRemoved`. */
  | { type: 'intentSaved'; plan: Plan }
  | { type: 'intentRemoved' }
  /** Lead the guest to the sign-in screen, and back here afterwards. */
  | { type: 'signInNeeded' }
  /** Keep the checkout for the pay screen and go there. */
  | { type: 'checkoutAccepted'; checkout: SavedCheckout }
  /** Replace the saved checkout: the same order has other billing details. */
  | { type: 'orderChanged'; checkout: SavedCheckout }
  | { type: 'toast'; tone: ToastTone; message: Message<CheckoutNoticeKey> }

export type CheckoutTag =
  | 'busy'
  | 'needsInput'
  | 'purchaseOpen'
  | 'confirmOpen'
  | 'calculating'
  | 'priceUnavailable'
  | 'applyingPromo'

/** Data that the second dialog needs before it opens. */
export interface InformationSetUp {
  prefill: Information
  accountEmail: string | null
  /** Only the first method of the settings is used (R390); null if the settings list none. */
  paymentMethodId: number | null
}

export interface CheckoutRequest extends Order {
  termsAccepted: true
  /** The order to change; null opens a new one. */
  depositId: string | null
  idempotencyKey: string
}

export interface CheckoutAnswer {
  depositId: string | null
  total: Minor | null
}
