import { describe, expect, test } from 'vitest'
import { statePaths } from '../testing/index.ts'
import { createTestCheckout, pack } from './checkout.support.ts'
import { checkoutMachine } from './index.ts'

test('every step is a named state', () => {
  expect(statePaths(checkoutMachine)).toEqual([
    'idle',
    'needsSignIn',
    'buyingTokens',
    'buyingTokens.terms',
    'buyingTokens.terms.notAccepted',
    'buyingTokens.terms.accepted',
    'buyingTokens.consent',
    'buyingTokens.consent.notGiven',
    'buyingTokens.consent.given',
    'buyingTokens.promo',
    'buyingTokens.promo.none',
    'buyingTokens.promo.applying',
    'buyingTokens.promo.applied',
    'buyingTokens.promo.refused',
    'buyingTokens.price',
    'buyingTokens.price.calculating',
    'buyingTokens.price.known',
    'buyingTokens.price.unavailable',
    'buyingTokens.asBefore',
    'preparingInformation',
    'confirmingInformation',
    'submittingCheckout',
    'accepted',
    'changingInformation',
    'changingInformation.asPlaced',
    'changingInformation.perhapsChanged',
    'submittingChange',
  ])
})

describe('a session that ends on the way', () => {
  test.each(['buyingTokens', 'confirmingInformation', 'submittingCheckout'] as const)(
    'keeps the offer, drops personal data and shows a notice when the session expires during %s',
    async (state) => {
      const { actor, at, open, confirm, submit, types, toasts } = createTestCheckout()
      await open()
      if (state !== 'buyingTokens') await confirm()
      if (state === 'submittingCheckout') submit()
      expect(at().matches(state)).toBe(true)
      actor.send({ type: 'person.signedOut', expired: true })
      expect(at().value).toBe('needsSignIn')
      expect(at().context).toMatchObject({
        offer: pack,
        information: null,
        accountEmail: null,
        sending: null,
        order: null,
      })
      expect(types()).toEqual(['offerSaved', 'toast'])
      expect(toasts()).toEqual([{ key: 'auth.sessionExpired' }])
      expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain('vera@')
      actor.send({ type: 'person.signedIn' })
      expect(at().matches('buyingTokens')).toBe(true)
    },
  )

  test('logging out ends the purchase', async () => {
    const { actor, at, open, confirm } = createTestCheckout()
    await open()
    await confirm()
    actor.send({ type: 'person.signedOut', expired: false })
    expect(at().value).toBe('idle')
    expect(at().context).toMatchObject({ signedIn: false, offer: null, information: null, order: null })
  })

  test('expiry with nothing under way is nothing', () => {
    const { actor, at, types } = createTestCheckout()
    actor.send({ type: 'person.signedOut', expired: true })
    expect(at().value).toBe('idle')
    expect(types()).toEqual([])
    actor.send({ type: 'offer.chosen', offer: pack })
    expect(at().value).toBe('needsSignIn')
  })
})
