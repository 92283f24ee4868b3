import type { PaymentEntry, RefundedCharge } from './PaymentHistory.types.ts'

/** One line of the history: an order, a charge to be refunded, or its refund. */
export interface PaymentRow {
  key: string
  kind: 'order' | Exclude<RefundedCharge['reason'], 'orderRefunded'> | 'refund' | 'refundOnItsWay'
  /** ISO 8601. */
  date: string
  orderId: string
  /** Tenths of a token; negative if they were taken back. */
  tokens: number
  /** Minor units of `currency`; negative for a refund. */
  amount: number
  vat: number
  currency: string
  status: string
  card: PaymentEntry['card']
  receiptHref: string | null
}

function chargeRows(payment: PaymentEntry, charge: RefundedCharge): PaymentRow[] {
  const { currency, status } = payment
  const shared = { orderId: payment.id, tokens: 0, currency, status, card: charge.card, receiptHref: null }
  const refund = {
    ...shared,
    key: `${charge.id} refund`,
    kind: charge.refundedAt === null ? 'refundOnItsWay' : 'refund',
    date: charge.refundedAt ?? charge.chargedAt,
    tokens: 0 - charge.tokensTaken,
    amount: -charge.amount,
    vat: -charge.vat,
  } as const
  // The order's line already shows the charge.
  if (charge.reason === 'orderRefunded') return [refund]
  return [
    {
      ...shared,
      key: `${charge.id} charge`,
      kind: charge.reason,
      date: charge.chargedAt,
      amount: charge.amount,
      vat: charge.vat,
    },
    refund,
  ]
}

/** Each order, followed by its refunded charges and their refunds (D73). */
export const paymentRows = (payments: readonly PaymentEntry[]): PaymentRow[] =>
  payments.flatMap((payment) => {
    const { id, createdAt, tokens, amount, vat, currency, status, card, receiptHref } = payment
    const order = { key: id, kind: 'order', date: createdAt, orderId: id } as const
    return [
      { ...order, tokens, amount, vat, currency, status, card, receiptHref },
      ...payment.refundedCharges.flatMap((charge) => chargeRows(payment, charge)),
    ]
  })
