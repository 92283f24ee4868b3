import { describe, expect, test } from 'vitest'
import { createTestCheckout, inDollars, promo } from './checkout.support.ts'
import { checkoutAmounts } from './index.ts'

describe('the Buy Tokens dialog', () => {
  test('a promo code replaces the total until it is removed (R207, R208)', { tags: ['R207', 'R208'] }, async () => {
    const { actor, at, open, applyPromo, validatePromo } = createTestCheckout()
    await open()
    await applyPromo()
    expect(validatePromo.last().input).toEqual({ code: 'WELCOME10', amount: 900, currency: 'EUR' })
    expect(checkoutAmounts(at())).toEqual({ price: 900, discount: 90, net: 810, vat: 162, total: 972 })
    actor.send({ type: 'promo.removed' })
    expect(at().matches({ buyingTokens: { promo: 'none' } })).toBe(true)
    expect(checkoutAmounts(at()).total).toBe(1080)
    expect(at().context).toMatchObject({ promoCode: '', promo: null })
  })

  test('an empty code is not sent, and one is checked at a time', async () => {
    const { actor, at, open, validatePromo } = createTestCheckout()
    await open()
    actor.send({ type: 'promo.submitted', code: '  ' })
    expect(validatePromo.calls).toHaveLength(0)
    actor.send({ type: 'promo.submitted', code: 'A' })
    actor.send({ type: 'promo.submitted', code: 'B' })
    expect(validatePromo.calls).toHaveLength(1)
    expect(at().hasTag('applyingPromo')).toBe(true)
    actor.send({ type: 'terms.accepted' })
    actor.send({ type: 'consent.given' })
    expect(at().can({ type: 'checkout.continued' })).toBe(false)
  })

  test('a code that is being checked when the currency changes has no effect when the answer comes', async () => {
    const { actor, at, open, validatePromo } = createTestCheckout()
    await open()
    actor.send({ type: 'promo.submitted', code: 'A' })
    const late = validatePromo.last()
    actor.send({ type: 'market.changed', market: inDollars })
    await late.answer(promo)
    expect(at().context).toMatchObject({ promo: null, promoCode: '' })
    expect(at().matches({ buyingTokens: { promo: 'none' } })).toBe(true)
  })

  test.each([
    [{ kind: 'validation', message: 'Expired' }, { text: 'Expired' }],
    [{ kind: 'validation' }, { key: 'promo.invalid' }],
    [{ kind: 'notFound' }, { key: 'promo.invalid' }],
    [{ kind: 'refused' }, { key: 'promo.invalid' }],
    [{ kind: 'tooManyRequests' }, { key: 'promo.failed' }],
    [{ kind: 'network' }, { key: 'promo.failed' }],
    [{ kind: 'server' }, { key: 'promo.failed' }],
    [new Error('boom'), { key: 'promo.failed' }],
  ])('a code refused with %j says %j (R371, R372)', { tags: ['R371', 'R372'] }, async (failure, message) => {
    const { actor, at, open, validatePromo } = createTestCheckout()
    await open()
    actor.send({ type: 'promo.submitted', code: 'A' })
    await validatePromo.last().fail(failure)
    expect(at().matches({ buyingTokens: { promo: 'refused' } })).toBe(true)
    expect(at().context).toMatchObject({ promoError: message, promo: null, promoCode: 'A' })
    actor.send({ type: 'promo.submitted', code: 'B' })
    expect(at().context.promoError).toBeNull()
  })

  test('a refused code that is tried over an applied one leaves none in force', async () => {
    const { actor, at, open, applyPromo, validatePromo } = createTestCheckout()
    await open()
    await applyPromo()
    actor.send({ type: 'promo.submitted', code: 'B' })
    await validatePromo.last().fail({ kind: 'validation' })
    expect(at().context.promo).toBeNull()
    expect(checkoutAmounts(at()).discount).toBe(0)
  })
})
