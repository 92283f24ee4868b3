import type { PaymentEntry, RefundedCharge } from './PaymentHistory.types.ts'

/** One line of the history: an order, a charge to be refunded, or its refund. */
export interface PaymentRow {
  key: string
  kind:
    | 'order'
    | 'disputed'
    | 'returnedByBank'
    | 'secondCharge'
    | 'priceChanged'
    | 'refund'
    | 'partOfRefund'
    | 'refundOnItsWay'
    | 'withdrawal'
    | 'withdrawalOnItsWay'
    | 'refundByProvider'
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
  isWithdrawable: boolean
  creditNoteHref: string | null
}

function refundKind({ amount }: PaymentEntry, charge: RefundedCharge): PaymentRow['kind'] {
  const { reason, refundedAt } = charge
  if (reason === 'withdrawal') return refundedAt === null ? 'withdrawalOnItsWay' : 'withdrawal'
  if (refundedAt === null) return 'refundOnItsWay'
  if (reason === 'provider') return 'refundByProvider'
  return reason === 'orderRefunded' && charge.amount < amount ? 'partOfRefund' : 'refund'
}

/** A dispute that the company won leaves the order paid. */
const orderKinds = { open: 'disputed', lost: 'returnedByBank', won: 'order' } as const

function chargeRows(payment: PaymentEntry, charge: RefundedCharge): PaymentRow[] {
  const { currency, status } = payment
  const shared = {
    orderId: payment.id,
    tokens: 0,
    currency,
    status,
    card: charge.card,
    receiptHref: null,
    isWithdrawable: false,
    creditNoteHref: null,
  }
  const refund = {
    ...shared,
    key: `${charge.id} refund`,
    kind: refundKind(payment, charge),
    date: charge.refundedAt ?? charge.chargedAt,
    tokens: 0 - charge.tokensTaken,
    amount: -charge.amount,
    vat: -charge.vat,
    creditNoteHref: charge.creditNoteHref,
  } as const
  // The order's line already shows the charge.
  if (charge.reason !== 'secondCharge' && charge.reason !== 'priceChanged') return [refund]
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
    const { id, createdAt, tokens, amount, vat, currency, status, card, receiptHref, dispute } = payment
    const order = { key: id, kind: orderKinds[dispute ?? 'won'], date: createdAt, orderId: id } as const
    const isWithdrawable = payment.withdrawableUntil !== null
    return [
      { ...order, tokens, amount, vat, currency, status, card, receiptHref, creditNoteHref: null, isWithdrawable },
      ...payment.refundedCharges.flatMap((charge) => chargeRows(payment, charge)),
    ]
  })
