import type { Amounts } from '@mintage/api-client/vat'
import type { Minor } from '../shared/domain.ts'
import type { Message, ToastTone } from '../shared/message.ts'
import type { Buyer, Market, MarketCurrency, Promo } from './amounts.ts'
import type { Information, InformationErrors, InformationServerErrors } from './information.ts'
import type { Offer } from './offer.ts'
import type { CheckoutNoticeKey, CheckoutTextKey } from './text-keys.ts'

export interface CheckoutInput {
  signedIn: boolean
  market: Market
  /** Unguessable, new for every visit: the idempotency keys of this visit's checkouts grow from it. */
  idempotencySeed: string
  /** The order that waited to be paid before a reload. */
  order: Order | null
}

/** What has been agreed to, frozen when it is sent, without a trace of a card (D14). */
export interface Order {
  /** The server's id; null before the server has opened the order, or if it did not say (D14, D15). */
  orderId: string | null
  offer: Offer
  promo: Promo | null
  currency: MarketCurrency
  vatPercent: number
  /** With the server's total, which wins (D18). */
  amounts: Amounts
  information: Information
  paymentMethodId: number
  /** The payment provider asks for the card, or another method, on a page of its own. */
  payOnPage: boolean
}

export interface CheckoutContext {
  signedIn: boolean
  market: Market
  idempotencySeed: string
  attempt: number
  /** Fingerprint of the last body sent; null before the first. */
  sent: number | null
  offer: Offer | null
  /** Looked up for the offer in the market's currency; 0 until then, and if that fails (R375). */
  price: Minor
  promoCode: string
  promo: Promo | null
  promoError: Message<CheckoutTextKey> | null
  information: Information | null
  /** As the billing form says at the moment; null before it is open. */
  buyer: Buyer | null
  accountEmail: string | null
  paymentMethodId: number | null
  payOnPage: boolean
  fieldErrors: InformationErrors
  serverErrors: InformationServerErrors
  /** The sentence at the head of the dialog. */
  problem: Message<CheckoutTextKey> | null
  /** Only while it is being sent: before and afterwards, what is chosen now counts. */
  sending: Order | null
  /** The order that waits to be paid; another purchase leaves it until it is accepted too. */
  order: Order | null
  /** The id of the order whose change got no response; null after the next response. */
  unanswered: string | null
}

export type CheckoutEvent =
  | { type: 'offer.chosen'; offer: Offer }
  | { type: 'person.signedIn' }
  | { type: 'person.signedOut'; expired: boolean }
  | { type: 'market.changed'; market: Market }
  | { type: 'terms.accepted' }
  | { type: 'terms.withdrawn' }
  | { type: 'consent.given' }
  | { type: 'consent.withdrawn' }
  | { type: 'promo.submitted'; code: string }
  | { type: 'promo.removed' }
  | { type: 'price.recalculationRequested' }
  | { type: 'checkout.continued' }
  | { type: 'checkout.returned'; information: Information }
  | { type: 'checkout.abandoned' }
  | { type: 'buyer.changed'; buyer: Buyer }
  | { type: 'information.submitted'; information: Information; paymentMethodId: number | null }
  /** R138, from the pay screen: the billing details of the order there are asked for again. */
  | { type: 'order.reopened'; order: Order; accountEmail: string | null }
  /** The order is paid, or the browser has brought the page back and another was saved since. */
  | { type: 'order.replaced'; order: Order | null }

export type CheckoutEmitted =
  /** A guest chose something: save it (`savedOfferOf`) until `savedOfferRemoved`. */
  | { type: 'offerSaved'; offer: Offer }
  | { type: 'savedOfferRemoved' }
  /** Lead the guest to the sign-in screen, and back here afterwards. */
  | { type: 'signInNeeded' }
  /** Save the order for a reload, and go to the pay screen. */
  | { type: 'orderAccepted'; order: Order }
  /** Save it again: it has other billing details. */
  | { type: 'orderChanged'; order: Order }
  | { type: 'toast'; tone: ToastTone; message: Message<CheckoutNoticeKey> }

export type CheckoutTag =
  | 'busy'
  | 'needsInput'
  | 'buyTokensOpen'
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
  payOnPage: boolean
}

export interface CheckoutRequest extends Order {
  termsAccepted: true
  /** The consent to begin before the withdrawal period ends. */
  beginAtOnce: true
  idempotencyKey: string
}

export interface CheckoutAnswer {
  orderId: string | null
  total: Minor | null
}
