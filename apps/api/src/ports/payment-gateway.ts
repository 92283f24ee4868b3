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
  card: Card
}

export type ChargeOutcome =
  | { kind: 'succeeded' }
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

export interface GatewayEvent {
  /** Unique per gateway; each event is applied once. */
  id: string
  /** The attempt, or the deposit and so its newest attempt. Both null: unknown. */
  attemptId: string | null
  depositId: string | null
  /** Gateways also send event types that we do not use. */
  type: 'payment.succeeded' | 'payment.failed' | 'payment.cancelled' | 'other'
  /** The unchanged body; another body under the same id is a conflict. */
  body: unknown
}

export class GatewayUnavailable extends Error {
  constructor() {
    super('the payment gateway did not take the order')
    this.name = 'GatewayUnavailable'
  }
}

/** The interface for a real provider, including one that tokenizes cards in the browser. */
export interface PaymentGateway {
  readonly name: string
  /** Errors by field; nothing was charged. */
  check(card: Card): FieldErrors | null
  summarise(card: Card): CardSummary
  /** @throws GatewayUnavailable if certainly nothing was charged */
  charge(charge: Charge): Promise<ChargeOutcome>
  /** Looks up a charge after a lost response. Null for a charge that never reached the gateway. */
  find(attemptId: string): Promise<ChargeOutcome | null>
  /**
   * Cancels a charge that waits for the person or the bank; an unknown charge counts as cancelled. The bank may still
   * confirm first; then an event reports success.
   * @throws GatewayUnavailable
   */
  cancel(attemptId: string): Promise<'cancelled' | 'succeeded'>
  /** Refunds a charge. @throws GatewayUnavailable if certainly nothing was refunded */
  refund(refund: Refund): Promise<void>
  /** Verifies and parses a webhook; null for one without an id. */
  readEvent(signature: string | undefined, rawBody: string): GatewayEvent | 'forged' | null
  /** Delivers due events without a webhook, e.g. of a sandbox. Each is passed to `apply` until that succeeds once. */
  settle(apply: (event: GatewayEvent) => Promise<void>): Promise<void>
}
