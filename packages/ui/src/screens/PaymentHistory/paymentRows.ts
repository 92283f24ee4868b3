import type { PaymentEntry, RefundedCharge } from './PaymentHistory.types.ts'

/** One line of money: the order itself, a charge of it that goes back, or the refund of that. */
export interface PaymentRow {
  key: string
  kind: 'order' | Exclude<RefundedCharge['reason'], 'orderRefunded'> | 'refund' | 'refundOnItsWay'
  /** ISO 8601. */
  date: string
  orderId: string
  /** Tenths of a token; below zero where they were taken back. */
  tokens: number
  /** Minor units of `currency`; below zero where money goes back. */
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
  // The charge is the line of the order itself.
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

/** Each order, and below it what was charged and given back (D73). */
export const paymentRows = (payments: readonly PaymentEntry[]): PaymentRow[] =>
  payments.flatMap((payment) => {
    const { id, createdAt, tokens, amount, vat, currency, status, card, receiptHref } = payment
    const order = { key: id, kind: 'order', date: createdAt, orderId: id } as const
    return [
      { ...order, tokens, amount, vat, currency, status, card, receiptHref },
      ...payment.refundedCharges.flatMap((charge) => chargeRows(payment, charge)),
    ]
  })
