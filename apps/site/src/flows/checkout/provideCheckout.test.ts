import {
  failure,
  makePack,
  makeProfile,
  makePromocode,
  makeQuote,
  mock,
  ok,
  type RequestHandler,
  sampleId,
} from '@mintage/api-client/mocks'
import type { Market, Offer } from '@mintage/machines/checkout'
import { type Country, defaultSettings } from '@mintage/machines/start-up'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { readPacks } from '../../app/packs.ts'
import { recordedClient } from '../../testing/recordedClient.ts'
import { savedOrder } from '../../testing/savedOrder.ts'
import { provideCheckout } from './provideCheckout.ts'

/** Differs from the default currency of calls. */
const market: Market = {
  currency: { code: 'USD', rate: 1.16 },
  vatPercent: 20,
  pricesIncludeVat: false,
  minimumTopUp: 100,
}
const pack: Offer = { title: 'Pocket', packId: 2, tokens: null, amount: 900, credits: 1000 }
const custom: Offer = { title: 'Your amount', packId: null, tokens: 2009, amount: null, credits: 2009 }
const sum: Offer = { title: 'A sum', packId: null, tokens: null, amount: 2550, credits: null }

const ireland = { id: 105, title: 'Ireland', iso: 'IE' }
const open = (...mocks: readonly RequestHandler[]) => openWhere([ireland], ...mocks)

/** @param countries countries of the select field */
function openWhere(countries: readonly Country[], ...mocks: readonly RequestHandler[]) {
  const { client, sent, consequences } = recordedClient(...mocks)
  const machine = provideCheckout({
    client,
    packsIn: (currency) => readPacks(client, currency),
    settings: () => defaultSettings,
    countries: () => countries,
  })
  const actor = createActor(machine, { input: { signedIn: true, market, idempotencySeed: 'seed', order: null } })
  onTestFinished(() => {
    actor.stop()
  })
  actor.start()
  const priced = () => waitFor(actor, (snapshot) => snapshot.matches({ buyingTokens: { price: 'known' } }))
  const choose = async (offer: Offer) => {
    actor.send({ type: 'offer.chosen', offer })
    return (await priced()).context.price
  }
  const applyPromo = (code: string) => {
    actor.send({ type: 'promo.submitted', code })
    return waitFor(actor, (snapshot) => !snapshot.hasTag('applyingPromo'))
  }
  const fillIn = async () => {
    actor.send({ type: 'terms.accepted' })
    actor.send({ type: 'consent.given' })
    actor.send({ type: 'checkout.continued' })
    await waitFor(actor, (snapshot) => snapshot.matches('confirmingInformation'))
  }
  const submit = () => {
    const { information, paymentMethodId } = actor.getSnapshot().context
    if (information === null) throw new Error('nothing is filled in')
    actor.send({ type: 'information.submitted', information, paymentMethodId })
    return waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  }
  const buy = async () => {
    await fillIn()
    return submit()
  }
  const bodyOf = (call: string): unknown => JSON.parse(sent.findLast((one) => one.call === call)?.body ?? '')
  return { actor, sent, consequences, choose, applyPromo, fillIn, submit, buy, bodyOf }
}

const billing = {
  name: 'Ada',
  surname: 'Coyne',
  phone: '+35312345678',
  country: 105,
  city: 'Dublin',
  address: '4 Foundry Lane',
  zip: 'D08 X2Y4',
  email: 'ada@example.com',
  payment_method_id: 1,
  currency: 'USD',
}
/** The first checkout has the consent as well; a change of it does not. */
const withConsent = { ...billing, begin_at_once: true }

describe('the calls of a checkout', () => {
  it.each([
    ['a pack', pack, { pack_id: 2 }],
    ['tokens', custom, { tokens: 200.9 }],
    ['a sum of money', sum, { amount: 25.5 }],
  ])(
    'send the form and exactly one of pack, tokens and amount: %s (R315)',
    { tags: ['R145', 'R157'] },
    async (_, offer, own) => {
      const { choose, buy, bodyOf } = open()
      await choose(offer)
      await buy()
      expect(bodyOf('POST /deposit/checkout')).toEqual({ ...withConsent, ...own })
    },
  )

  it('send the promo code with its id (R315)', async () => {
    const { choose, applyPromo, buy, bodyOf } = open()
    await choose(pack)
    await applyPromo('WELCOME10')
    await buy()
    const promo = { promocode_id: 1, promocode_code: 'WELCOME10' }
    expect(bodyOf('POST /deposit/checkout')).toEqual({ ...withConsent, pack_id: 2, ...promo })
  })

  it('send the id of the order when its billing details change', async () => {
    const { actor, bodyOf } = open()
    const order = { ...savedOrder, information: { ...savedOrder.information, city: 'Cork' } }
    actor.send({ type: 'order.reopened', order, accountEmail: 'ada@example.com' })
    actor.send({
      type: 'information.submitted',
      information: savedOrder.information,
      paymentMethodId: savedOrder.paymentMethodId,
    })
    await waitFor(actor, (snapshot) => snapshot.matches('accepted'))
    expect(bodyOf('POST /deposit/checkout')).toEqual({
      ...billing,
      currency: 'EUR',
      pack_id: 2,
      deposit_id: savedOrder.orderId,
    })
  })

  it('keep the order and the total of the response', async () => {
    const { actor, choose, buy } = open(
      mock('post', '/deposit/checkout', ({ reply }) =>
        reply(200, { status: 'OK', redirect_url: '/pay', payload: makeQuote({ id: sampleId(77), total: 12.53 }) }),
      ),
    )
    const accepted = vi.fn()
    actor.on('orderAccepted', accepted)
    await choose(pack)
    await buy()
    expect(accepted.mock.calls).toMatchObject([[{ order: { orderId: sampleId(77), amounts: { total: 1253 } } }]])
  })

  it('omit an unknown country', async () => {
    const { choose, fillIn, actor } = open(
      mock('get', '/user/profile', ({ reply }) => reply(200, makeProfile({ country: null }))),
    )
    await choose(pack)
    await fillIn()
    expect(actor.getSnapshot().context.information?.country).toBeNull()
  })

  it('show errors in the checkout only (D37)', async () => {
    const down = failure('Down')
    const { choose, applyPromo, buy, consequences } = open(
      mock('post', '/promocode/validate', ({ reply }) => reply(500, down)),
      mock('post', '/deposit/checkout', ({ reply }) => reply(500, down)),
    )
    await choose(pack)
    await applyPromo('WELCOME10')
    await buy()
    expect(consequences).toEqual(['nothing', 'nothing'])
  })

  it('show no toast when the profile cannot be read', async () => {
    const { actor, choose, consequences } = open(
      mock('get', '/user/profile', ({ reply }) => reply(500, failure('Down'))),
    )
    await choose(pack)
    actor.send({ type: 'terms.accepted' })
    actor.send({ type: 'consent.given' })
    actor.send({ type: 'checkout.continued' })
    await expect.poll(() => consequences).toEqual(['nothing'])
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
    expect(actor.getSnapshot().matches('confirmingInformation')).toBe(false)
  })

  it('do not start without a list of countries', async () => {
    const { actor, choose, sent } = openWhere([])
    await choose(pack)
    actor.send({ type: 'terms.accepted' })
    actor.send({ type: 'consent.given' })
    actor.send({ type: 'checkout.continued' })
    await expect.poll(() => sent.some(({ call }) => call.startsWith('GET /user/profile'))).toBe(true)
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
    expect(actor.getSnapshot().matches('confirmingInformation')).toBe(false)
  })

  it('time out after twenty seconds each (R315, R397)', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    onTestFinished(() => timeout.mockRestore())
    const { sent, choose, buy } = open()
    await choose(pack)
    await buy()
    expect(timeout.mock.calls).toEqual(sent.map(() => [20_000]))
  })

  it('retry a checkout without a response under the same key (R315, D15)', async () => {
    const keys: (string | null)[] = []
    const { choose, fillIn, submit } = open(
      mock('post', '/deposit/checkout', ({ request, reply }) => {
        keys.push(request.headers.get('Idempotency-Key'))
        if (keys.length === 1) return Response.error()
        return reply(200, { status: 'OK', redirect_url: '/pay', payload: makeQuote() })
      }),
    )
    await choose(pack)
    await fillIn()
    expect((await submit()).value).toBe('confirmingInformation')
    expect((await submit()).value).toBe('accepted')
    expect(keys).toEqual(['seed-1', 'seed-1'])
  })

  it.each(['https://elsewhere.example/pay', null])(
    'continue after any response, even %s for an address (R316)',
    { tags: ['R316'] },
    async (redirect_url) => {
      const quote = { status: 'OK' as const, redirect_url, payload: makeQuote() }
      const { choose, buy } = open(mock('post', '/deposit/checkout', ({ reply }) => reply(200, quote)))
      await choose(pack)
      expect((await buy()).value).toBe('accepted')
    },
  )

  it('check a promo code with its price and currency, and read the reduced price (R320)', {
    tags: ['R158'],
  }, async () => {
    const { actor, choose, applyPromo, bodyOf } = open()
    await choose(pack)
    await applyPromo('WELCOME10')
    expect(bodyOf('POST /promocode/validate')).toEqual({ code: 'WELCOME10', amount: 9, currency: 'USD' })
    const { promocode_id: promocodeId, code } = makePromocode()
    expect(actor.getSnapshot().context.promo).toEqual({ promocodeId, code, discountAmount: 90, finalAmount: 810 })
  })

  it.each([
    ['This promo code has expired.', { text: 'This promo code has expired.' }],
    ['', { key: 'promo.invalid' }],
  ])('treat a promo response other than OK as a refusal: %j (R320, R371)', async (message, promoError) => {
    const refusal = { status: 'ERROR' as const, message, payload: null }
    const { choose, applyPromo } = open(mock('post', '/promocode/validate', ({ reply }) => reply(200, refusal)))
    await choose(pack)
    expect((await applyPromo('OLD')).context).toMatchObject({ promo: null, promoError })
  })

  it('request the price of a number of tokens, and get a number (R329)', async () => {
    const { sent, choose } = open(mock('get', '/token-pricing/calculate', ({ reply }) => reply(200, 18.08)))
    expect(await choose(custom)).toBe(1808)
    expect(sent.map(({ call }) => call)).toEqual(['GET /token-pricing/calculate?tokens=200.9&currency=USD'])
  })

  it('find a pack in a list and in an object by id (R321)', async () => {
    for (const payload of [[makePack({ price: 12 })], { 2: makePack({ price: 12 }) }]) {
      const { choose, sent } = open(mock('get', '/packs', ({ reply }) => reply(200, ok(payload))))
      expect(await choose(pack)).toBe(1200)
      expect(sent.map(({ call }) => call)).toEqual(['GET /packs?currency=USD'])
    }
  })

  it('treat a failed price calculation as 0 (R375)', { tags: ['R375'] }, async () => {
    const { actor } = open(mock('get', '/token-pricing/calculate', ({ reply }) => reply(500, failure('Down'))))
    actor.send({ type: 'offer.chosen', offer: { ...custom, amount: 1808 } })
    const { context } = await waitFor(actor, (snapshot) => !snapshot.hasTag('calculating'))
    expect(context.price).toBe(0)
  })
})
