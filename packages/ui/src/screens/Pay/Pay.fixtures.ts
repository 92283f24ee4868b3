import type { PayOrder } from './OrderSummary.tsx'

export const order: PayOrder = {
  title: 'Pocket',
  tokens: 1000,
  net: 900,
  discount: 0,
  promoCode: null,
  vat: 0,
  vatPercent: 0,
  total: 900,
  currency: 'EUR',
  orderId: null,
}

export const orderWithEverything: PayOrder = {
  title: 'Custom amount',
  tokens: 2009,
  net: 1627,
  discount: 181,
  promoCode: 'WELCOME10',
  vat: 325,
  vatPercent: 20,
  total: 1952,
  currency: 'EUR',
  orderId: '8b0f9c1e-54b7-4c0d-9b5e-3a1f2e7d6c50',
}

export const prefill = { cardholderName: 'Ada Coyne', email: 'ada@example.com', phone: '+35312345678' }
