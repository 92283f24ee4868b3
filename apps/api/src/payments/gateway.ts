import type { FieldErrors } from '../errors.ts'

/** Lives in the memory of one call: never stored, never logged (D04). */
export interface Card {
  /** Digits only. */
  number: string
  expiryMonth: string
  /** Two or four digits. */
  expiryYear: string
  cvv: string
}

/** All that is kept of a card. */
export interface CardSummary {
  brand: string
  last4: string
}

interface Charge {
  /** Chosen by us, one per try: the gateway charges at most once for it. */
  attemptId: string
  amountMinor: number
  currency: string
  card: Card
}

export type ChargeOutcome =
  | { kind: 'succeeded' }
  /** The message is for the person. */
  | { kind: 'declined'; message: string }
  /** The bank wants to see the person first; they come back by way of an event. */
  | { kind: 'challenge'; url: string }
  /** An event tells the end. */
  | { kind: 'pending' }

interface Refund {
  /** Chosen by us, one per refund: the gateway refunds at most once for it. */
  refundId: string
  attemptId: string
  amountMinor: number
  currency: string
}

export interface GatewayEvent {
  /** Unique within the gateway; an event is acted on once. */
  id: string
  /** What it is about: an attempt, or a deposit and so its newest attempt. Null: neither. */
  attemptId: string | null
  depositId: string | null
  /** Gateways also send events that mean nothing to us. */
  type: 'payment.succeeded' | 'payment.failed' | 'payment.cancelled' | 'other'
  /** As it came: another body under the same id is another event. */
  body: unknown
}

export class GatewayUnavailable extends Error {
  constructor() {
    super('the payment gateway did not take the order')
    this.name = 'GatewayUnavailable'
  }
}

/** The seam for a real provider, also for one that tokenises cards in the browser. */
export interface PaymentGateway {
  readonly name: string
  /** Faulty fields by name; nothing was tried. */
  check(card: Card): FieldErrors | null
  summarise(card: Card): CardSummary
  /** @throws GatewayUnavailable when certainly nothing was charged */
  charge(charge: Charge): Promise<ChargeOutcome>
  /** What became of a charge whose answer was lost; null when the gateway never saw it. */
  find(attemptId: string): Promise<ChargeOutcome | null>
  /**
   * Gives up a charge that waits for the person or for the bank; one that it never saw counts as cancelled. The bank
   * may be quicker all the same: then an event tells of the success.
   * @throws GatewayUnavailable
   */
  cancel(attemptId: string): Promise<'cancelled' | 'succeeded'>
  /** Gives the money of a charge back. @throws GatewayUnavailable when certainly nothing was refunded */
  refund(refund: Refund): Promise<void>
  /** Verifies and reads a webhook; null for one without an id. */
  readEvent(signature: string | undefined, rawBody: string): GatewayEvent | 'forged' | null
  /** Events that are due without a webhook, e.g. of a sandbox. Each is given to `apply` until that succeeds once. */
  settle(apply: (event: GatewayEvent) => Promise<void>): Promise<void>
}
