import { checkoutMachine, type SavedOffer } from '@mintage/machines/checkout'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { memoryStore } from '../../testing/recordedClient.ts'
import { savedOrder } from '../../testing/savedOrder.ts'
import { connectCheckout } from './connectCheckout.ts'
import { createLazyCheckout } from './lazyCheckout.ts'
import { readSavedOffer, saveOffer } from './savedOffer.ts'
import { orderToPay, readSavedOrder, removeOrder, saveOrder } from './savedOrder.ts'
import { waitingService } from './waitingService.ts'

const now = Date.parse('2026-11-20T12:00:00Z')

describe('the saved offer of a guest (D61)', () => {
  const saved: SavedOffer = {
    offer: { title: 'Pocket', packId: 2, tokens: null, amount: 900, credits: 1000 },
    expiresAt: now + 1,
  }

  it('is found after signing in during the same visit', () => {
    const visit = memoryStore()
    expect(readSavedOffer(visit, now)).toBeNull()
    saveOffer(visit, saved)
    expect(visit.get('mintage_plan_intent')).not.toBeNull()
    expect(readSavedOffer(visit, now)).toEqual(saved)
  })

  it.each(['nonsense', 'null', '7', '{}'])('is null for stored %s', (text) => {
    const visit = memoryStore()
    visit.set('mintage_plan_intent', text)
    expect(readSavedOffer(visit, now)).toBeNull()
  })
})

describe('the saved order (D14)', () => {
  it('is read completely, and is gone once removed', () => {
    const visit = memoryStore()
    const checkout = createLazyCheckout(() => {})
    expect(orderToPay(checkout, visit)).toBeNull()
    saveOrder(visit, savedOrder)
    expect(visit.get('mintage_checkout')).not.toBeNull()
    expect(orderToPay(checkout, visit)).toEqual(savedOrder)
    removeOrder(checkout, visit)
    expect(orderToPay(checkout, visit)).toBeNull()
  })

  it('is handed over by the checkout, which forgets it once it is paid', () => {
    const visit = memoryStore()
    const checkout = createLazyCheckout(() => {})
    const market = { currency: { code: 'EUR', rate: 1 }, vatPercent: 20, pricesIncludeVat: false, minimumTopUp: 100 }
    const input = { signedIn: true, market, idempotencySeed: 'seed', order: savedOrder }
    connectCheckout(checkout, createActor(checkoutMachine, { input }).start())
    expect(orderToPay(checkout, visit)).toEqual(savedOrder)
    removeOrder(checkout, visit)
    expect(orderToPay(checkout, visit)).toBeNull()
  })

  const stored = (order: unknown, version: unknown = 2) => JSON.stringify({ version, order })

  it.each([
    ['nothing that can be read', 'nonsense'],
    ['a number', '7'],
    ['no order', '{"version":2}'],
    ['an order of another version', stored(savedOrder, 1)],
    ['an order without an offer', stored({ ...savedOrder, offer: null })],
    ['an order without a currency', stored({ ...savedOrder, currency: null })],
    ['a currency without a code', stored({ ...savedOrder, currency: { rate: 1 } })],
    ['an order without amounts', stored({ ...savedOrder, amounts: null })],
    ['an amount that is no number', stored({ ...savedOrder, amounts: { ...savedOrder.amounts, vat: '180' } })],
    ['an order for nobody', stored({ ...savedOrder, information: 'Ada' })],
  ])('is null for stored %s', (_, text) => {
    const visit = memoryStore()
    visit.set('mintage_checkout', text)
    expect(readSavedOrder(visit)).toBeNull()
  })
})

describe('the saved service that waits for tokens (D54)', () => {
  it.each(['/services/generate-image', '/services/remove-background', '/services/upscale'])(
    'is %s until it is removed',
    (path) => {
      const visit = memoryStore()
      const waiting = waitingService(visit)
      expect(waiting.read()).toBeNull()
      waiting.note(path)
      expect(waiting.read()).toBe(path)
      expect(visit.get('services.waiting')).toBe(path)
      waiting.remove()
      expect(waiting.read()).toBeNull()
    },
  )

  it('is null for an unknown service', () => {
    const waiting = waitingService(memoryStore())
    waiting.note('https://elsewhere.example')
    expect(waiting.read()).toBeNull()
  })
})
