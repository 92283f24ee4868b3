import type { PlanIntent } from '@mintage/machines/checkout'
import { describe, expect, it } from 'vitest'
import { memoryStore } from '../../testing/recordedClient.ts'
import { savedCheckout } from '../../testing/savedCheckout.ts'
import { keepIntent, keptIntent } from './intent.ts'
import { forgetCheckout, keepCheckout, keptCheckout } from './saved-checkout.ts'
import { waitingWork } from './waitingWork.ts'

const now = Date.parse('2026-11-20T12:00:00Z')

describe('the plan of a guest (D61)', () => {
  const intent: PlanIntent = {
    plan: { title: 'Pocket', packId: 2, tokens: null, amount: 900, credits: 1000 },
    expiresAt: now + 1,
  }

  it('is there again after signing in, in the same visit', () => {
    const visit = memoryStore()
    expect(keptIntent(visit, now)).toBeNull()
    keepIntent(visit, intent)
    expect(visit.get('mintage_plan_intent')).not.toBeNull()
    expect(keptIntent(visit, now)).toEqual(intent)
  })

  it.each(['nonsense', 'null', '7', '{}'])('is none where storage holds %s', (text) => {
    const visit = memoryStore()
    visit.set('mintage_plan_intent', text)
    expect(keptIntent(visit, now)).toBeNull()
  })
})

describe('the order that is to be paid (D14)', () => {
  it('comes back whole, and is gone when it is forgotten', () => {
    const visit = memoryStore()
    expect(keptCheckout(visit)).toBeNull()
    keepCheckout(visit, savedCheckout)
    expect(visit.get('mintage_checkout')).not.toBeNull()
    expect(keptCheckout(visit)).toEqual(savedCheckout)
    forgetCheckout(visit)
    expect(keptCheckout(visit)).toBeNull()
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
  ])('is none where storage holds %s', (_, text) => {
    const visit = memoryStore()
    visit.set('mintage_checkout', text)
    expect(keptCheckout(visit)).toBeNull()
  })
})

describe('the form that waits for tokens (D54)', () => {
  it.each(['/services/generate-image', '/services/remove-background', '/services/upscale'])(
    'is that of %s, until it is forgotten',
    (path) => {
      const visit = memoryStore()
      const waiting = waitingWork(visit)
      expect(waiting.read()).toBeNull()
      waiting.note(path)
      expect(waiting.read()).toBe(path)
      expect(visit.get('services.waiting')).toBe(path)
      waiting.forget()
      expect(waiting.read()).toBeNull()
    },
  )

  it('is none for an address that is no service', () => {
    const waiting = waitingWork(memoryStore())
    waiting.note('https://elsewhere.example')
    expect(waiting.read()).toBeNull()
  })
})
