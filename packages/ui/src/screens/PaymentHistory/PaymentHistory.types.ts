interface Card {
  brand: string
  last4: string
}

/** A charge that pays nothing and goes back by itself; or the one that paid the order, given back. */
export interface RefundedCharge {
  id: string
  /** The order was paid already, or has another price since the charge began; or its payment is given back. */
  reason: 'secondCharge' | 'priceChanged' | 'orderRefunded'
  /** ISO 8601. */
  chargedAt: string
  /** Minor units of the payment's currency, VAT included. */
  amount: number
  /** Minor units of the payment's currency. */
  vat: number
  /** Tenths of a token that were taken back with it. */
  tokensTaken: number
  card: Card | null
  /** ISO 8601; null while the money is on its way back. */
  refundedAt: string | null
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
  /** Success, Error and Cancelled are final; anything else is on its way. */
  status: string
  card: Card | null
  /** Null until there is one. */
  receiptHref: string | null
  /** Oldest first. */
  refundedCharges: readonly RefundedCharge[]
}
