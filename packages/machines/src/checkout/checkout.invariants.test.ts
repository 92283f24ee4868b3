import { expect, test } from 'vitest'
import { callOf, fuzz, inFlight, oneOf, openCallOf } from '../testing/fuzz.ts'
import { createTestCheckout, custom, inDollars, information, market, pack, promo, setUp } from './checkout.support.ts'

const createFixture = (pick: number) => {
  const fixture = createTestCheckout({ signedIn: pick % 2 === 0 })
  /** For which offer, in which currency, each code was asked about: what it then holds for. */
  return { ...fixture, askedFor: new Map<object, string>() }
}

type Fixture = ReturnType<typeof createFixture>

const purchaseOf = ({ at }: Fixture) => `${at().context.offer?.title} ${at().context.market.currency.code}`

/** Each code that is asked about gets a promo of its own, so that one which outlives its purchase is known again. */
const promoFor = (_world: Fixture, index: number) => ({ ...promo, promocodeId: index, code: `CODE${index}` })

const note = (fixture: Fixture) => {
  for (const call of fixture.validatePromo.calls) {
    if (!fixture.askedFor.has(call)) fixture.askedFor.set(call, purchaseOf(fixture))
  }
}

const acts = {
  'choose a pack': ({ actor }: Fixture) => actor.send({ type: 'offer.chosen', offer: pack }),
  'choose an amount': ({ actor }: Fixture) => actor.send({ type: 'offer.chosen', offer: custom }),
  'sign in': ({ actor }: Fixture) => actor.send({ type: 'person.signedIn' }),
  'sign out': ({ actor }: Fixture, pick: number) => actor.send({ type: 'person.signedOut', expired: pick % 2 === 0 }),
  'change the currency': ({ actor }: Fixture, pick: number) =>
    actor.send({ type: 'market.changed', market: oneOf([market, inDollars], pick) }),
  terms: ({ actor }: Fixture, pick: number) =>
    actor.send({ type: oneOf(['terms.accepted', 'terms.accepted', 'terms.withdrawn'] as const, pick) }),
  consent: ({ actor }: Fixture, pick: number) =>
    actor.send({ type: oneOf(['consent.given', 'consent.given', 'consent.withdrawn'] as const, pick) }),
  'apply a code': ({ actor }: Fixture) => actor.send({ type: 'promo.submitted', code: 'CODE' }),
  'remove the code': ({ actor }: Fixture) => actor.send({ type: 'promo.removed' }),
  continue: ({ actor }: Fixture) => actor.send({ type: 'checkout.continued' }),
  'go back': ({ actor }: Fixture) => actor.send({ type: 'checkout.returned', information }),
  'give up': ({ actor }: Fixture, pick: number) => pick % 4 === 0 && actor.send({ type: 'checkout.abandoned' }),
  confirm: ({ submit }: Fixture, pick: number) => submit({ city: oneOf(['Berlin', 'Potsdam'], pick) }),
  // Only who is signed in sees the pay screen.
  'ask for the billing details': ({ at, reopen }: Fixture) =>
    at().context.signedIn && at().context.order !== null && reopen(),
  // The dialog of the billing details covers the pay screen.
  pay: ({ actor, at }: Fixture, pick: number) =>
    pick % 4 === 0 && !at().matches('changingInformation') && actor.send({ type: 'order.replaced', order: null }),
  'half an hour': ({ clock }: Fixture) => clock.increment(30 * 60 * 1000),
  'the price arrives': ({ calculatePrice }: Fixture, pick: number) => callOf(calculatePrice.calls, pick)?.answer(900),
  'the price fails': ({ calculatePrice }: Fixture, pick: number) =>
    callOf(calculatePrice.calls, pick)?.fail({ kind: 'network' }),
  'the code holds': (fixture: Fixture, pick: number) => {
    const call = callOf(fixture.validatePromo.calls, pick)
    return call?.answer(promoFor(fixture, fixture.validatePromo.calls.indexOf(call)))
  },
  'the code fails': ({ validatePromo }: Fixture, pick: number) =>
    callOf(validatePromo.calls, pick)?.fail({ kind: 'validation' }),
  'billing arrives': ({ setUpInformation }: Fixture, pick: number) =>
    callOf(setUpInformation.calls, pick)?.answer(setUp),
  accept: ({ submitCheckout }: Fixture, pick: number) =>
    callOf(submitCheckout.calls, pick)?.answer({ orderId: 'd-1', total: null }),
  refuse: ({ submitCheckout }: Fixture, pick: number) =>
    callOf(submitCheckout.calls, pick)?.fail(
      oneOf(
        [{ kind: 'validation' }, { kind: 'network' }, { kind: 'validation', errors: { promocode_code: ['Used'] } }],
        pick,
      ),
    ),
}

const onward = (fixture: Fixture) => {
  const { actor, at, calculatePrice, reopen, setUpInformation, submitCheckout, submit, validatePromo } = fixture
  if (at().matches('accepted') && at().context.order !== null) return reopen()
  if (at().matches('idle')) return actor.send({ type: 'offer.chosen', offer: pack })
  if (at().matches('needsSignIn')) return actor.send({ type: 'person.signedIn' })
  if (at().matches({ buyingTokens: { price: 'unavailable' } })) return actor.send({ type: 'offer.chosen', offer: pack })
  if (at().hasTag('calculating')) return openCallOf(calculatePrice.calls)?.answer(900)
  if (at().hasTag('applyingPromo')) return acts['the code holds'](fixture, validatePromo.calls.length === 0 ? 0 : 1)
  if (at().matches({ buyingTokens: { terms: 'notAccepted' } })) return actor.send({ type: 'terms.accepted' })
  if (at().matches({ buyingTokens: { consent: 'notGiven' } })) return actor.send({ type: 'consent.given' })
  if (at().matches('buyingTokens')) return actor.send({ type: 'checkout.continued' })
  if (at().matches('preparingInformation')) return openCallOf(setUpInformation.calls)?.answer(setUp)
  if (at().hasTag('confirmOpen') && at().hasTag('needsInput')) return submit()
  return openCallOf(submitCheckout.calls)?.answer({ orderId: 'd-1', total: null })
}

const allCalls = ({ calculatePrice, validatePromo, setUpInformation, submitCheckout }: Fixture) => [
  ...calculatePrice.calls,
  ...validatePromo.calls,
  ...setUpInformation.calls,
  ...submitCheckout.calls,
]

/** Everything of a person that a purchase may hold. */
const personal = [information.email, information.phone, information.address]

test('a code never outlives its purchase, who signs out leaves nothing behind, and only what was agreed to is sent', () =>
  fuzz(
    {
      setUp: createFixture,
      acts,
      onward,
      atEnd: ({ at }) => at().matches('accepted'),
      calls: allCalls,
      holds: (fixture) => {
        note(fixture)
        const { context } = fixture.at()
        // The order under way is frozen: its code belongs to the currency it was begun in.
        if (context.promo !== null && !fixture.at().matches('submittingCheckout')) {
          const call = fixture.validatePromo.calls[context.promo.promocodeId]
          expect(call && fixture.askedFor.get(call)).toBe(purchaseOf(fixture))
        }
        if (!context.signedIn) {
          const stored = JSON.stringify([context, fixture.actor.getPersistedSnapshot()])
          for (const fact of personal) expect(stored).not.toContain(fact)
          expect(context).toMatchObject({ promo: null, promoCode: '', information: null, sending: null, order: null })
        }
        expect(inFlight(fixture.submitCheckout.calls)).toBeLessThanOrEqual(1)
        // Changing the details of an order never opens another one, and never changes what it costs.
        for (const changed of fixture.emitted.filter(({ type }) => type === 'orderChanged')) {
          expect(changed).toMatchObject({ order: { orderId: 'd-1', amounts: { price: 900 } } })
        }
        for (const { input } of fixture.submitCheckout.calls) {
          expect(input.amounts.price).toBe(900)
          expect(input.amounts.net).toBe(input.promo === null ? 900 : promo.finalAmount)
        }
      },
      met: ({ at }) => [
        ...(at().context.promo === null ? [] : ['a code in force']),
        ...(at().context.sending?.promo ? ['an order with a code'] : []),
        ...(at().matches('needsSignIn') ? ['asked to sign in'] : []),
        ...(at().matches('accepted') ? ['accepted'] : []),
        ...(at().matches('submittingChange') ? ['a change of an order'] : []),
      ],
      meets: ['a code in force', 'an order with a code', 'asked to sign in', 'accepted', 'a change of an order'],
    },
    150,
  ))
