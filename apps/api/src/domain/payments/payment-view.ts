import { vatWithin } from '@mintage/api-client/vat'
import type { Schemas } from '../../platform/contract/types.ts'
import { fromMinor, fromTenths } from '../../platform/support/amounts.ts'
import type { Deposit } from '../checkout/deposits.ts'
import type { PaymentState } from '../checkout/payment-states.ts'
import type { RefundedCharge } from '../checkout/refunded-charges.ts'
import { creditedBy, type Invoice } from '../invoices/issue.ts'
import { nextCreditNote } from '../invoices/split.ts'
import { pdfUrl } from '../invoices/views.ts'

const isExtraCharge = ({ reason }: RefundedCharge) => reason === 'second_charge' || reason === 'price_changed'

/** As its credit note has it, or will have it when the refund is paid out. */
function vatOfRefund(deposit: Deposit, charge: RefundedCharge, corrections: readonly Invoice[]): number {
  if (isExtraCharge(charge)) return vatWithin(charge.amount_minor, deposit.vat_percent)
  const own = creditedBy(corrections.filter((document) => document.refund_id === charge.id))
  return (own.total_minor > 0 ? own : nextCreditNote(deposit, creditedBy(corrections), charge.amount_minor)).vat_minor
}

const creditNoteUrl = (charge: RefundedCharge, corrections: readonly Invoice[]): string | null => {
  const note = corrections.findLast(({ kind, refund_id: id }) => kind === 'credit_note' && id === charge.id)
  return note ? pdfUrl(note.id) : null
}

export const paymentView = (
  deposit: Deposit,
  refunded: readonly RefundedCharge[],
  corrections: readonly Invoice[],
  { withdrawableUntil, dispute }: PaymentState,
): Schemas['Payment'] => ({
  id: deposit.id,
  created_at: deposit.created_at.toISOString(),
  tokens: fromTenths(deposit.tokens_tenths),
  amount: fromMinor(deposit.total_minor, deposit.digits),
  vat: fromMinor(deposit.vat_minor, deposit.digits),
  currency: deposit.currency,
  status: deposit.status,
  card_brand: deposit.card_brand,
  card_last4: deposit.card_last4,
  receipt_url: deposit.status === 'Success' ? `/api/payment-history/${deposit.id}/receipt` : null,
  refunded_charges: refunded.map((charge) => ({
    id: charge.id,
    reason: charge.reason,
    charged_at: charge.created_at.toISOString(),
    amount: fromMinor(charge.amount_minor, deposit.digits),
    vat: fromMinor(vatOfRefund(deposit, charge, corrections), deposit.digits),
    tokens_taken: fromTenths(charge.taken_tenths),
    card_brand: charge.card_brand,
    card_last4: charge.card_last4,
    refunded_at: charge.refunded_at?.toISOString() ?? null,
    credit_note_url: creditNoteUrl(charge, corrections),
  })),
  ...(withdrawableUntil ? { withdrawable_until: withdrawableUntil.toISOString() } : {}),
  ...(dispute ? { dispute } : {}),
})
