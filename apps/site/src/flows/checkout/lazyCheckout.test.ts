import { checkoutMachine } from '@mintage/machines/checkout'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createActor } from 'xstate'
import { connectCheckout } from './connectCheckout.ts'
import { createLazyCheckout } from './lazyCheckout.ts'

const market = { currency: { code: 'EUR', rate: 1 }, vatPercent: 20, pricesIncludeVat: false, minimumTopUp: 100 }
const offer = { title: 'Pocket', packId: 2, tokens: null, amount: 900, credits: 1000 }

it('loads the checkout with the first event and delivers the last one once', () => {
  const load = vi.fn()
  const checkout = createLazyCheckout(load)
  expect(load).not.toHaveBeenCalled()
  checkout.send({ type: 'offer.chosen', offer })
  checkout.send({ type: 'offer.chosen', offer: { ...offer, title: 'Purse' } })
  expect(load).toHaveBeenCalled()
  expect(checkout.actor).toBeNull()

  const input = { signedIn: false, market, idempotencySeed: 'seed', order: null }
  const actor = createActor(checkoutMachine, { input })
  const signInNeeded = vi.fn()
  actor.on('signInNeeded', signInNeeded)
  actor.start()
  onTestFinished(() => void actor.stop())
  const disconnect = connectCheckout(checkout, actor)
  expect(actor.getSnapshot().context.offer?.title).toBe('Purse')
  expect(signInNeeded).toHaveBeenCalledOnce()

  checkout.send({ type: 'offer.chosen', offer })
  expect(actor.getSnapshot().context.offer).toEqual(offer)
  expect(checkout.actor).toBe(actor)
  disconnect()
  expect(checkout.actor).toBeNull()
})
