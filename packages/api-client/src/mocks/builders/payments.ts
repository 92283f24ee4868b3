import type { Schemas } from '../../types.ts'
import { builder, sampleId } from './builder.ts'

export const makePack = builder<Schemas['Pack']>(() => ({
  id: 2,
  title: 'Pocket',
  description: 'A week of ideas.',
  credits: 100,
  price: 9,
  features: ['Every service', 'Tokens never expire'],
}))

/** A free pack and three to buy. */
export const makePacks = (): Schemas['Pack'][] => [
  makePack({ id: 1, title: 'First strike', description: 'Ten tokens to begin with.', credits: 10, price: 0 }),
  makePack(),
  makePack({ id: 3, title: 'Purse', description: 'A month of steady work.', credits: 500, price: 39 }),
  makePack({ id: 4, title: 'Vault', description: 'For a studio and its clients.', credits: 2000, price: 129 }),
]

export const makeTokenPricing = builder<Schemas['TokenPricing']>(() => ({
  currency: 'EUR',
  priceTiers: [
    { min: 1, max: 99, price: 0.1 },
    { min: 100, max: 499, price: 0.09 },
    { min: 500, max: null, price: 0.08 },
  ],
}))

export const makePromocode = builder<Schemas['Promocode']>(() => ({
  promocode_id: 1,
  code: 'WELCOME10',
  discount_amount: 0.9,
  final_amount: 8.1,
}))

export const makeQuote = builder<Schemas['Quote']>(() => ({
  id: sampleId(101),
  net: 9,
  discount: 0,
  vat: 1.8,
  total: 10.8,
  currency: 'EUR',
  tokens: 100,
  expires_at: '2026-11-20T10:30:00Z',
}))

export const makePayment = builder<Schemas['Payment']>(() => ({
  id: sampleId(101),
  created_at: '2026-11-20T09:35:00Z',
  tokens: 100,
  amount: 10.8,
  vat: 1.8,
  currency: 'EUR',
  status: 'Success',
  card_brand: 'visa',
  card_last4: '4242',
  receipt_url: `/api/payment-history/${sampleId(101)}/receipt`,
  refunded_charges: [],
}))

export const makeWithdrawal = builder<Schemas['Withdrawal']>(() => ({
  order_id: sampleId(101),
  tokens: 100,
  unused_tokens: 88,
  amount: 9.5,
  vat: 1.58,
  currency: 'EUR',
  withdrawable_until: '2026-12-04T09:35:04Z',
  name: 'Ada Coyne',
  email: 'ada@example.com',
  withdrawn_at: null,
}))

export const makeReceipt = builder<Schemas['Receipt']>(() => ({
  number: 'M-2026-000042',
  order_id: sampleId(101),
  issued_at: '2026-11-20T09:35:04Z',
  currency: 'EUR',
  seller: {
    name: 'Mintage Studio Ltd',
    reg_number: '000000',
    vat_number: null,
    address: '4 Foundry Lane, Dublin',
    requisites: 'IBAN IE00 MINT 0000 0000 0000 00',
    email: 'support@mintage.example',
  },
  buyer: {
    name: 'Ada Coyne',
    company: null,
    vat_number: null,
    email: 'ada@example.com',
    phone: '+35312345678',
    country: 'Ireland',
    city: 'Dublin',
    address: '4 Foundry Lane',
    post_code: 'D08 X2Y4',
  },
  lines: [{ title: 'Pocket, 100 tokens', tokens: 100, amount: 9 }],
  discount: 0,
  net: 9,
  vat_percent: 20,
  vat: 1.8,
  total: 10.8,
  reverse_charge: false,
  payment: { method: 'Credit/Debit card', card_brand: 'visa', card_last4: '4242' },
  pdf_url: `/api/invoices/${sampleId(101)}/pdf`,
  xml_url: null,
  corrections: [],
}))

export const makePdf = (): Blob => new Blob(['%PDF-1.7\n%%EOF of an invoice'], { type: 'application/pdf' })
