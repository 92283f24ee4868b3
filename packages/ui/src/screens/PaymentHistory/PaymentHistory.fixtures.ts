import type { PaymentEntry } from './PaymentHistory.types.ts'
import type { ReceiptData } from './Receipt.types.ts'

const visa = { brand: 'visa', last4: '4242' }
const mastercard = { brand: 'mastercard', last4: '4444' }

export const payments: readonly PaymentEntry[] = [
  {
    id: 'd41c7b90-8e0f-4a6b-b1f3-5c2f6d0a9e17',
    createdAt: '2026-11-20T09:41:00Z',
    tokens: 2009,
    amount: 2170,
    vat: 362,
    currency: 'EUR',
    status: 'Processing',
    card: visa,
    receiptHref: null,
    withdrawableUntil: null,
    dispute: null,
    refundedCharges: [],
  },
  {
    id: '8b0f9c1e-54b7-4c0d-9b5e-3a1f2e7d6c50',
    createdAt: '2026-11-19T16:05:00Z',
    tokens: 1000,
    amount: 972,
    vat: 162,
    currency: 'EUR',
    status: 'Success',
    card: visa,
    receiptHref: '#receipt-8b0f9c1e',
    withdrawableUntil: null,
    dispute: null,
    refundedCharges: [],
  },
  {
    id: '2f9d3c55-0b7a-4f2e-a8c1-7e6b5d4c3b2a',
    createdAt: '2026-10-02T11:20:00Z',
    tokens: 10_000,
    amount: 11_500,
    vat: 0,
    currency: 'JPY',
    status: 'Success',
    card: mastercard,
    receiptHref: '#receipt-2f9d3c55',
    withdrawableUntil: null,
    dispute: null,
    refundedCharges: [],
  },
  {
    id: 'a7e1c2d3-91b8-4d5f-8a6e-0c9b8a7d6e5f',
    createdAt: '2026-09-14T07:58:00Z',
    tokens: 1000,
    amount: 972,
    vat: 162,
    currency: 'EUR',
    status: 'Error',
    card: mastercard,
    receiptHref: null,
    withdrawableUntil: null,
    dispute: null,
    refundedCharges: [],
  },
  {
    id: '5c6d7e8f-2a3b-4c5d-9e0f-1a2b3c4d5e6f',
    createdAt: '2026-09-14T07:55:00Z',
    tokens: 5000,
    amount: 4200,
    vat: 700,
    currency: 'GBP',
    status: 'Cancelled',
    card: null,
    receiptHref: null,
    withdrawableUntil: null,
    dispute: null,
    refundedCharges: [],
  },
]

/** Paid with a second card after the first bank page was left; the first charge succeeded as well. */
export const paidTwice: readonly PaymentEntry[] = [
  {
    id: '8b0f9c1e-54b7-4c0d-9b5e-3a1f2e7d6c50',
    createdAt: '2026-11-19T16:05:00Z',
    tokens: 1000,
    amount: 972,
    vat: 162,
    currency: 'EUR',
    status: 'Success',
    card: visa,
    receiptHref: '#receipt-8b0f9c1e',
    withdrawableUntil: null,
    dispute: null,
    refundedCharges: [
      {
        id: '3f1c6a52-7d0e-4b86-9a41-5e2d8c7f0b13',
        reason: 'secondCharge',
        chargedAt: '2026-11-19T16:06:00Z',
        amount: 972,
        vat: 162,
        tokensTaken: 0,
        card: mastercard,
        refundedAt: '2026-11-20T08:00:00Z',
        creditNoteHref: null,
      },
      {
        id: '9a7b5c31-2e4d-4f60-8b1c-6d5e4f3a2b10',
        reason: 'secondCharge',
        chargedAt: '2026-11-20T09:10:00Z',
        amount: 972,
        vat: 162,
        tokensTaken: 0,
        card: { brand: 'visa', last4: '3189' },
        refundedAt: null,
        creditNoteHref: null,
      },
    ],
  },
]

/** The payment was refunded. */
export const givenBack: readonly PaymentEntry[] = [
  {
    id: '8b0f9c1e-54b7-4c0d-9b5e-3a1f2e7d6c50',
    createdAt: '2026-11-19T16:05:00Z',
    tokens: 1000,
    amount: 972,
    vat: 162,
    currency: 'EUR',
    status: 'Success',
    card: visa,
    receiptHref: '#receipt-8b0f9c1e',
    withdrawableUntil: null,
    dispute: null,
    refundedCharges: [
      {
        id: '3f1c6a52-7d0e-4b86-9a41-5e2d8c7f0b13',
        reason: 'orderRefunded',
        chargedAt: '2026-11-19T16:05:00Z',
        amount: 972,
        vat: 162,
        tokensTaken: 1000,
        card: visa,
        refundedAt: '2026-11-20T08:00:00Z',
        creditNoteHref: '#credit-note',
      },
    ],
  },
]

const order: PaymentEntry = {
  id: '8b0f9c1e-54b7-4c0d-9b5e-3a1f2e7d6c50',
  createdAt: '2026-11-19T16:05:00Z',
  tokens: 1000,
  amount: 972,
  vat: 162,
  currency: 'EUR',
  status: 'Success',
  card: visa,
  receiptHref: '#receipt-8b0f9c1e',
  withdrawableUntil: null,
  dispute: null,
  refundedCharges: [],
}

const refund = {
  id: '3f1c6a52-7d0e-4b86-9a41-5e2d8c7f0b13',
  reason: 'withdrawal',
  chargedAt: '2026-11-19T16:05:00Z',
  amount: 855,
  vat: 143,
  tokensTaken: 880,
  card: visa,
  refundedAt: '2026-11-20T08:00:00Z',
  creditNoteHref: '#credit-note',
} as const

/** A purchase that its buyer may withdraw from, among others. */
export const withdrawable: readonly PaymentEntry[] = [
  { ...order, withdrawableUntil: '2026-12-03T16:05:00Z' },
  ...payments.slice(2, 4),
]

/** Withdrawn from twice, refunded by the provider, and refunded in part. */
export const refundedInParts: readonly PaymentEntry[] = [
  { ...order, refundedCharges: [{ ...refund, refundedAt: null, creditNoteHref: null }] },
  { ...order, id: '2f9d3c55-0b7a-4f2e-a8c1-7e6b5d4c3b2a', refundedCharges: [refund] },
  {
    ...order,
    id: 'a7e1c2d3-91b8-4d5f-8a6e-0c9b8a7d6e5f',
    refundedCharges: [{ ...refund, reason: 'provider', amount: 972, vat: 162, tokensTaken: 1000 }],
  },
  {
    ...order,
    id: '5c6d7e8f-2a3b-4c5d-9e0f-1a2b3c4d5e6f',
    refundedCharges: [{ ...refund, reason: 'orderRefunded', amount: 243, vat: 41, tokensTaken: 250 }],
  },
]

/** The bank decides, decided for the buyer, and for the company. */
export const disputed: readonly PaymentEntry[] = [
  { ...order, dispute: 'open' },
  { ...order, id: '2f9d3c55-0b7a-4f2e-a8c1-7e6b5d4c3b2a', dispute: 'lost' },
  { ...order, id: 'a7e1c2d3-91b8-4d5f-8a6e-0c9b8a7d6e5f', dispute: 'won' },
]

/** Charged at an old price: the promo code was used up before the bank confirmed the charge. */
export const chargedLate: readonly PaymentEntry[] = [
  {
    id: 'a7e1c2d3-91b8-4d5f-8a6e-0c9b8a7d6e5f',
    createdAt: '2026-11-19T16:05:00Z',
    tokens: 1000,
    amount: 1080,
    vat: 180,
    currency: 'EUR',
    status: 'Error',
    card: visa,
    receiptHref: null,
    withdrawableUntil: null,
    dispute: null,
    refundedCharges: [
      {
        id: '3f1c6a52-7d0e-4b86-9a41-5e2d8c7f0b13',
        reason: 'priceChanged',
        chargedAt: '2026-11-19T16:06:00Z',
        amount: 972,
        vat: 162,
        tokensTaken: 0,
        card: mastercard,
        refundedAt: '2026-11-20T08:00:00Z',
        creditNoteHref: null,
      },
    ],
  },
  {
    id: '8b0f9c1e-54b7-4c0d-9b5e-3a1f2e7d6c50',
    createdAt: '2026-11-18T10:12:00Z',
    tokens: 1000,
    amount: 1080,
    vat: 180,
    currency: 'EUR',
    status: 'Success',
    card: visa,
    receiptHref: '#receipt-8b0f9c1e',
    withdrawableUntil: null,
    dispute: null,
    refundedCharges: [
      {
        id: '9a7b5c31-2e4d-4f60-8b1c-6d5e4f3a2b10',
        reason: 'priceChanged',
        chargedAt: '2026-11-18T10:14:00Z',
        amount: 972,
        vat: 162,
        tokensTaken: 0,
        card: { brand: 'visa', last4: '3189' },
        refundedAt: null,
        creditNoteHref: null,
      },
    ],
  },
]

/** Very large amounts, in the currency with the most digits and in the one with the most decimals. */
export const largePayments: readonly PaymentEntry[] = [
  {
    id: 'f0e1d2c3-b4a5-4968-8776-655443322110',
    createdAt: '2026-12-30T23:59:00Z',
    tokens: 9_999_999,
    amount: 1_234_567_890,
    vat: 205_761_315,
    currency: 'JPY',
    status: 'Processing',
    card: mastercard,
    receiptHref: null,
    withdrawableUntil: null,
    dispute: null,
    refundedCharges: [],
  },
  {
    id: '0f1e2d3c-4b5a-4697-8687-566544332211',
    createdAt: '2026-09-30T22:58:00Z',
    tokens: 9_999_999,
    amount: 987_654_321,
    vat: 164_609_053,
    currency: 'KWD',
    status: 'Success',
    card: visa,
    receiptHref: '#receipt-0f1e2d3c',
    withdrawableUntil: null,
    dispute: null,
    refundedCharges: [],
  },
]

export const receipt: ReceiptData = {
  number: 'M-2026-000042',
  orderId: '8b0f9c1e-54b7-4c0d-9b5e-3a1f2e7d6c50',
  issuedAt: '2026-11-19T16:05:04Z',
  currency: 'EUR',
  seller: {
    name: 'Mintage Studio Ltd',
    regNumber: '000000',
    vatNumber: null,
    address: '4 Foundry Lane, Dublin',
    requisites: 'IBAN IE00 MINT 0000 0000 0000 00',
    email: 'support@mintage.example',
  },
  buyer: {
    name: 'Ada Coyne',
    company: null,
    vatNumber: null,
    email: 'ada@example.com',
    phone: '+35312345678',
    country: 'Ireland',
    city: 'Dublin',
    address: '4 Foundry Lane',
    postCode: 'D08 X2Y4',
  },
  lines: [{ title: 'Pocket, 100 tokens', tokens: 1000, amount: 900 }],
  discount: 90,
  net: 810,
  vatPercent: 20,
  vat: 162,
  total: 972,
  reverseCharge: false,
  payment: { method: 'Credit/Debit card', card: visa },
  pdfHref: '#invoice.pdf',
  xmlHref: null,
  corrections: [],
}

/** Of another country of the EU, with a name that is longer than most. */
export const companyReceipt: ReceiptData = {
  ...receipt,
  number: 'M-2026-000043',
  seller: { ...receipt.seller, vatNumber: 'IE1234567WA' },
  buyer: {
    ...receipt.buyer,
    company: 'Ελληνική Εταιρεία Ψηφιακών Εικόνων και Εκδόσεων Ανώνυμη Εταιρεία',
    vatNumber: 'EL123456789',
    country: 'Greece',
    city: 'Athens',
    postCode: '115 27',
  },
  vatPercent: 0,
  vat: 0,
  total: 810,
  reverseCharge: true,
  xmlHref: '#invoice.xml',
}

const creditNote = { kind: 'creditNote', issuedAt: '2026-11-20T08:00:00Z', xmlHref: null } as const

/** Refunded in two parts, of which the second could not be paid out. */
export const creditedReceipt: ReceiptData = {
  ...receipt,
  corrections: [
    { ...creditNote, id: '1', number: 'M-2026-000044', total: 243, pdfHref: '#credit-note-44.pdf' },
    { ...creditNote, id: '2', number: 'M-2026-000045', total: 486, pdfHref: '#credit-note-45.pdf' },
    { ...creditNote, id: '3', kind: 'invoice', number: 'M-2026-000046', total: 486, pdfHref: '#invoice-46.pdf' },
  ],
}
