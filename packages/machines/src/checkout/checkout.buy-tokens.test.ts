import { describe, expect, test } from 'vitest'
import { createTestCheckout, inDollars, market, pack, promo } from './checkout.support.ts'
import { checkoutAmounts, checkoutVatIncluded, minimumWarning } from './index.ts'

describe('the Buy Tokens dialog', () => {
  test('nothing goes on without terms (R262)', { tags: ['R262'] }, async () => {
    const { actor, at, open } = createTestCheckout()
    await open()
    expect(at().can({ type: 'checkout.continued' })).toBe(false)
    actor.send({ type: 'terms.accepted' })
    actor.send({ type: 'consent.given' })
    expect(at().can({ type: 'checkout.continued' })).toBe(true)
    actor.send({ type: 'terms.withdrawn' })
    expect(at().can({ type: 'checkout.continued' })).toBe(false)
  })

  test('nor without the consent to begin before the withdrawal period ends', async () => {
    const { actor, at, open, tick } = createTestCheckout()
    await open()
    actor.send({ type: 'terms.accepted' })
    expect(at().can({ type: 'checkout.continued' })).toBe(false)
    tick()
    expect(at().can({ type: 'checkout.continued' })).toBe(true)
    actor.send({ type: 'consent.withdrawn' })
    expect(at().can({ type: 'checkout.continued' })).toBe(false)
  })

  test('nor below the minimum, with a warning (R263, D07)', async () => {
    const { actor, at, open } = createTestCheckout()
    await open(499)
    actor.send({ type: 'terms.accepted' })
    actor.send({ type: 'consent.given' })
    expect(at().can({ type: 'checkout.continued' })).toBe(false)
    expect(minimumWarning(at())).toEqual({ key: 'checkout.minimum', values: { value: 500 } })
    const enough = createTestCheckout()
    await enough.open(500)
    enough.actor.send({ type: 'terms.accepted' })
    enough.actor.send({ type: 'consent.given' })
    expect(enough.at().can({ type: 'checkout.continued' })).toBe(true)
    expect(minimumWarning(enough.at())).toBeNull()
  })

  test('prices that include VAT are shown with it, and the sum stays', async () => {
    const { actor, at, open, validatePromo } = createTestCheckout()
    await open(490)
    actor.send({ type: 'promo.submitted', code: 'WELCOME10' })
    await validatePromo.last().answer({ promocodeId: 1, code: 'WELCOME10', discountAmount: 49, finalAmount: 441 })
    const net = { price: 490, discount: 49, net: 441, vat: 88, total: 529 }
    expect(checkoutAmounts(at())).toEqual(net)
    expect(checkoutVatIncluded(at())).toBeNull()
    actor.send({ type: 'market.changed', market: { ...market, pricesIncludeVat: true } })
    expect(checkoutAmounts(at())).toEqual(net)
    expect(checkoutVatIncluded(at())).toEqual({ price: 588, discount: 59 })
    expect(minimumWarning(at())).toEqual({ key: 'checkout.minimum', values: { value: 600 } })
  })

  test('the minimum looks at the price before the promo', async () => {
    const { actor, at, open, validatePromo } = createTestCheckout()
    await open(500)
    actor.send({ type: 'terms.accepted' })
    actor.send({ type: 'consent.given' })
    actor.send({ type: 'promo.submitted', code: 'FIVEOFF' })
    await validatePromo.last().answer({ promocodeId: 2, code: 'FIVEOFF', discountAmount: 499, finalAmount: 1 })
    expect(at().can({ type: 'checkout.continued' })).toBe(true)
    expect(checkoutAmounts(at()).net).toBe(1)
  })

  test('nor while the price is unknown; one that cannot be calculated is 0 (R375) and can be asked again', async () => {
    const { actor, at, calculatePrice } = createTestCheckout()
    actor.send({ type: 'offer.chosen', offer: pack })
    actor.send({ type: 'terms.accepted' })
    actor.send({ type: 'consent.given' })
    expect(at().can({ type: 'checkout.continued' })).toBe(false)
    expect(minimumWarning(at())).toBeNull()
    await calculatePrice.last().fail({ kind: 'server' })
    expect(at().context.price).toBe(0)
    expect(at().can({ type: 'checkout.continued' })).toBe(false)
    expect(at().can({ type: 'promo.submitted', code: 'X' })).toBe(false)
    actor.send({ type: 'price.recalculationRequested' })
    await calculatePrice.last().answer(900)
    expect(at().can({ type: 'checkout.continued' })).toBe(true)
  })

  test('another currency removes the code and asks for the price again; the terms stay (D19)', async () => {
    const { actor, at, open, applyPromo, calculatePrice } = createTestCheckout()
    await open()
    await applyPromo()
    actor.send({ type: 'terms.accepted' })
    actor.send({ type: 'consent.given' })
    actor.send({ type: 'market.changed', market: inDollars })
    expect(at().matches({ buyingTokens: { terms: 'accepted', promo: 'none', price: 'calculating' } })).toBe(true)
    expect(at().context).toMatchObject({ market: inDollars, promo: null })
    expect(calculatePrice.last().input.currency).toBe('USD')
    await calculatePrice.last().answer(990)
    expect(minimumWarning(at())).toBeNull()
    expect(checkoutAmounts(at()).price).toBe(990)
  })

  test('a currency change while the price is on its way drops the older price', async () => {
    const { actor, at, calculatePrice } = createTestCheckout()
    actor.send({ type: 'offer.chosen', offer: pack })
    const late = calculatePrice.last()
    actor.send({ type: 'market.changed', market: inDollars })
    await late.answer(900)
    expect(at().hasTag('calculating')).toBe(true)
    await calculatePrice.last().answer(990)
    expect(at().context.price).toBe(990)
  })

  test('other facts of the market change nothing but the sums', async () => {
    const { actor, at, open, applyPromo, calculatePrice } = createTestCheckout()
    await open()
    await applyPromo()
    actor.send({ type: 'market.changed', market: { ...market, vatPercent: 10 } })
    expect(at().context.promo).toEqual(promo)
    expect(calculatePrice.calls).toHaveLength(1)
    expect(checkoutAmounts(at()).vat).toBe(81)
  })

  test('a new rate of the same currency is another price', async () => {
    const { actor, open, calculatePrice } = createTestCheckout()
    await open()
    actor.send({ type: 'market.changed', market: { ...market, currency: { ...market.currency, rate: 2 } } })
    expect(calculatePrice.calls).toHaveLength(2)
  })

  test('nor is a currency of the same rate the same currency', async () => {
    const { actor, at, open, calculatePrice } = createTestCheckout()
    await open()
    actor.send({ type: 'market.changed', market: { ...market, currency: { ...market.currency, code: 'USD' } } })
    expect(at().hasTag('calculating')).toBe(true)
    expect(calculatePrice.last().input.currency).toBe('USD')
  })

  test('shows no warning about the minimum while the price is looked up, however small the shown one', () => {
    const { actor, at } = createTestCheckout()
    actor.send({ type: 'offer.chosen', offer: { ...pack, amount: 1 } })
    expect(at().hasTag('calculating')).toBe(true)
    expect(minimumWarning(at())).toBeNull()
  })

  test('closing it ends the purchase', async () => {
    const { actor, at, open } = createTestCheckout()
    await open()
    actor.send({ type: 'checkout.abandoned' })
    expect(at().value).toBe('idle')
    expect(at().context).toMatchObject({ offer: null, price: 0 })
  })
})
