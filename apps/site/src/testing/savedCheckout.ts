import { sampleId } from '@mintage/api-client/mocks'
import type { SavedCheckout } from '@mintage/machines/checkout'
import { saveCheckout } from '../flows/checkout/savedCheckout.ts'

/** A pack for €9.00 plus VAT, accepted as the deposit of makeQuote. */
export const savedCheckout = {
  depositId: sampleId(101),
  serverTotal: 1080,
  plan: { title: 'Pocket', packId: 2, tokens: null, amount: 900, credits: 1000 },
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
  },
  paymentMethodId: 1,
} satisfies SavedCheckout

/** The session storage after a checkout, written by the code of the site. */
export const afterCheckout = (): Record<string, string> => {
  const stored = new Map<string, string>()
  saveCheckout({ set: (key, value) => stored.set(key, value) }, savedCheckout)
  return Object.fromEntries(stored)
}
