import type { Generated } from 'kysely'
import type { Json } from './columns.ts'

/** The newest number of a seller in a year. */
export interface InvoiceNumbersTable {
  seller: string
  year: number
  last_number: number
}

/** All that an invoice or a credit note shows: later changes of settings, orders and accounts leave it as it is. */
export interface InvoiceDocument {
  kind: 'invoice' | 'credit_note'
  number: string
  order_id: string
  issued_at: string
  currency: string
  digits: number
  seller: {
    name: string
    reg_number: string
    address: string
    /** ISO 3166 code; null where the settings have none. */
    country_iso: string | null
    vat_number: string | null
    requisites: string
    email: string
  }
  buyer: {
    name: string
    company: string | null
    vat_number: string | null
    email: string
    phone: string
    country: string | null
    country_iso: string | null
    city: string
    address: string
    post_code: string
  }
  lines: { title: string; tokens_tenths: number; amount_minor: number }[]
  discount_minor: number
  net_minor: number
  vat_percent: number
  vat_minor: number
  total_minor: number
  reverse_charge: boolean
  payment: { method: string; card_brand: string | null; card_last4: string | null }
  /** The document that this one corrects: an invoice, or the credit note of a refund that failed. */
  corrects: { number: string; issued_at: string } | null
}

/** Written once and never changed. */
export interface InvoicesTable {
  id: Generated<string>
  seller: string
  year: number
  number: number
  kind: InvoiceDocument['kind']
  deposit_id: string
  /** The refund or dispute of a credit note, or of the invoice that takes one back; neither for the order's invoice. */
  refund_id: string | null
  dispute_id: string | null
  currency: string
  digits: number
  net_minor: number
  vat_minor: number
  total_minor: number
  document: Json<InvoiceDocument>
  issued_at: Date
}
