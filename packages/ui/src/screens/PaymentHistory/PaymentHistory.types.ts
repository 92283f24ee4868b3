interface Card {
  brand: string
  last4: string
}

/** A refunded charge: an additional one, or the one that paid the order. */
export interface RefundedCharge {
  id: string
  /**
   * The order was already paid, its price changed during the charge, its payment was refunded, its buyer withdrew from
   * it, or the payment provider refunded it.
   */
  reason: 'secondCharge' | 'priceChanged' | 'orderRefunded' | 'withdrawal' | 'provider'
  /** ISO 8601. */
  chargedAt: string
  /** Minor units of the payment's currency, VAT included. */
  amount: number
  /** Minor units of the payment's currency. */
  vat: number
  /** Tenths of a token that were taken back. */
  tokensTaken: number
  card: Card | null
  /** ISO 8601; null while the refund is pending. */
  refundedAt: string | null
  /** The PDF of its credit note; null until there is one. */
  creditNoteHref: string | null
}

export interface PaymentEntry {
  /** The order id. */
  id: string
  /** ISO 8601. */
  createdAt: string
  /** Tenths of a token. */
  tokens: number
  /** Minor units of `currency`, VAT included. */
  amount: number
  /** Minor units of `currency`. */
  vat: number
  /** The currency it was paid in. */
  currency: string
  /** Success, Error and Cancelled are final; anything else is pending. */
  status: string
  card: Card | null
  /** Null until the receipt exists. */
  receiptHref: string | null
  /** ISO 8601; null if the person cannot withdraw now. */
  withdrawableUntil: string | null
  /** The newest dispute at the bank, won or lost by the company. */
  dispute: 'open' | 'won' | 'lost' | null
  /** Oldest first. */
  refundedCharges: readonly RefundedCharge[]
}
