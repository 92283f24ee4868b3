import type { PaymentEntry, RefundedCharge } from './PaymentHistory.types.ts'

/** One line of money: the order itself, a second charge of it, or the refund of that. */
export interface PaymentRow {
  key: string
  kind: 'order' | 'secondCharge' | 'refund' | 'refundOnItsWay'
  /** ISO 8601. */
  date: string
  orderId: string
  /** Tenths of a token. */
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
  const { vat, currency, status } = payment
  const shared = { orderId: payment.id, tokens: 0, currency, status, card: charge.card, receiptHref: null }
  return [
    {
      ...shared,
      key: `${charge.id} charge`,
      kind: 'secondCharge',
      date: charge.chargedAt,
      amount: charge.amount,
      vat,
    },
    {
      ...shared,
      key: `${charge.id} refund`,
      kind: charge.refundedAt === null ? 'refundOnItsWay' : 'refund',
      date: charge.refundedAt ?? charge.chargedAt,
      amount: -charge.amount,
      vat: -vat,
    },
  ]
}

/** Each order, and below it what was charged on top and given back (D73). */
export const paymentRows = (payments: readonly PaymentEntry[]): PaymentRow[] =>
  payments.flatMap((payment) => {
    const { id, createdAt, tokens, amount, vat, currency, status, card, receiptHref } = payment
    const order = { key: id, kind: 'order', date: createdAt, orderId: id } as const
    return [
      { ...order, tokens, amount, vat, currency, status, card, receiptHref },
      ...payment.refundedCharges.flatMap((charge) => chargeRows(payment, charge)),
    ]
  })
