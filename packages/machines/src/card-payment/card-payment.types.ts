import type { Amounts } from '@mintage/api-client/vat'
import type { Order } from '../checkout/checkout.types.ts'
import type { Minor } from '../shared/domain.ts'
import type { Message } from '../shared/message.ts'
import type { CardServerErrors } from './failures.ts'
import type { CardErrors } from './rules.ts'
import type { CardTextKey } from './text-keys.ts'

/** The part of an order that paying needs. */
export type PayableOrder = Pick<Order, 'orderId' | 'amounts' | 'vatPercent' | 'paymentMethodId' | 'payOnPage'>

export interface CardPaymentInput {
  /** The order that the checkout hands over; null when the pay screen was opened without one (D12). */
  order: PayableOrder | null
  /** Unguessable, new for every visit of the pay screen: the idempotency keys of its attempts grow from it. */
  idempotencySeed: string
}

/**
 * What is said above Pay, besides the words under the fields: nothing was charged (`refused`), nothing was charged and
 * the sum is another one (`newTotal`), the outcome is unknown (`unknown`), or the person came back before it was confirmed
 * (`unconfirmed`).
 */
export type CardAlert = 'refused' | 'newTotal' | 'unknown' | 'unconfirmed'

export interface CardPaymentContext {
  order: PayableOrder | null
  amounts: Amounts
  idempotencySeed: string
  attempt: number
  /** Which of the cards of this visit is being paid with: 1, then 2 for another one. */
  card: number
  /** What the form itself found wrong. */
  fieldErrors: CardErrors
  /** What the server found wrong, under its fields. */
  serverErrors: CardServerErrors
  /** The sentence under the CVV field (R377). */
  problem: Message<CardTextKey> | null
  alert: CardAlert | null
  /** Where the payment goes on; null: to the pending screen (D62). */
  redirectUrl: string | null
}

export type CardPaymentEvent =
  /** Never carries the card: only what the rules found, and which of this visit's cards it is (see `submitCard`). */
  | { type: 'card.submitted'; errors: CardErrors; card: number }
  | { type: 'card.edited' }
  /** For an order that is paid on the provider's page. */
  | { type: 'pay.submitted' }
  /** The screen is here again after the payment had been sent on: by the browser's history, or it was never left. */
  | { type: 'screen.returned' }

export type CardPaymentEmitted =
  /** Send the browser to `redirectUrl`, or to the pending screen of the deposit when it is null. */
  { type: 'paymentAccepted'; redirectUrl: string | null; orderId: string | null }

export type CardPaymentTag = 'busy' | 'needsInput' | 'payable'

export interface ChargeRequest {
  orderId: string | null
  amount: Minor
  paymentMethodId: number
  /** The same for every try of one card without an answer, so that the server charges once (D15, D73). */
  idempotencyKey: string
}

/** The server's answer to a payment: accepted, or refused with its reasons and perhaps a corrected total (D18). */
export type ChargeAnswer =
  | { status: 'OK'; redirectUrl: string | null }
  | {
      status: 'ERROR'
      message?: string
      errors?: Readonly<Record<string, readonly string[]>>
      total?: Minor
    }
