import type { FieldErrors } from '../errors.ts'

/** Exists in memory during one call: never stored, never logged (D04). */
export interface Card {
  /** Digits only. */
  number: string
  expiryMonth: string
  /** Two or four digits. */
  expiryYear: string
  cvv: string
}

/** The only stored card data. */
export interface CardSummary {
  brand: string
  last4: string
}

interface Charge {
  /** Our own id, one per attempt: the gateway charges it at most once. */
  attemptId: string
  amountMinor: number
  currency: string
}

interface CardCharge extends Charge {
  card: Card
}

export interface HostedCharge extends Charge {
  /** The decimals that the shop gives the currency. */
  digits: number
  depositId: string
  /** Shown on the page. */
  title: string
  email: string
}

export interface HostedPage {
  url: string
  /** The provider's id of the page. */
  session: string
}

/** What the provider took, and its id of the payment. */
export interface Paid {
  gatewayPayment: string
  amountMinor: number
  currency: string
}

export type ChargeOutcome =
  /** `paid` is absent where the gateway can only charge the amount that it was asked for. */
  | { kind: 'succeeded'; paid?: Paid }
  /** Shown to the person. */
  | { kind: 'declined'; message: string }
  /** The bank asks the person for confirmation; an event reports the result. */
  | { kind: 'challenge'; url: string }
  /** An event reports the result. */
  | { kind: 'pending' }

interface Refund {
  /** Our own id, one per refund: the gateway refunds it at most once. */
  refundId: string
  attemptId: string
  amountMinor: number
  currency: string
}

export interface RefundNews {
  /** The provider's id. */
  gatewayRefund: string
  /** Our own id; null for a refund that was made at the provider. */
  refundId: string | null
  amountMinor: number
  state: 'pending' | 'succeeded' | 'failed'
}

export interface DisputeNews {
  /** The provider's id. */
  gatewayDispute: string
  amountMinor: number
  status: 'open' | 'won' | 'lost'
}

interface EventHead {
  /** Unique per gateway; each event is applied once. */
  id: string
  /** The attempt, or the deposit and so its newest attempt. Both null: unknown. */
  attemptId: string | null
  depositId: string | null
  /** The unchanged body; another body under the same id is a conflict. */
  body: unknown
}

export type GatewayNews =
  | { type: 'payment.succeeded'; paid?: Paid }
  /** The message is shown to the person. */
  | { type: 'payment.failed'; message?: string }
  | { type: 'payment.cancelled' }
  /** The person has done their part, and another event reports the result. */
  | { type: 'payment.pending' }
  | { type: 'refund.changed'; refund: RefundNews }
  | { type: 'refunds.changed'; refunds: readonly RefundNews[] }
  | { type: 'dispute.changed'; dispute: DisputeNews }
  /** Gateways also send events that we do not use. */
  | { type: 'other' }

export type GatewayEvent = EventHead & GatewayNews

export class GatewayUnavailable extends Error {
  constructor(message = 'the payment gateway did not take the order') {
    super(message)
    this.name = 'GatewayUnavailable'
  }
}

/** The gateway never refunds this charge: it is refunded or disputed already, or the refund is too large. */
export class RefundRefused extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'RefundRefused'
  }
}

/** The gateway never takes this order, e.g. because of its currency. Nothing was charged. */
export class OrderRefused extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'OrderRefused'
  }
}

interface AnyGateway {
  readonly name: string
  /** The header with the signature of its webhooks, in lower case. */
  readonly signatureHeader: string
  /** Amounts that can be charged exactly are multiples of this, in minor units of the shop. */
  chargeStep(currency: { code: string; digits: number }): number
  /** Looks up a charge after a lost response. Null for a charge that never reached the gateway. */
  find(attemptId: string): Promise<ChargeOutcome | null>
  /**
   * Cancels a charge that waits for the person or the bank; an unknown charge counts as cancelled. The bank may still
   * confirm first; then an event reports success. Pending: the bank decides, and it is asked again.
   * @throws GatewayUnavailable
   */
  cancel(attemptId: string): Promise<'cancelled' | 'succeeded' | 'pending'>
  /**
   * Refunds a charge, or a part of it.
   * @returns the provider's id of the refund, which its events name
   * @throws GatewayUnavailable if the answer is unknown; the same refund is asked for again. RefundRefused
   */
  refund(refund: Refund): Promise<{ gatewayRefund: string | null }>
  /**
   * Verifies and parses a webhook; null for one without an id.
   * @throws GatewayUnavailable if it has to ask the provider, which does not answer
   */
  readEvent(signature: string | undefined, rawBody: string): Promise<GatewayEvent | 'forged' | null>
  /** Delivers due events without a webhook, e.g. of a sandbox. Each is passed to `apply` until that succeeds once. */
  settle(apply: (event: GatewayEvent) => Promise<void>): Promise<void>
}

/** Takes card data from the site's own form. */
export interface CardGateway extends AnyGateway {
  readonly kind: 'card'
  /** Errors by field; nothing was charged. */
  check(card: Card): FieldErrors | null
  summarise(card: Card): CardSummary
  /** @throws GatewayUnavailable if certainly nothing was charged */
  charge(charge: CardCharge): Promise<ChargeOutcome>
}

/** Takes payments on a page of its own, where people choose how to pay. */
export interface HostedGateway extends AnyGateway {
  readonly kind: 'hosted'
  /**
   * Opens the page for one attempt. Nobody can pay on a page before its address is given out.
   * @throws GatewayUnavailable, OrderRefused
   */
  open(charge: HostedCharge): Promise<HostedPage>
}

export type PaymentGateway = CardGateway | HostedGateway
