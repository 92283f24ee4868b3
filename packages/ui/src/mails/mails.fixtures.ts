import type { PurchaseMail, RefundMail, WithdrawalMail } from './index.ts'

const order = {
  orderId: '8b0f9c1e-54b7-4c0d-9b5e-3a1f2e7d6c50',
  title: 'Pocket, 100 tokens',
  name: 'Ada Coyne',
  currency: 'EUR',
  digits: 2,
  historyUrl: 'https://mintage.example/account/payment-history',
  sender: { company: 'Mintage Studio Ltd', address: '4 Foundry Lane, Dublin', email: 'support@mintage.example' },
}

export const purchase: PurchaseMail = {
  ...order,
  tokens: 1000,
  discount: 90,
  net: 810,
  vatPercent: 20,
  vat: 162,
  total: 972,
  card: { brand: 'Visa', last4: '4242' },
  paidAt: new Date('2026-11-20T09:35:04Z'),
  until: new Date('2026-12-04T09:35:04Z'),
  consentedAt: new Date('2026-11-20T09:34:10Z'),
  termsUrl: 'https://mintage.example/terms',
}

export const refund: RefundMail = {
  ...order,
  reason: 'orderRefunded',
  amount: 486,
  vat: 81,
  taken: 500,
  debt: 0,
  refundedAt: new Date('2026-11-21T08:12:30Z'),
}

export const withdrawal: WithdrawalMail = {
  ...order,
  tokens: 1000,
  unused: 880,
  amount: 855,
  vat: 143,
  requestedAt: new Date('2026-11-21T08:12:30Z'),
}
