import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { deferredActor, recordEmitted, statePaths } from '../testing/index.ts'
import type { Market, Promo } from './amounts.ts'
import type { CheckoutAnswer, CheckoutRequest, InformationSetUp } from './checkout.types.ts'
import {
  checkoutAmounts,
  checkoutMachine,
  checkoutPricePerToken,
  type Information,
  minimumWarning,
  type Plan,
} from './index.ts'

const pack: Plan = { title: 'Hundred', packId: 3, tokens: null, amount: 900, credits: 1000 }
const custom: Plan = { title: 'Custom', packId: null, tokens: 2009, amount: 1808, credits: 2009 }
const market: Market = { currency: { code: 'EUR', rate: 1, fractionDigits: 2 }, vatPercent: 20, minTopUp: 5 }
const inDollars: Market = { ...market, currency: { code: 'USD', rate: 1.1, fractionDigits: 2 } }
const promo: Promo = { promocodeId: 1, code: 'WELCOME10', discountAmount: 90, finalAmount: 810 }
const information: Information = {
  name: 'Vera',
  surname: 'Penny',
  phone: '+4930123456',
  country: 1,
  city: 'Berlin',
  address: 'Mint Street 1',
  postCode: '10115',
  email: 'vera@mintage.example',
}
const setUp: InformationSetUp = { prefill: information, accountEmail: information.email, paymentMethodId: 1 }

const set = ({ signedIn = true } = {}) => {
  const calculatePrice = deferredActor<number, { plan: Plan; currency: string }>()
  const validatePromo = deferredActor<Promo, { code: string; amount: number; currency: string }>()
  const setUpInformation = deferredActor<InformationSetUp>()
  const submitCheckout = deferredActor<CheckoutAnswer, CheckoutRequest>()
  const clock = new SimulatedClock()
  const actor = createActor(
    checkoutMachine.provide({
      actors: {
        calculatePrice: calculatePrice.logic,
        validatePromo: validatePromo.logic,
        setUpInformation: setUpInformation.logic,
        submitCheckout: submitCheckout.logic,
      },
    }),
    { input: { signedIn, market, idempotencySeed: 'seed' }, clock },
  )
  const emitted = recordEmitted(actor)
  actor.start()
  const at = () => actor.getSnapshot()
  const open = async (price = 900) => {
    actor.send({ type: 'plan.chosen', plan: pack })
    await calculatePrice.last().answer(price)
  }
  const applyPromo = async () => {
    actor.send({ type: 'promo.submitted', code: ' WELCOME10 ' })
    await validatePromo.last().answer(promo)
  }
  const confirm = async () => {
    actor.send({ type: 'terms.accepted' })
    actor.send({ type: 'purchase.continued' })
    await setUpInformation.last().answer(setUp)
  }
  const submit = (change: Partial<Information> = {}, paymentMethodId: number | null = 1) =>
    actor.send({ type: 'information.submitted', information: { ...information, ...change }, paymentMethodId })
  return {
    actor,
    at,
    clock,
    emitted,
    calculatePrice,
    validatePromo,
    setUpInformation,
    submitCheckout,
    open,
    applyPromo,
    confirm,
    submit,
    types: () => emitted.map(({ type }) => type),
    toasts: () => emitted.flatMap((event) => (event.type === 'toast' ? [event.message] : [])),
  }
}

test('every step is a named state', () => {
  expect(statePaths(checkoutMachine)).toEqual([
    'idle',
    'needsSignIn',
    'buyingTokens',
    'buyingTokens.terms',
    'buyingTokens.terms.notAccepted',
    'buyingTokens.terms.accepted',
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
  ])
})

describe('choosing a plan', () => {
  test('opens the dialog with its amount, and asks for the price (R203, R204)', async () => {
    const { actor, at, calculatePrice } = set()
    actor.send({ type: 'plan.chosen', plan: custom })
    expect(at().context).toMatchObject({ plan: custom, price: 1808, promo: null })
    expect(at().hasTag('calculating')).toBe(true)
    expect(calculatePrice.last().input).toEqual({ plan: custom, currency: 'EUR' })
    await calculatePrice.last().answer(1900)
    expect(at().context.price).toBe(1900)
    expect(checkoutPricePerToken(at())).toBeCloseTo(9.457, 3)
  })

  test('an impossible plan opens nothing and says why (R260, R261)', () => {
    const { actor, at, toasts } = set()
    actor.send({ type: 'plan.chosen', plan: { ...pack, packId: null, amount: null } })
    actor.send({ type: 'plan.chosen', plan: { ...pack, amount: -5 } })
    expect(at().value).toBe('idle')
    expect(toasts()).toEqual([{ key: 'checkout.amountMissing' }, { key: 'checkout.amountInvalid' }])
  })

  test('another plan begins anew: terms, promo and price (R206, D19)', async () => {
    const { actor, at, open, applyPromo } = set()
    await open()
    await applyPromo()
    actor.send({ type: 'terms.accepted' })
    actor.send({ type: 'plan.chosen', plan: custom })
    expect(at().matches({ buyingTokens: { terms: 'notAccepted', promo: 'none', price: 'calculating' } })).toBe(true)
    expect(at().context).toMatchObject({ plan: custom, promo: null, promoCode: '' })
  })

  test('price per token is known from the credits of a pack', async () => {
    const { at, open } = set()
    expect(checkoutPricePerToken(at())).toBeNull()
    expect(minimumWarning(at())).toBeNull()
    await open()
    expect(checkoutPricePerToken(at())).toBe(9)
  })
})

describe('a guest (R205, D61)', () => {
  test('is led to the sign-in screen, and the plan waits', () => {
    const { actor, at, emitted, calculatePrice } = set({ signedIn: false })
    actor.send({ type: 'plan.chosen', plan: pack })
    expect(at().value).toBe('needsSignIn')
    expect(emitted).toEqual([{ type: 'intentRemembered', plan: pack }, { type: 'signInNeeded' }])
    expect(calculatePrice.calls).toHaveLength(0)
  })

  test('finds the dialog open after signing in', () => {
    const { actor, at, types } = set({ signedIn: false })
    actor.send({ type: 'plan.chosen', plan: pack })
    actor.send({ type: 'person.signedIn' })
    expect(at().matches('buyingTokens')).toBe(true)
    expect(at().context.plan).toEqual(pack)
    expect(types()).toEqual(['intentRemembered', 'signInNeeded', 'intentForgotten'])
  })

  test('who comes back after half an hour finds nothing', () => {
    const { actor, at, clock, types } = set({ signedIn: false })
    actor.send({ type: 'plan.chosen', plan: pack })
    clock.increment(30 * 60 * 1000 - 1)
    expect(at().value).toBe('needsSignIn')
    clock.increment(1)
    expect(at().value).toBe('idle')
    expect(at().context.plan).toBeNull()
    expect(types().at(-1)).toBe('intentForgotten')
    actor.send({ type: 'person.signedIn' })
    expect(at().value).toBe('idle')
    actor.send({ type: 'plan.chosen', plan: pack })
    expect(at().matches('buyingTokens')).toBe(true)
  })

  test('a later choice takes the place of the first and waits its own half hour', () => {
    const { actor, at, clock } = set({ signedIn: false })
    actor.send({ type: 'plan.chosen', plan: pack })
    clock.increment(20 * 60 * 1000)
    actor.send({ type: 'plan.chosen', plan: custom })
    clock.increment(20 * 60 * 1000)
    expect(at().value).toBe('needsSignIn')
    expect(at().context.plan).toEqual(custom)
  })

  test('may give the plan up', () => {
    const { actor, at, types } = set({ signedIn: false })
    actor.send({ type: 'plan.chosen', plan: pack })
    actor.send({ type: 'purchase.abandoned' })
    expect(at().value).toBe('idle')
    expect(at().context.plan).toBeNull()
    expect(types().at(-1)).toBe('intentForgotten')
  })
})

describe('the Buy Tokens dialog', () => {
  test('nothing goes on without terms (R262)', async () => {
    const { actor, at, open } = set()
    await open()
    expect(at().can({ type: 'purchase.continued' })).toBe(false)
    actor.send({ type: 'terms.accepted' })
    expect(at().can({ type: 'purchase.continued' })).toBe(true)
    actor.send({ type: 'terms.withdrawn' })
    expect(at().can({ type: 'purchase.continued' })).toBe(false)
  })

  test('nor below the minimum, with a warning (R263, D07)', async () => {
    const { actor, at, open } = set()
    await open(499)
    actor.send({ type: 'terms.accepted' })
    expect(at().can({ type: 'purchase.continued' })).toBe(false)
    expect(minimumWarning(at())).toEqual({ key: 'checkout.minimum', values: { value: 500 } })
    const enough = set()
    await enough.open(500)
    enough.actor.send({ type: 'terms.accepted' })
    expect(enough.at().can({ type: 'purchase.continued' })).toBe(true)
    expect(minimumWarning(enough.at())).toBeNull()
  })

  test('the minimum looks at the price before the promo', async () => {
    const { actor, at, open, validatePromo } = set()
    await open(500)
    actor.send({ type: 'terms.accepted' })
    actor.send({ type: 'promo.submitted', code: 'FIVEOFF' })
    await validatePromo.last().answer({ promocodeId: 2, code: 'FIVEOFF', discountAmount: 499, finalAmount: 1 })
    expect(at().can({ type: 'purchase.continued' })).toBe(true)
    expect(checkoutAmounts(at()).net).toBe(1)
  })

  test('nor while the price is unknown; one that cannot be calculated is 0 (R375) and can be asked again', async () => {
    const { actor, at, calculatePrice } = set()
    actor.send({ type: 'plan.chosen', plan: pack })
    actor.send({ type: 'terms.accepted' })
    expect(at().can({ type: 'purchase.continued' })).toBe(false)
    expect(minimumWarning(at())).toBeNull()
    await calculatePrice.last().fail({ kind: 'server' })
    expect(at().context.price).toBe(0)
    expect(at().can({ type: 'purchase.continued' })).toBe(false)
    expect(at().can({ type: 'promo.submitted', code: 'X' })).toBe(false)
    actor.send({ type: 'price.recalculationRequested' })
    await calculatePrice.last().answer(900)
    expect(at().can({ type: 'purchase.continued' })).toBe(true)
  })

  test('a promo code replaces the total until it is removed (R207, R208)', async () => {
    const { actor, at, open, applyPromo, validatePromo } = set()
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
    const { actor, at, open, validatePromo } = set()
    await open()
    actor.send({ type: 'promo.submitted', code: '  ' })
    expect(validatePromo.calls).toHaveLength(0)
    actor.send({ type: 'promo.submitted', code: 'A' })
    actor.send({ type: 'promo.submitted', code: 'B' })
    expect(validatePromo.calls).toHaveLength(1)
    expect(at().hasTag('applyingPromo')).toBe(true)
    actor.send({ type: 'terms.accepted' })
    expect(at().can({ type: 'purchase.continued' })).toBe(false)
  })

  test('a code given up while it is being checked has no effect when the answer comes', async () => {
    const { actor, at, open, validatePromo } = set()
    await open()
    actor.send({ type: 'promo.submitted', code: 'A' })
    const late = validatePromo.last()
    actor.send({ type: 'promo.removed' })
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
  ])('a code refused with %j says %j (R371, R372)', async (failure, message) => {
    const { actor, at, open, validatePromo } = set()
    await open()
    actor.send({ type: 'promo.submitted', code: 'A' })
    await validatePromo.last().fail(failure)
    expect(at().matches({ buyingTokens: { promo: 'refused' } })).toBe(true)
    expect(at().context).toMatchObject({ promoError: message, promo: null, promoCode: 'A' })
    actor.send({ type: 'promo.submitted', code: 'B' })
    expect(at().context.promoError).toBeNull()
  })

  test('a refused code that is tried over an applied one leaves none in force', async () => {
    const { actor, at, open, applyPromo, validatePromo } = set()
    await open()
    await applyPromo()
    actor.send({ type: 'promo.submitted', code: 'B' })
    await validatePromo.last().fail({ kind: 'validation' })
    expect(at().context.promo).toBeNull()
    actor.send({ type: 'promo.removed' })
    expect(at().context.promoError).toBeNull()
  })

  test('another currency removes the code and asks for the price again; the terms stay (D19)', async () => {
    const { actor, at, open, applyPromo, calculatePrice } = set()
    await open()
    await applyPromo()
    actor.send({ type: 'terms.accepted' })
    actor.send({ type: 'market.changed', market: inDollars })
    expect(at().matches({ buyingTokens: { terms: 'accepted', promo: 'none', price: 'calculating' } })).toBe(true)
    expect(at().context).toMatchObject({ market: inDollars, promo: null })
    expect(calculatePrice.last().input.currency).toBe('USD')
    await calculatePrice.last().answer(990)
    expect(minimumWarning(at())).toBeNull()
    expect(checkoutAmounts(at()).price).toBe(990)
  })

  test('a currency change while the price is on its way drops the older price', async () => {
    const { actor, at, calculatePrice } = set()
    actor.send({ type: 'plan.chosen', plan: pack })
    const late = calculatePrice.last()
    actor.send({ type: 'market.changed', market: inDollars })
    await late.answer(900)
    expect(at().hasTag('calculating')).toBe(true)
    await calculatePrice.last().answer(990)
    expect(at().context.price).toBe(990)
  })

  test('other facts of the market change nothing but the sums', async () => {
    const { actor, at, open, applyPromo, calculatePrice } = set()
    await open()
    await applyPromo()
    actor.send({ type: 'market.changed', market: { ...market, vatPercent: 10 } })
    expect(at().context.promo).toEqual(promo)
    expect(calculatePrice.calls).toHaveLength(1)
    expect(checkoutAmounts(at()).vat).toBe(81)
  })

  test('a new rate of the same currency is another price', async () => {
    const { actor, open, calculatePrice } = set()
    await open()
    actor.send({ type: 'market.changed', market: { ...market, currency: { ...market.currency, rate: 2 } } })
    expect(calculatePrice.calls).toHaveLength(2)
  })

  test('closing it ends the purchase', async () => {
    const { actor, at, open } = set()
    await open()
    actor.send({ type: 'purchase.abandoned' })
    expect(at().value).toBe('idle')
    expect(at().context).toMatchObject({ plan: null, price: 0 })
  })
})

describe('the Confirm Information dialog', () => {
  test('is prefilled, with the account’s e-mail (R258, R259)', async () => {
    const { at, open, confirm } = set()
    await open()
    await confirm()
    expect(at().value).toBe('confirmingInformation')
    expect(at().context).toMatchObject({ information, accountEmail: information.email, paymentMethodId: 1 })
  })

  test('that cannot be set up says so and the first dialog comes back as it was (R373)', async () => {
    const { actor, at, open, applyPromo, setUpInformation, toasts } = set()
    await open()
    await applyPromo()
    actor.send({ type: 'terms.accepted' })
    actor.send({ type: 'purchase.continued' })
    expect(at().hasTag('busy')).toBe(true)
    await setUpInformation.last().fail({ kind: 'server', message: 'No' })
    expect(at().matches({ buyingTokens: { terms: 'accepted', promo: 'applied', price: 'known' } })).toBe(true)
    expect(toasts()).toEqual([{ key: 'checkout.setUpFailed' }])
  })

  test('BACK returns with every choice intact, and forward again with what was typed (R139, R210)', async () => {
    const { actor, at, open, applyPromo, confirm, setUpInformation } = set()
    await open()
    await applyPromo()
    await confirm()
    actor.send({ type: 'purchase.returned', information: { ...information, city: 'Bremen', email: 'x@y.example' } })
    expect(at().matches({ buyingTokens: { terms: 'accepted', promo: 'applied', price: 'known' } })).toBe(true)
    expect(checkoutAmounts(at()).total).toBe(972)
    actor.send({ type: 'purchase.continued' })
    await setUpInformation.last().answer(setUp)
    expect(at().context.information).toEqual({ ...information, city: 'Bremen' })
  })

  test('missing fields: each has its error, and the general text is said (R247, D32)', async () => {
    const { at, open, confirm, submit, toasts, submitCheckout } = set()
    await open()
    await confirm()
    submit({ city: '', phone: 'x' })
    expect(at().value).toBe('confirmingInformation')
    expect(at().context.fieldErrors).toEqual({ city: 'checkout.cityRequired', phone: 'checkout.phoneInvalid' })
    expect(at().context.information?.phone).toBe('x')
    expect(toasts()).toEqual([{ key: 'checkout.fieldsMissing' }])
    expect(submitCheckout.calls).toHaveLength(0)
  })

  test('no payment method (R248)', async () => {
    const { at, open, confirm, submit, toasts } = set()
    await open()
    await confirm()
    submit({}, null)
    expect(at().context.problem).toEqual({ key: 'checkout.methodRequired' })
    expect(toasts()).toEqual([{ key: 'checkout.methodRequired' }])
  })

  test('is sent once, with what was agreed to, and is accepted (R211, D14)', async () => {
    const { actor, at, open, applyPromo, confirm, submit, submitCheckout, emitted } = set()
    await open()
    await applyPromo()
    await confirm()
    submit({ email: 'forged@x.example' })
    submit()
    actor.send({ type: 'plan.chosen', plan: custom })
    actor.send({ type: 'purchase.abandoned' })
    expect(submitCheckout.calls).toHaveLength(1)
    const order = {
      plan: pack,
      promo,
      currency: market.currency,
      vatPercent: 20,
      amounts: { price: 900, discount: 90, net: 810, vat: 162, total: 972 },
      information,
      paymentMethodId: 1,
    }
    expect(submitCheckout.last().input).toEqual({ ...order, termsAccepted: true, idempotencyKey: 'seed-1' })
    await submitCheckout.last().answer({ depositId: 'd-1', total: 972 })
    expect(at().value).toBe('accepted')
    expect(emitted).toEqual([{ type: 'checkoutAccepted', checkout: { ...order, depositId: 'd-1', serverTotal: 972 } }])
    expect(at().context).toMatchObject({ plan: null, information: null, order: null })
  })

  test('the next purchase is another attempt', async () => {
    const { open, confirm, submit, submitCheckout } = set()
    await open()
    await confirm()
    submit()
    await submitCheckout.last().answer({ depositId: null, total: null })
    await open()
    await confirm()
    submit()
    expect(submitCheckout.last().input.idempotencyKey).toBe('seed-2')
  })

  test.each([
    [{ kind: 'validation', message: 'No', errors: { zip: ['Z'] } }, { text: 'No' }, { postCode: 'Z' }, 'seed-2'],
    [{ kind: 'network', message: 'x' }, { key: 'checkout.failed' }, {}, 'seed-1'],
    [{ kind: 'server' }, { key: 'checkout.failed' }, {}, 'seed-1'],
    [new Error('boom'), { key: 'checkout.failed' }, {}, 'seed-1'],
  ])('failure %j: %j, fields %j, next key %s (R366, D15)', async (failure, message, fields, key) => {
    const { at, open, confirm, submit, submitCheckout, toasts } = set()
    await open()
    await confirm()
    submit()
    await submitCheckout.last().fail(failure)
    expect(at().value).toBe('confirmingInformation')
    expect(at().context).toMatchObject({ serverErrors: fields, problem: message, information })
    expect(toasts()).toEqual([message])
    submit()
    expect(at().context).toMatchObject({ serverErrors: {}, problem: null })
    expect(submitCheckout.last().input.idempotencyKey).toBe(key)
  })

  test('a promo code the server no longer takes leads back to the first dialog (D19)', async () => {
    const { at, open, applyPromo, confirm, submit, submitCheckout, toasts } = set()
    await open()
    await applyPromo()
    await confirm()
    submit()
    await submitCheckout.last().fail({ kind: 'validation', errors: { promocode_code: ['Used up'] } })
    expect(at().matches({ buyingTokens: { terms: 'accepted', promo: 'refused', price: 'known' } })).toBe(true)
    expect(at().context).toMatchObject({ promo: null, promoError: { text: 'Used up' }, information })
    expect(at().context).toMatchObject({ attempt: 2, problem: { key: 'checkout.failed' } })
    expect(toasts()).toEqual([{ key: 'checkout.failed' }])
  })

  test.each(['preparingInformation', 'confirmingInformation'])(
    'another currency during %s leads back to a new price',
    async (state) => {
      const { actor, at, open, applyPromo, confirm } = set()
      await open()
      await applyPromo()
      if (state === 'confirmingInformation') await confirm()
      else {
        actor.send({ type: 'terms.accepted' })
        actor.send({ type: 'purchase.continued' })
      }
      expect(at().value).toBe(state)
      actor.send({ type: 'market.changed', market: { ...market, minTopUp: 6 } })
      expect(at().value).toBe(state)
      actor.send({ type: 'market.changed', market: inDollars })
      expect(at().matches({ buyingTokens: { terms: 'notAccepted', promo: 'none', price: 'calculating' } })).toBe(true)
      expect(at().context).toMatchObject({ promo: null, market: inDollars })
    },
  )

  test('another currency while it is being sent: what was agreed to is what is accepted', async () => {
    const { actor, open, confirm, submit, submitCheckout, emitted } = set()
    await open()
    await confirm()
    submit()
    actor.send({ type: 'market.changed', market: inDollars })
    await submitCheckout.last().answer({ depositId: 'd-1', total: null })
    expect(emitted.at(-1)).toMatchObject({ type: 'checkoutAccepted', checkout: { currency: { code: 'EUR' } } })
  })

  test('and when it is refused, the price is asked for again', async () => {
    const { actor, at, open, applyPromo, confirm, submit, submitCheckout, toasts } = set()
    await open()
    await applyPromo()
    await confirm()
    submit()
    actor.send({ type: 'market.changed', market: inDollars })
    await submitCheckout.last().fail({ kind: 'validation', message: 'No' })
    expect(at().matches({ buyingTokens: { price: 'calculating', promo: 'none' } })).toBe(true)
    expect(at().context).toMatchObject({ promo: null, market: inDollars, problem: { text: 'No' }, attempt: 2 })
    expect(toasts()).toEqual([{ text: 'No' }])
  })

  test.each(['preparingInformation', 'confirmingInformation'])('can be closed during %s', async (state) => {
    const { actor, at, open, confirm } = set()
    await open()
    if (state === 'confirmingInformation') await confirm()
    else {
      actor.send({ type: 'terms.accepted' })
      actor.send({ type: 'purchase.continued' })
    }
    actor.send({ type: 'purchase.abandoned' })
    expect(at().value).toBe('idle')
    expect(at().context).toMatchObject({ plan: null, information: null })
  })
})

describe('a session that ends on the way', () => {
  test.each(['buyingTokens', 'confirmingInformation', 'submittingCheckout'] as const)(
    'expiry during %s keeps the plan and nothing of the person',
    async (state) => {
      const { actor, at, open, confirm, submit, types } = set()
      await open()
      if (state !== 'buyingTokens') await confirm()
      if (state === 'submittingCheckout') submit()
      expect(at().matches(state)).toBe(true)
      actor.send({ type: 'person.signedOut', expired: true })
      expect(at().value).toBe('needsSignIn')
      expect(at().context).toMatchObject({ plan: pack, information: null, accountEmail: null, order: null })
      expect(types()).toEqual(['intentRemembered'])
      expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain('vera@')
      actor.send({ type: 'person.signedIn' })
      expect(at().matches('buyingTokens')).toBe(true)
    },
  )

  test('logging out ends the purchase', async () => {
    const { actor, at, open, confirm } = set()
    await open()
    await confirm()
    actor.send({ type: 'person.signedOut', expired: false })
    expect(at().value).toBe('idle')
    expect(at().context).toMatchObject({ signedIn: false, plan: null, information: null })
  })

  test('expiry with nothing under way is nothing', () => {
    const { actor, at, types } = set()
    actor.send({ type: 'person.signedOut', expired: true })
    expect(at().value).toBe('idle')
    expect(types()).toEqual([])
    actor.send({ type: 'plan.chosen', plan: pack })
    expect(at().value).toBe('needsSignIn')
  })
})
