import { sampleId } from '@mintage/api-client/mocks'
import type { Order } from '@mintage/machines/checkout'
import { saveOrder } from '../flows/checkout/savedOrder.ts'

/** A pack for €9.00 plus VAT, accepted as the deposit of makeQuote. */
export const savedOrder = {
  orderId: sampleId(101),
  offer: { title: 'Pocket', packId: 2, tokens: null, amount: 900, credits: 1000 },
  promo: null,
  currency: { code: 'EUR', rate: 1 },
  vatPercent: 20,
  amounts: { price: 900, discount: 0, net: 900, vat: 180, total: 1080 },
  information: {
    name: 'Ada',
    surname: 'Coyne',
    phone: '+35312345678',
    country: 105,
    city: 'Dublin',
    address: '4 Foundry Lane',
    postCode: 'D08 X2Y4',
    email: 'ada@example.com',
    company: '',
    vatNumber: '',
  },
  paymentMethodId: 1,
  payOnPage: false,
} satisfies Order

/** The same order, to be paid on the provider's page. */
export const savedPageOrder = { ...savedOrder, paymentMethodId: 2, payOnPage: true } satisfies Order

/** The session storage after a checkout, written by the code of the site. */
export const afterCheckout = (order: Order = savedOrder): Record<string, string> => {
  const stored = new Map<string, string>()
  saveOrder({ set: (key, value) => stored.set(key, value) }, order)
  return Object.fromEntries(stored)
}
