import { type Schemas, unwrap, unwrapPayload } from '@mintage/api-client'
import { toTenths } from '@mintage/api-client/amounts'
import type { PaymentEntry, PaymentHistoryProps, ReceiptData, ReceiptState } from '@mintage/ui/screens/PaymentHistory'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useDependencies, useProfile } from '../../app/DependenciesContext.tsx'
import { minorOf } from '../../app/money.ts'
import { createResourceCache } from '../../app/resource.ts'
import { useResource } from '../../app/useResource.ts'
import { paths } from '../../paths.ts'
import { type Pages, usePagedList } from './usePagedList.ts'
import { useWithdrawal } from './useWithdrawal.ts'

const cardOf = (dto: { card_brand: string | null; card_last4: string | null }) =>
  dto.card_brand !== null && dto.card_last4 !== null ? { brand: dto.card_brand, last4: dto.card_last4 } : null

const refundReasons = {
  second_charge: 'secondCharge',
  price_changed: 'priceChanged',
  order_refunded: 'orderRefunded',
  withdrawal: 'withdrawal',
  provider: 'provider',
} as const

const toEntry = (dto: Schemas['Payment']): PaymentEntry => ({
  id: dto.id,
  createdAt: dto.created_at,
  tokens: toTenths(dto.tokens),
  amount: minorOf(dto.amount, dto.currency),
  vat: minorOf(dto.vat, dto.currency),
  currency: dto.currency,
  status: dto.status,
  card: cardOf(dto),
  receiptHref: dto.receipt_url === null ? null : `?receipt=${dto.id}`,
  withdrawableUntil: dto.withdrawable_until ?? null,
  dispute: dto.dispute ?? null,
  refundedCharges: dto.refunded_charges.map((charge) => ({
    id: charge.id,
    reason: refundReasons[charge.reason],
    chargedAt: charge.charged_at,
    amount: minorOf(charge.amount, dto.currency),
    vat: minorOf(charge.vat, dto.currency),
    tokensTaken: toTenths(charge.tokens_taken),
    card: cardOf(charge),
    refundedAt: charge.refunded_at,
    creditNoteHref: charge.credit_note_url,
  })),
})

const toReceipt = (dto: Schemas['Receipt']): ReceiptData => {
  const money = (amount: number) => minorOf(amount, dto.currency)
  return {
    number: dto.number,
    orderId: dto.order_id,
    issuedAt: dto.issued_at,
    currency: dto.currency,
    seller: {
      name: dto.seller.name,
      regNumber: dto.seller.reg_number,
      vatNumber: dto.seller.vat_number,
      address: dto.seller.address,
      requisites: dto.seller.requisites,
      email: dto.seller.email,
    },
    buyer: {
      name: dto.buyer.name,
      company: dto.buyer.company,
      vatNumber: dto.buyer.vat_number,
      email: dto.buyer.email,
      phone: dto.buyer.phone,
      country: dto.buyer.country,
      city: dto.buyer.city,
      address: dto.buyer.address,
      postCode: dto.buyer.post_code,
    },
    lines: dto.lines.map((line) => ({ title: line.title, tokens: toTenths(line.tokens), amount: money(line.amount) })),
    discount: money(dto.discount),
    net: money(dto.net),
    vatPercent: dto.vat_percent,
    vat: money(dto.vat),
    total: money(dto.total),
    reverseCharge: dto.reverse_charge,
    payment: { method: dto.payment.method, card: cardOf(dto.payment) },
    pdfHref: dto.pdf_url,
    xmlHref: dto.xml_url,
    corrections: dto.corrections.map(({ id, kind, number, issued_at, total, pdf_url, xml_url }) => ({
      id,
      kind: kind === 'credit_note' ? 'creditNote' : kind,
      number,
      issuedAt: issued_at,
      total: money(total),
      pdfHref: pdf_url,
      xmlHref: xml_url,
    })),
  }
}

const payments = createResourceCache<Pages<Schemas['Payment']>>({ isPersonal: true })
const receipts = createResourceCache<ReceiptData | null>({ isPersonal: true })

/** State of the receipt in the address; null without one. */
function useReceipt(id: string | null): ReceiptState | null {
  const { client } = useDependencies()
  const receipt = useResource(receipts, id ?? '', async (signal) => {
    if (id === null) return null
    return toReceipt(
      await unwrapPayload(client.GET('/payment-history/{id}/receipt', { params: { path: { id } }, signal })),
    )
  })
  if (receipt.status === 'loading') return id === null ? null : receipt
  if (receipt.status === 'error') return { status: 'error', onRetry: receipt.retry }
  return receipt.data && { status: 'ready', receipt: receipt.data }
}

/** Payments of the person, with a receipt for each success (R056, D52). */
export function usePaymentHistory(): PaymentHistoryProps {
  const dependencies = useDependencies()
  const { client } = dependencies
  const [query, setQuery] = useSearchParams()
  const list = usePagedList({
    cache: payments,
    read: (cursor, signal) =>
      unwrap(client.GET('/payment-history', { params: { query: cursor ? { cursor } : {} }, signal })),
    toRow: toEntry,
  })
  return {
    list,
    receipt: useReceipt(query.get('receipt')),
    withdrawal: useWithdrawal(useCallback(() => payments.of(dependencies).refresh(''), [dependencies])),
    onReceiptClose: () => setQuery({}, { replace: true }),
    debt: useProfile()?.debt ?? 0,
    hrefs: { pricing: paths.PricingPage },
  }
}
