/** An issued receipt: amounts in minor units of `currency`, tokens in tenths. */
export interface ReceiptData {
  number: string
  orderId: string
  /** ISO 8601. */
  issuedAt: string
  currency: string
  seller: { name: string; regNumber: string; address: string; requisites: string; email: string }
  buyer: {
    name: string
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
  payment: { method: string; card: { brand: string; last4: string } | null }
}

export type ReceiptState =
  | { status: 'loading' }
  | { status: 'error'; onRetry: () => void }
  | { status: 'ready'; receipt: ReceiptData }
