import { describe, expect, test } from 'vitest'
import { assertDefined } from '../shared/assertDefined.ts'
import { createTestCheckout, market } from './checkout.support.ts'
import { checkoutAmounts, checkoutMarket } from './index.ts'

test('a VAT number is checked against the country', async () => {
  const here = { ...market, countryIsos: { 1: 'DE', 2: 'IE' } }
  const { at, open, confirm, submit, submitCheckout } = createTestCheckout({ here })
  await open()
  await confirm()
  submit({ company: 'Vera Prints', vatNumber: 'IE3668997OH' })
  expect(at().context).toMatchObject({ fieldErrors: { vatNumber: 'checkout.vatNumberElsewhere' }, problem: null })
  submit({ company: 'Vera Prints', vatNumber: 'IE3668997OH', country: 2 })
  expect(submitCheckout.calls).toHaveLength(1)
})

describe('with VAT by country', () => {
  const here = {
    ...market,
    vatByCountry: { DE: 19, GR: 24 },
    reverseCharge: true,
    sellerCountry: 'DE',
    countryIsos: { 1: 'DE', 2: 'GR', 3: 'FR' },
    country: 1,
  }

  test('shows the sums of the buyer in the form, and the order has them', async () => {
    const { actor, at, open, confirm, submit, submitCheckout } = createTestCheckout({ here })
    const total = (country: number, vatNumber = '') => {
      actor.send({ type: 'buyer.changed', buyer: { country, vatNumber } })
      return [checkoutMarket(at()).vatPercent, checkoutAmounts(at()).total]
    }
    await open()
    expect(checkoutAmounts(at()).total).toBe(1071)
    await confirm()
    expect(total(2)).toEqual([24, 1116])
    expect(total(3)).toEqual([20, 1080])
    expect(total(2, 'EL12345678')).toEqual([24, 1116])
    expect(total(2, 'EL123456789')).toEqual([0, 900])
    expect(total(1, 'DE123456789')).toEqual([19, 1071])
    submit({ country: 2, company: 'V', vatNumber: '123456789' })
    expect(submitCheckout.last().input).toMatchObject({ vatPercent: 0, amounts: { vat: 0, total: 900 } })
  })

  test('changes the VAT of an order with its country, and the server’s total wins', async () => {
    const { actor, at, open, confirm, submit, submitCheckout } = createTestCheckout({ here })
    await open()
    await confirm()
    submit()
    await submitCheckout.last().answer({ orderId: 'd-1', total: 1071 })
    const order = assertDefined(at().context.order)
    actor.send({ type: 'order.reopened', order, accountEmail: null })
    expect(checkoutAmounts(at()).total).toBe(1071)
    actor.send({ type: 'buyer.changed', buyer: { country: 2, vatNumber: '' } })
    expect([checkoutMarket(at()).vatPercent, checkoutAmounts(at()).total]).toEqual([24, 1116])
    submit({ country: 2 })
    await submitCheckout.last().answer({ orderId: 'd-1', total: 1120 })
    expect(at().context.order).toMatchObject({ vatPercent: 24, amounts: { total: 1120 } })
  })
})
