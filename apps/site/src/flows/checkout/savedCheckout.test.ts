import type { PlanIntent } from '@mintage/machines/checkout'
import { describe, expect, it } from 'vitest'
import { memoryStore } from '../../testing/recordedClient.ts'
import { savedCheckout } from '../../testing/savedCheckout.ts'
import { readPlanIntent, savePlanIntent } from './planIntent.ts'
import { readCheckout, removeCheckout, saveCheckout } from './savedCheckout.ts'
import { waitingService } from './waitingService.ts'

const now = Date.parse('2026-11-20T12:00:00Z')

describe('the saved plan of a guest (D61)', () => {
  const intent: PlanIntent = {
    plan: { title: 'Pocket', packId: 2, tokens: null, amount: 900, credits: 1000 },
    expiresAt: now + 1,
  }

  it('is found after signing in during the same visit', () => {
    const visit = memoryStore()
    expect(readPlanIntent(visit, now)).toBeNull()
    savePlanIntent(visit, intent)
    expect(visit.get('mintage_plan_intent')).not.toBeNull()
    expect(readPlanIntent(visit, now)).toEqual(intent)
  })

  it.each(['nonsense', 'null', '7', '{}'])('is null for stored %s', (text) => {
    const visit = memoryStore()
    visit.set('mintage_plan_intent', text)
    expect(readPlanIntent(visit, now)).toBeNull()
  })
})

describe('the saved order (D14)', () => {
  it('is read completely, and is gone once removed', () => {
    const visit = memoryStore()
    expect(readCheckout(visit)).toBeNull()
    saveCheckout(visit, savedCheckout)
    expect(visit.get('mintage_checkout')).not.toBeNull()
    expect(readCheckout(visit)).toEqual(savedCheckout)
    removeCheckout(visit)
    expect(readCheckout(visit)).toBeNull()
  })

  const stored = (checkout: unknown, version: unknown = 1) => JSON.stringify({ version, checkout })

  it.each([
    ['nothing that can be read', 'nonsense'],
    ['a number', '7'],
    ['no order', '{"version":1}'],
    ['an order of another version', stored(savedCheckout, 2)],
    ['an order without a plan', stored({ ...savedCheckout, plan: null })],
    ['an order without a currency', stored({ ...savedCheckout, currency: null })],
    ['a currency without a code', stored({ ...savedCheckout, currency: { rate: 1 } })],
    ['an order without amounts', stored({ ...savedCheckout, amounts: null })],
    ['an amount that is no number', stored({ ...savedCheckout, amounts: { ...savedCheckout.amounts, vat: '180' } })],
    ['an order for nobody', stored({ ...savedCheckout, information: 'Ada' })],
  ])('is null for stored %s', (_, text) => {
    const visit = memoryStore()
    visit.set('mintage_checkout', text)
    expect(readCheckout(visit)).toBeNull()
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
