import { makePack, mock, ok } from '@mintage/api-client/mocks'
import type { Offer } from '@mintage/machines/checkout'
import { defaultSettings } from '@mintage/machines/start-up'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { readPacks } from '../../app/packs.ts'
import { recordedClient } from '../../testing/recordedClient.ts'
import { provideCheckout } from './provideCheckout.ts'

const pocket: Offer = { title: 'Pocket', packId: 2, tokens: null, amount: 1, credits: 1000 }
const ownAmount: Offer = { title: 'Your own amount', packId: null, tokens: 2009, amount: 1, credits: 2009 }
const money: Offer = { title: 'A sum', packId: null, tokens: null, amount: 1250, credits: null }

/** A signed-in person chooses an offer with a displayed price, 0.01, that differs from the price of the server. */
async function choose(offer: Offer) {
  const { client, sent } = recordedClient(
    mock('get', '/packs', ({ reply }) => reply(200, ok([makePack({ id: 3 }), makePack({ id: 2, price: 9.5 })]))),
    mock('get', '/token-pricing/calculate', ({ reply }) => reply(200, 19.09)),
  )
  const countries = () => [{ id: 105, title: 'Ireland', iso: 'IE' }]
  const packsIn = (currency: string) => readPacks(client, currency)
  const actor = createActor(provideCheckout({ client, packsIn, settings: () => defaultSettings, countries }), {
    input: {
      signedIn: true,
      market: { currency: { code: 'EUR', rate: 1 }, vatPercent: 0, pricesIncludeVat: false, minimumTopUp: 100 },
      idempotencySeed: 'seed',
      order: null,
    },
  })
  onTestFinished(() => void actor.stop())
  actor.start()
  actor.send({ type: 'offer.chosen', offer })
  const { context } = await waitFor(actor, (at) => !at.hasTag('calculating'))
  return { actor, price: context.price, calls: sent.length }
}

describe('the price of an order', () => {
  it('is the pack price of the server (R212)', { tags: ['R212'] }, async () => {
    expect(await choose(pocket)).toMatchObject({ price: 950 })
  })

  it('is calculated by the server for a number of tokens (R213)', { tags: ['R213'] }, async () => {
    expect(await choose(ownAmount)).toMatchObject({ price: 1909 })
  })

  it('is a given sum itself, without a call (R214)', { tags: ['R214'] }, async () => {
    expect(await choose(money)).toMatchObject({ price: 1250, calls: 0 })
  })

  it('is 0 if the pack is no longer sold (R375)', { tags: ['R375'] }, async () => {
    expect(await choose({ ...pocket, packId: 4 })).toMatchObject({ price: 0 })
  })
})

it('fills the billing form from the profile (R259), with the e-mail of the account (R258)', {
  tags: ['R259'],
}, async () => {
  const { actor } = await choose(pocket)
  actor.send({ type: 'terms.accepted' })
  actor.send({ type: 'consent.given' })
  actor.send({ type: 'checkout.continued' })
  const { context } = await waitFor(actor, (at) => at.hasTag('confirmOpen'))
  expect(context.accountEmail).toBe('ada@example.com')
  expect(context.information).toEqual({
    name: 'Ada',
    surname: 'Coyne',
    email: 'ada@example.com',
    phone: '+35312345678',
    country: 105,
    city: 'Dublin',
    address: '4 Foundry Lane',
    postCode: 'D08 X2Y4',
    company: '',
    vatNumber: '',
  })
})
