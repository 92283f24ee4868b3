import { describe, expect, test } from 'vitest'
import { createTestCheckout, custom, pack } from './checkout.support.ts'

describe('choosing an offer', () => {
  test('a pack opens the dialog with its amount, and has no number of tokens of its own (R203)', {
    tags: ['R203'],
  }, () => {
    const { actor, at } = createTestCheckout()
    actor.send({ type: 'offer.chosen', offer: pack })
    expect(at().matches('buyingTokens')).toBe(true)
    expect(at().context.offer).toMatchObject({ packId: 3, tokens: null, amount: 900 })
  })

  test('opens the dialog with its amount, and looks the price up (R203, R204)', async () => {
    const { actor, at, calculatePrice } = createTestCheckout()
    actor.send({ type: 'offer.chosen', offer: custom })
    expect(at().context).toMatchObject({ offer: custom, price: 0, promo: null })
    expect(at().hasTag('calculating')).toBe(true)
    expect(calculatePrice.last().input).toEqual({ offer: custom, currency: 'EUR' })
    await calculatePrice.last().answer(1900)
    expect(at().context.price).toBe(1900)
  })

  test('an impossible offer opens nothing and says why (R260, R261)', { tags: ['R260', 'R261'] }, () => {
    const { actor, at, emitted, toasts } = createTestCheckout()
    actor.send({ type: 'offer.chosen', offer: { ...pack, packId: null, amount: null } })
    actor.send({ type: 'offer.chosen', offer: { ...pack, amount: -5 } })
    expect(at().value).toBe('idle')
    expect(toasts()).toEqual([{ key: 'checkout.amountMissing' }, { key: 'checkout.amountInvalid' }])
    expect(emitted).toMatchObject([{ tone: 'error' }, { tone: 'error' }])
  })

  test('resets terms, promo and price for another offer (R206, D19)', { tags: ['R206'] }, async () => {
    const { actor, at, open, applyPromo } = createTestCheckout()
    await open()
    await applyPromo()
    actor.send({ type: 'terms.accepted' })
    actor.send({ type: 'consent.given' })
    actor.send({ type: 'offer.chosen', offer: custom })
    expect(at().matches({ buyingTokens: { terms: 'notAccepted', promo: 'none', price: 'calculating' } })).toBe(true)
    expect(at().context).toMatchObject({ offer: custom, promo: null, promoCode: '' })
  })

  test('reopens empty and looks the price up again (R206)', {
    tags: ['R206'],
  }, async () => {
    const { actor, at, open, applyPromo } = createTestCheckout()
    await open()
    await applyPromo()
    actor.send({ type: 'terms.accepted' })
    actor.send({ type: 'consent.given' })
    actor.send({ type: 'checkout.abandoned' })
    await open(1000)
    expect(at().matches({ buyingTokens: { terms: 'notAccepted', promo: 'none' } })).toBe(true)
    expect(at().context).toMatchObject({ promo: null, promoCode: '' })
    expect(at().context.price).toBe(1000)
  })
})

describe('a guest (R205, D61)', () => {
  test('is led to the sign-in screen, and the offer waits', { tags: ['R205'] }, () => {
    const { actor, at, emitted, calculatePrice } = createTestCheckout({ signedIn: false })
    actor.send({ type: 'offer.chosen', offer: pack })
    expect(at().value).toBe('needsSignIn')
    expect(emitted).toEqual([{ type: 'offerSaved', offer: pack }, { type: 'signInNeeded' }])
    expect(calculatePrice.calls).toHaveLength(0)
  })

  test('finds the dialog open after signing in', () => {
    const { actor, at, types } = createTestCheckout({ signedIn: false })
    actor.send({ type: 'offer.chosen', offer: pack })
    actor.send({ type: 'person.signedIn' })
    expect(at().matches('buyingTokens')).toBe(true)
    expect(at().context.offer).toEqual(pack)
    expect(types()).toEqual(['offerSaved', 'signInNeeded', 'savedOfferRemoved'])
  })

  test('who comes back after half an hour finds nothing', () => {
    const { actor, at, clock, types } = createTestCheckout({ signedIn: false })
    actor.send({ type: 'offer.chosen', offer: pack })
    clock.increment(30 * 60 * 1000 - 1)
    expect(at().value).toBe('needsSignIn')
    clock.increment(1)
    expect(at().value).toBe('idle')
    expect(at().context.offer).toBeNull()
    expect(types().at(-1)).toBe('savedOfferRemoved')
    actor.send({ type: 'person.signedIn' })
    expect(at().value).toBe('idle')
    actor.send({ type: 'offer.chosen', offer: pack })
    expect(at().matches('buyingTokens')).toBe(true)
  })

  test('a later choice takes the place of the first and waits its own half hour', () => {
    const { actor, at, clock } = createTestCheckout({ signedIn: false })
    actor.send({ type: 'offer.chosen', offer: pack })
    clock.increment(20 * 60 * 1000)
    actor.send({ type: 'offer.chosen', offer: custom })
    clock.increment(20 * 60 * 1000)
    expect(at().value).toBe('needsSignIn')
    expect(at().context.offer).toEqual(custom)
  })
})
