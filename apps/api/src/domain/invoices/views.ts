import type { Schemas } from '../../platform/contract/types.ts'
import { fromMinor, fromTenths } from '../../platform/support/amounts.ts'
import type { InvoiceDocument } from './document.ts'
import { canBeElectronic } from './electronic.ts'
import type { Invoice } from './issue.ts'
import type { FoundDocument } from './read.ts'

export const pdfUrl = (id: string): string => `/api/invoices/${id}/pdf`

const xmlUrl = (id: string, document: InvoiceDocument): string | null =>
  canBeElectronic(document) ? `/api/invoices/${id}/xml` : null

const correctionView = ({ id, kind, document, ...row }: Invoice): Schemas['InvoiceCorrection'] => ({
  id,
  kind,
  number: document.number,
  issued_at: document.issued_at,
  net: fromMinor(row.net_minor, row.digits),
  vat: fromMinor(row.vat_minor, row.digits),
  total: fromMinor(row.total_minor, row.digits),
  pdf_url: pdfUrl(id),
  xml_url: xmlUrl(id, document),
})

export function receiptView({ id, document }: FoundDocument, corrections: readonly Invoice[]): Schemas['Receipt'] {
  const { seller, buyer } = document
  const money = (minor: number) => fromMinor(minor, document.digits)
  const address = id ?? document.order_id
  return {
    number: document.number,
    order_id: document.order_id,
    issued_at: document.issued_at,
    currency: document.currency,
    seller: {
      name: seller.name,
      reg_number: seller.reg_number,
      vat_number: seller.vat_number,
      address: seller.address,
      requisites: seller.requisites,
      email: seller.email,
    },
    buyer: {
      name: buyer.name,
      company: buyer.company,
      vat_number: buyer.vat_number,
      email: buyer.email,
      phone: buyer.phone,
      country: buyer.country,
      city: buyer.city,
      address: buyer.address,
      post_code: buyer.post_code,
    },
    lines: document.lines.map((line) => ({
      title: line.title,
      tokens: fromTenths(line.tokens_tenths),
      amount: money(line.amount_minor),
    })),
    discount: money(document.discount_minor),
    net: money(document.net_minor),
    vat_percent: document.vat_percent,
    vat: money(document.vat_minor),
    total: money(document.total_minor),
    reverse_charge: document.reverse_charge,
    payment: document.payment,
    pdf_url: pdfUrl(address),
    xml_url: xmlUrl(address, document),
    corrections: corrections.map(correctionView),
  }
}
