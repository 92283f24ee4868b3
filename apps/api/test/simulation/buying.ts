import { fromMinor, toMinor } from '@mintage/api-client/amounts'
import { refundPayment } from '../../src/domain/admin/refund.ts'
import { createCheckout } from '../../src/domain/checkout/create.ts'
import { executeCheckout } from '../../src/domain/payments/execute.ts'
import { StoredAnswer } from '../../src/platform/db/idempotency.ts'
import { billing } from '../support/shopping.ts'
import type { Handlers } from './events.ts'
import type { Requests } from './requests.ts'
import type { World } from './world.ts'

interface Order {
  depositId: string
  customer: string
  total: number
  digits: number
}

const payer = {
  expiry_month: '09',
  expiry_year: '29',
  cardholder_name: 'ADA COYNE',
  cvv: '123',
  email: 'ada@example.com',
  payment_method_id: 1,
}

/** VAT of 20 %, rounded half up once. */
const vatOf = (net: number) => Math.floor((net * 2 + 5) / 10)

/** What customers and operators do about orders. */
export function handleBuying(
  { customers, problems }: World,
  { run, send, remember }: Requests,
): Pick<Handlers, 'order' | 'pay' | 'refund'> {
  const orders = new Map<number, Order>()
  const orderOfPay = new Map<number, Order>()

  return {
    order({ id, server, customer: index, offer, currency, promo }) {
      const customer = customers[index % customers.length] ?? ''
      const form = { ...billing, ...offer, currency, ...(promo === null ? {} : { promocode_code: promo }) }
      send(id, server, 'order', async (dependencies) => {
        const member = { id: customer, email: payer.email }
        const answer = await createCheckout(dependencies, member, form, `order-${id}`)
        remember(id, answer)
        if (answer instanceof StoredAnswer || !answer.payload) return
        const digits = currency === 'JPY' ? 0 : 2
        const minor = (amount: number) => toMinor(amount, digits)
        const { id: depositId, net, vat, total } = answer.payload
        if (minor(vat) !== vatOf(minor(net)) || minor(total) !== minor(net) + minor(vat))
          problems.push(`VAT of ${net} ${currency} is not ${vat}`)
        orders.set(id, { depositId, customer, total: minor(total), digits })
      })
    },

    pay({ id, server, order, card, fault }) {
      const found = orders.get(order)
      if (!found) return
      orderOfPay.set(id, found)
      const amount = fromMinor(found.total, found.digits)
      const form = { ...payer, deposit_id: found.depositId, amount, card_number: `${card}.${fault}.${id}` }
      send(id, server, 'pay', async (dependencies) => {
        await executeCheckout(dependencies, found.customer, form, `pay-${id}`)
      })
    },

    refund({ server, pay, share, isForced }) {
      const found = orderOfPay.get(pay)
      if (!found) return
      const amount = share === 1 ? {} : { amount: fromMinor(Math.ceil(found.total * share), found.digits) }
      run(server, 'refund', async (dependencies) => {
        await refundPayment(dependencies, 'grace', found.depositId, { reason: 'asked', force: isForced, ...amount })
      })
    },
  }
}
