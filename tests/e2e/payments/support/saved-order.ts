import type { Schemas } from '@mintage/api-client'
import { toMinor } from '@mintage/api-client/amounts'
import type { Order } from '@mintage/machines/checkout'
import type { Page } from '@playwright/test'
import { saveOrder } from '../../../../apps/site/src/flows/checkout/savedOrder.ts'
import { billing, pocket } from './customer.ts'

const minor = (major: number | string) => toMinor(Number(major), 2)

const savedOrder = ({ id, net, discount, vat, total }: Schemas['Quote'], email: string): Order => ({
  orderId: id,
  offer: { title: pocket.title, packId: pocket.id, tokens: null, amount: 900, credits: pocket.tokens * 10 },
  promo: null,
  currency: { code: 'EUR', rate: 1 },
  vatPercent: 20,
  amounts: {
    price: minor(net) + minor(discount),
    discount: minor(discount),
    net: minor(net),
    vat: minor(vat),
    total: minor(total),
  },
  information: {
    name: billing.name,
    surname: billing.surname,
    phone: billing.phone,
    country: 1,
    city: billing.city,
    address: billing.address,
    postCode: billing.zip,
    email,
    company: '',
    vatNumber: '',
  },
  paymentMethodId: 1,
  payOnPage: false,
})

/** Puts an accepted order into sessionStorage with the site's own code; the dialogs belong to another model. */
export async function storeOrder(page: Page, quote: Schemas['Quote'], email: string): Promise<void> {
  const stored = new Map<string, string>()
  const visit = {
    get: (key: string) => stored.get(key) ?? null,
    set: (key: string, value: string) => void stored.set(key, value),
    remove: (key: string) => void stored.delete(key),
  }
  saveOrder(visit, savedOrder(quote, email))
  await page.goto('/favicon.svg')
  await page.evaluate(
    (entries) => {
      for (const [key, value] of entries) sessionStorage.setItem(key, value)
    },
    [...stored],
  )
}
