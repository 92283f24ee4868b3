/** An issued receipt: amounts in minor units of `currency`, tokens in tenths. */
export interface ReceiptData {
  number: string
  orderId: string
  /** ISO 8601. */
  issuedAt: string
  currency: string
  seller: {
    name: string
    regNumber: string
    vatNumber: string | null
    address: string
    requisites: string
    email: string
  }
  buyer: {
    name: string
    company: string | null
    vatNumber: string | null
    email: string
    phone: string | null
    country: string | null
    city: string | null
    address: string | null
    postCode: string | null
  }
  lines: readonly { title: string; tokens: number; amount: number }[]
  discount: number
  /** After the discount, before VAT. */
  net: number
  vatPercent: number
  vat: number
  total: number
  /** The buyer owes the VAT, so none is charged. */
  reverseCharge: boolean
  payment: { method: string; card: { brand: string; last4: string } | null }
  pdfHref: string
  /** Only for a company with a VAT number. */
  xmlHref: string | null
  /** Oldest first. */
  corrections: readonly ReceiptCorrection[]
}

/** A credit note, or the invoice that takes one back after its refund failed. */
interface ReceiptCorrection {
  id: string
  kind: 'creditNote' | 'invoice'
  number: string
  /** ISO 8601. */
  issuedAt: string
  total: number
  pdfHref: string
  xmlHref: string | null
}

export type ReceiptState =
  | { status: 'loading' }
  | { status: 'error'; onRetry: () => void }
  | { status: 'ready'; receipt: ReceiptData }
