import { describe, expect, test } from 'vitest'
import { createTestCheckout, custom, inDollars, information, market, pack, promo, setUp } from './checkout.support.ts'
import { checkoutAmounts, checkoutMarket } from './index.ts'

describe('the Confirm Information dialog', () => {
  test('is prefilled, with the account’s e-mail (R258, R259)', async () => {
    const { at, open, confirm } = createTestCheckout()
    await open()
    await confirm()
    expect(at().value).toBe('confirmingInformation')
    expect(at().context).toMatchObject({ information, accountEmail: information.email, paymentMethodId: 1 })
  })

  test('that cannot be set up says so and the first dialog comes back as it was (R373)', {
    tags: ['R373'],
  }, async () => {
    const { actor, at, emitted, open, applyPromo, setUpInformation, toasts } = createTestCheckout()
    await open()
    await applyPromo()
    actor.send({ type: 'terms.accepted' })
    actor.send({ type: 'consent.given' })
    actor.send({ type: 'checkout.continued' })
    expect(at().hasTag('busy')).toBe(true)
    await setUpInformation.last().fail({ kind: 'server', message: 'No' })
    expect(at().matches({ buyingTokens: { terms: 'accepted', promo: 'applied', price: 'known' } })).toBe(true)
    expect(toasts()).toEqual([{ key: 'checkout.setUpFailed' }])
    expect(emitted.at(-1)).toMatchObject({ type: 'toast', tone: 'error' })
  })

  test('BACK returns with every choice intact, and forward again with what was typed (R139, R210)', {
    tags: ['R139', 'R210'],
  }, async () => {
    const { actor, at, open, applyPromo, confirm, setUpInformation } = createTestCheckout()
    await open()
    await applyPromo()
    await confirm()
    actor.send({ type: 'checkout.returned', information: { ...information, city: 'Bremen', email: 'x@y.example' } })
    expect(at().matches({ buyingTokens: { terms: 'accepted', promo: 'applied', price: 'known' } })).toBe(true)
    expect(checkoutAmounts(at()).total).toBe(972)
    actor.send({ type: 'checkout.continued' })
    await setUpInformation.last().answer(setUp)
    expect(at().context.information).toEqual({ ...information, city: 'Bremen' })
  })

  test('missing fields: each has its error, and the general text is said (R247, D32)', {
    tags: ['R211', 'R246', 'R247'],
  }, async () => {
    const { at, open, confirm, submit, toasts, submitCheckout } = createTestCheckout()
    await open()
    await confirm()
    submit({ city: '', phone: 'x' })
    expect(at().value).toBe('confirmingInformation')
    expect(at().context.fieldErrors).toEqual({ city: 'checkout.cityRequired', phone: 'checkout.phoneInvalid' })
    expect(at().context.information?.phone).toBe('x')
    expect(at().context.problem).toEqual({ key: 'checkout.fieldsMissing' })
    expect(toasts()).toEqual([{ key: 'checkout.fieldsMissing' }])
    expect(submitCheckout.calls).toHaveLength(0)
  })

  test('shows no message above the form for malformed fields', async () => {
    const { at, open, confirm, submit } = createTestCheckout()
    await open()
    await confirm()
    submit({ phone: 'x' })
    expect(at().context).toMatchObject({ fieldErrors: { phone: 'checkout.phoneInvalid' }, problem: null })
  })

  test('no payment method (R248)', { tags: ['R248'] }, async () => {
    const { at, open, confirm, submit, toasts } = createTestCheckout()
    await open()
    await confirm()
    submit({}, null)
    expect(at().context.problem).toEqual({ key: 'checkout.methodRequired' })
    expect(toasts()).toEqual([{ key: 'checkout.methodRequired' }])
  })

  test('is sent once, with what was agreed to, and is accepted (R211, D14)', { tags: ['R211'] }, async () => {
    const { actor, at, open, applyPromo, confirm, submit, submitCheckout, emitted } = createTestCheckout()
    await open()
    await applyPromo()
    await confirm()
    submit({ email: 'forged@x.example' })
    submit()
    actor.send({ type: 'offer.chosen', offer: custom })
    actor.send({ type: 'checkout.abandoned' })
    expect(submitCheckout.calls).toHaveLength(1)
    const order = {
      orderId: null,
      offer: pack,
      promo,
      currency: market.currency,
      vatPercent: 20,
      amounts: { price: 900, discount: 90, net: 810, vat: 162, total: 972 },
      information,
      paymentMethodId: 1,
      payOnPage: false,
    }
    expect(submitCheckout.last().input).toEqual({
      ...order,
      termsAccepted: true,
      beginAtOnce: true,
      idempotencyKey: 'seed-1',
    })
    await submitCheckout.last().answer({ orderId: 'd-1', total: 972 })
    expect(at().value).toBe('accepted')
    expect(emitted).toEqual([{ type: 'orderAccepted', order: { ...order, orderId: 'd-1' } }])
    expect(at().context).toMatchObject({ offer: null, information: null, sending: null })
    expect(at().context.order).toEqual({ ...order, orderId: 'd-1' })
  })

  test('shows the server’s total in the order, or the accepted total if it sends none (D18)', async () => {
    for (const [total, shown] of [
      [1200, 1200],
      [null, 1080],
    ] as const) {
      const { at, open, confirm, submit, submitCheckout } = createTestCheckout()
      await open()
      await confirm()
      submit()
      await submitCheckout.last().answer({ orderId: 'd-1', total })
      expect(at().context.order?.amounts.total).toBe(shown)
    }
  })

  test('keeps the order of before a reload, through another purchase that is given up', async () => {
    const first = createTestCheckout()
    await first.open()
    await first.confirm()
    first.submit()
    await first.submitCheckout.last().answer({ orderId: 'd-1', total: 1080 })
    const order = first.at().context.order
    const { actor, at, open, reopen } = createTestCheckout({ order })
    await open()
    expect(checkoutAmounts(at()).total).toBe(1080)
    actor.send({ type: 'checkout.abandoned' })
    expect(at().context.order).toEqual(order)
    reopen()
    expect(at().value).toEqual({ changingInformation: 'asPlaced' })
  })

  test('the next purchase is another attempt', async () => {
    const { open, confirm, submit, submitCheckout } = createTestCheckout()
    await open()
    await confirm()
    submit()
    await submitCheckout.last().answer({ orderId: null, total: null })
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
  ])(
    'failure %j: %j, fields %j, next key %s (R366, D15)',
    { tags: ['R366'] },
    async (failure, message, fields, key) => {
      const { at, emitted, open, confirm, submit, submitCheckout, toasts } = createTestCheckout()
      await open()
      await confirm()
      submit()
      await submitCheckout.last().fail(failure)
      expect(at().value).toBe('confirmingInformation')
      expect(at().context).toMatchObject({ serverErrors: fields, problem: message, information })
      expect(toasts()).toEqual([message])
      expect(emitted.at(-1)).toMatchObject({ type: 'toast', tone: 'error' })
      submit()
      expect(at().context).toMatchObject({ serverErrors: {}, problem: null })
      expect(submitCheckout.last().input.idempotencyKey).toBe(key)
    },
  )

  test.each([
    ['network', { kind: 'network' }],
    ['409, which tells nothing of the order', { kind: 'other', status: 409 }],
  ])('after silence (%s) other details are another try, and the same ones the same (D15)', async (_, failure) => {
    const { open, confirm, submit, submitCheckout } = createTestCheckout()
    const keyOf = async (change = {}) => {
      submit(change)
      await submitCheckout.last().fail(failure)
      return submitCheckout.last().input.idempotencyKey
    }
    await open()
    await confirm()
    expect(await keyOf()).toBe('seed-1')
    expect(await keyOf()).toBe('seed-1')
    expect(await keyOf({ city: 'Potsdam' })).toBe('seed-2')
    expect(await keyOf({ city: 'Potsdam' })).toBe('seed-2')
    expect(await keyOf()).toBe('seed-3')
  })

  test.each<[string, (offers: ReturnType<typeof createTestCheckout>) => Promise<void> | void]>([
    ['offer', ({ actor }) => actor.send({ type: 'offer.chosen', offer: custom })],
    ['currency', ({ actor }) => actor.send({ type: 'market.changed', market: inDollars })],
    [
      'promo code',
      ({ actor, applyPromo }) => {
        actor.send({ type: 'checkout.returned', information })
        return applyPromo()
      },
    ],
  ])('after silence another %s is another try', async (_, change) => {
    const offers = createTestCheckout()
    const { at, open, confirm, submit, submitCheckout, calculatePrice } = offers
    await open()
    await confirm()
    submit()
    await submitCheckout.last().fail({ kind: 'network' })
    await change(offers)
    if (at().hasTag('calculating')) await calculatePrice.last().answer(1808)
    await confirm()
    submit()
    expect(submitCheckout.calls.map(({ input }) => input.idempotencyKey)).toEqual(['seed-1', 'seed-2'])
  })

  test('after silence the same offer, chosen again, is the same try', async () => {
    const { actor, open, confirm, submit, submitCheckout } = createTestCheckout()
    await open()
    await confirm()
    submit()
    await submitCheckout.last().fail({ kind: 'network' })
    actor.send({ type: 'checkout.abandoned' })
    await open()
    await confirm()
    submit()
    expect(submitCheckout.last().input.idempotencyKey).toBe('seed-1')
  })

  test('another payment method is another try', async () => {
    const { open, confirm, submit, submitCheckout } = createTestCheckout()
    await open()
    await confirm()
    submit()
    await submitCheckout.last().fail({ kind: 'network' })
    submit({}, 2)
    expect(submitCheckout.last().input.idempotencyKey).toBe('seed-2')
  })

  test('a change of an order has a key of its own, also when it is made again after others', async () => {
    const { open, confirm, submit, submitCheckout, reopen } = createTestCheckout()
    const accept = () => submitCheckout.last().answer({ orderId: 'd-1', total: null })
    await open()
    await confirm()
    submit()
    await accept()
    for (const city of ['Potsdam', 'Berlin', 'Potsdam']) {
      reopen()
      submit({ city })
      await accept()
    }
    reopen()
    for (const city of ['Berlin', 'Bremen', 'Berlin', 'Berlin']) {
      submit({ city })
      await submitCheckout.last().fail({ kind: 'network' })
    }
    const keys = submitCheckout.calls.map(({ input }) => input.idempotencyKey)
    expect(new Set(keys).size).toBe(7)
    expect(keys.at(-1)).toBe(keys.at(-2))
  })

  test.each([
    ['refused', { kind: 'validation', message: 'No' }],
    ['unanswered', { kind: 'timeout' }],
  ] as const)('a change that is %s after the order was paid leaves the checkout usable', async (_name, failure) => {
    const { actor, at, open, confirm, submit, submitCheckout, reopen } = createTestCheckout()
    await open()
    await confirm()
    submit()
    await submitCheckout.last().answer({ orderId: 'd-1', total: null })
    reopen()
    submit({ city: 'Potsdam' })
    actor.send({ type: 'order.replaced', order: null })
    await submitCheckout.last().fail(failure)
    expect(at().status).toBe('active')
    await open()
    expect(at().matches('buyingTokens')).toBe(true)
  })

  test('a change of one order without an answer says nothing of the next order', async () => {
    const { actor, at, open, confirm, submit, submitCheckout, reopen } = createTestCheckout()
    for (const orderId of ['d-1', 'd-2']) {
      await open()
      await confirm()
      submit()
      await submitCheckout.last().answer({ orderId, total: null })
      reopen()
      expect(at().value).toEqual({ changingInformation: 'asPlaced' })
      submit({ city: 'Potsdam' })
      if (orderId === 'd-1') {
        await submitCheckout.last().fail({ kind: 'timeout' })
        expect(at().value).toEqual({ changingInformation: 'perhapsChanged' })
        actor.send({ type: 'checkout.abandoned' })
      } else await submitCheckout.last().fail({ kind: 'validation', message: 'No' })
    }
    expect(at().value).toEqual({ changingInformation: 'asPlaced' })
  })

  test('a promo code the server no longer takes leads back to the first dialog (D19)', async () => {
    const { at, open, applyPromo, confirm, submit, submitCheckout, toasts } = createTestCheckout()
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

  test('after a refusal the sums are those of now again, not those that were refused', async () => {
    const { at, actor, open, applyPromo, confirm, submit, submitCheckout } = createTestCheckout()
    await open()
    await applyPromo()
    await confirm()
    submit()
    expect(checkoutAmounts(at()).total).toBe(972)
    await submitCheckout.last().fail({ kind: 'validation', errors: { promocode_code: ['Used up'] } })
    expect(checkoutAmounts(at()).total).toBe(1080)
    actor.send({ type: 'checkout.continued' })
    expect(checkoutAmounts(at())).toMatchObject({ discount: 0, total: 1080 })
  })

  test('while it is being sent, its sums stay in the currency and with the VAT that were agreed to', async () => {
    const { at, actor, open, confirm, submit, submitCheckout } = createTestCheckout()
    await open()
    await confirm()
    expect(checkoutMarket(at())).toMatchObject({ currency: { code: 'EUR' }, vatPercent: 20 })
    submit()
    actor.send({ type: 'market.changed', market: { ...inDollars, vatPercent: 10 } })
    expect(checkoutMarket(at())).toMatchObject({ currency: { code: 'EUR' }, vatPercent: 20 })
    await submitCheckout.last().fail({ kind: 'network' })
    expect(checkoutMarket(at())).toMatchObject({ currency: { code: 'USD' }, vatPercent: 10 })
  })

  test.each(['preparingInformation', 'confirmingInformation'])(
    'another currency during %s leads back to a new price',
    async (state) => {
      const { actor, at, open, applyPromo, confirm } = createTestCheckout()
      await open()
      await applyPromo()
      if (state === 'confirmingInformation') await confirm()
      else {
        actor.send({ type: 'terms.accepted' })
        actor.send({ type: 'consent.given' })
        actor.send({ type: 'checkout.continued' })
      }
      expect(at().value).toBe(state)
      actor.send({ type: 'market.changed', market: { ...market, minimumTopUp: 600 } })
      expect(at().value).toBe(state)
      actor.send({ type: 'market.changed', market: inDollars })
      expect(at().matches({ buyingTokens: { terms: 'notAccepted', promo: 'none', price: 'calculating' } })).toBe(true)
      expect(at().context).toMatchObject({ promo: null, market: inDollars })
    },
  )

  test('accepts the displayed amount when the currency changes during the request', async () => {
    const { actor, open, confirm, submit, submitCheckout, emitted } = createTestCheckout()
    await open()
    await confirm()
    submit()
    actor.send({ type: 'market.changed', market: inDollars })
    await submitCheckout.last().answer({ orderId: 'd-1', total: null })
    expect(emitted.at(-1)).toMatchObject({ type: 'orderAccepted', order: { currency: { code: 'EUR' } } })
  })

  test('and when it is refused, the price is asked for again', async () => {
    const { actor, at, open, applyPromo, confirm, submit, submitCheckout, toasts } = createTestCheckout()
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
    const { actor, at, open, confirm } = createTestCheckout()
    await open()
    if (state === 'confirmingInformation') await confirm()
    else {
      actor.send({ type: 'terms.accepted' })
      actor.send({ type: 'consent.given' })
      actor.send({ type: 'checkout.continued' })
    }
    actor.send({ type: 'checkout.abandoned' })
    expect(at().value).toBe('idle')
    expect(at().context).toMatchObject({ offer: null, information: null })
  })
})
