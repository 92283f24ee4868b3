import { type Schemas, unwrap, unwrapPayload } from '@mintage/api-client'
import { toMinor, toTenths } from '@mintage/ui/format'
import type { PaymentEntry, PaymentHistoryProps, ReceiptData, ReceiptState } from '@mintage/ui/screens/PaymentHistory'
import { useSearchParams } from 'react-router-dom'
import { useDependencies } from '../../app/DependenciesContext.tsx'
import { createResourceCache } from '../../app/resource.ts'
import { useResource } from '../../app/useResource.ts'
import { paths } from '../../paths.ts'
import { type Pages, usePagedList } from './usePagedList.ts'

const cardOf = (wire: { card_brand: string | null; card_last4: string | null }) =>
  wire.card_brand !== null && wire.card_last4 !== null ? { brand: wire.card_brand, last4: wire.card_last4 } : null

const refundReasons = { second_charge: 'secondCharge', price_changed: 'priceChanged' } as const

const toEntry = (wire: Schemas['Payment']): PaymentEntry => ({
  id: wire.id,
  createdAt: wire.created_at,
  tokens: toTenths(wire.tokens),
  amount: toMinor(wire.amount, wire.currency),
  vat: toMinor(wire.vat, wire.currency),
  currency: wire.currency,
  status: wire.status,
  card: cardOf(wire),
  receiptHref: wire.receipt_url === null ? null : `?receipt=${wire.id}`,
  refundedCharges: wire.refunded_charges.map((charge) => ({
    id: charge.id,
    reason: refundReasons[charge.reason],
    chargedAt: charge.charged_at,
    amount: toMinor(charge.amount, wire.currency),
    vat: toMinor(charge.vat, wire.currency),
    card: cardOf(charge),
    refundedAt: charge.refunded_at,
  })),
})

const toReceipt = (wire: Schemas['Receipt']): ReceiptData => {
  const money = (amount: number) => toMinor(amount, wire.currency)
  return {
    number: wire.number,
    orderId: wire.order_id,
    issuedAt: wire.issued_at,
    currency: wire.currency,
    seller: {
      name: wire.seller.name,
      regNumber: wire.seller.reg_number,
      address: wire.seller.address,
      requisites: wire.seller.requisites,
      email: wire.seller.email,
    },
    buyer: {
      name: wire.buyer.name,
      email: wire.buyer.email,
      phone: wire.buyer.phone,
      country: wire.buyer.country,
      city: wire.buyer.city,
      address: wire.buyer.address,
      postCode: wire.buyer.post_code,
    },
    lines: wire.lines.map((line) => ({ title: line.title, tokens: toTenths(line.tokens), amount: money(line.amount) })),
    discount: money(wire.discount),
    net: money(wire.net),
    vatPercent: wire.vat_percent,
    vat: money(wire.vat),
    total: money(wire.total),
    payment: { method: wire.payment.method, card: cardOf(wire.payment) },
  }
}

const payments = createResourceCache<Pages<Schemas['Payment']>>({ isPersonal: true })
const receipts = createResourceCache<ReceiptData | null>({ isPersonal: true })

/** The receipt that the address asks for, over the list; null for none. */
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

/** What the person paid, and the receipt for each success (R056, D52). */
export function usePaymentHistory(): PaymentHistoryProps {
  const { client } = useDependencies()
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
    onReceiptClose: () => setQuery({}, { replace: true }),
    hrefs: { pricing: paths.PricingPage },
  }
}
