import { expect, test } from 'vitest'
import { callOf, fuzz, inFlight, oneOf, openCallOf } from '../testing/fuzz.ts'
import { createTestCheckout, custom, inDollars, information, market, pack, promo, setUp } from './checkout.support.ts'

const begin = (pick: number) => {
  const world = createTestCheckout({ signedIn: pick % 2 === 0 })
  /** For which plan, in which currency, each code was asked about: what it then holds for. */
  return { ...world, askedFor: new Map<object, string>() }
}

type World = ReturnType<typeof begin>

const purchaseOf = ({ at }: World) => `${at().context.plan?.title} ${at().context.market.currency.code}`

/** Each code that is asked about gets a promo of its own, so that one which outlives its purchase is known again. */
const promoFor = (_world: World, index: number) => ({ ...promo, promocodeId: index, code: `CODE${index}` })

const note = (world: World) => {
  for (const call of world.validatePromo.calls) {
    if (!world.askedFor.has(call)) world.askedFor.set(call, purchaseOf(world))
  }
}

const acts = {
  'choose a pack': ({ actor }: World) => actor.send({ type: 'plan.chosen', plan: pack }),
  'choose an amount': ({ actor }: World) => actor.send({ type: 'plan.chosen', plan: custom }),
  'sign in': ({ actor }: World) => actor.send({ type: 'person.signedIn' }),
  'sign out': ({ actor }: World, pick: number) => actor.send({ type: 'person.signedOut', expired: pick % 2 === 0 }),
  'change the currency': ({ actor }: World, pick: number) =>
    actor.send({ type: 'market.changed', market: oneOf([market, inDollars], pick) }),
  terms: ({ actor }: World, pick: number) =>
    actor.send({ type: oneOf(['terms.accepted', 'terms.accepted', 'terms.withdrawn'] as const, pick) }),
  'apply a code': ({ actor }: World) => actor.send({ type: 'promo.submitted', code: 'CODE' }),
  'remove the code': ({ actor }: World) => actor.send({ type: 'promo.removed' }),
  continue: ({ actor }: World) => actor.send({ type: 'purchase.continued' }),
  'go back': ({ actor }: World) => actor.send({ type: 'purchase.returned', information }),
  'give up': ({ actor }: World, pick: number) => pick % 4 === 0 && actor.send({ type: 'purchase.abandoned' }),
  confirm: ({ submit }: World, pick: number) => submit({ city: oneOf(['Berlin', 'Potsdam'], pick) }),
  // Only who is signed in sees the pay screen.
  'ask for the billing details': ({ at, reopen, saved }: World) =>
    at().context.signedIn && saved() !== undefined && reopen(),
  'half an hour': ({ clock }: World) => clock.increment(30 * 60 * 1000),
  'the price arrives': ({ calculatePrice }: World, pick: number) => callOf(calculatePrice.calls, pick)?.answer(900),
  'the price fails': ({ calculatePrice }: World, pick: number) =>
    callOf(calculatePrice.calls, pick)?.fail({ kind: 'network' }),
  'the code holds': (world: World, pick: number) => {
    const call = callOf(world.validatePromo.calls, pick)
    return call?.answer(promoFor(world, world.validatePromo.calls.indexOf(call)))
  },
  'the code fails': ({ validatePromo }: World, pick: number) =>
    callOf(validatePromo.calls, pick)?.fail({ kind: 'validation' }),
  'billing arrives': ({ setUpInformation }: World, pick: number) => callOf(setUpInformation.calls, pick)?.answer(setUp),
  accept: ({ submitCheckout }: World, pick: number) =>
    callOf(submitCheckout.calls, pick)?.answer({ depositId: 'd-1', total: null }),
  refuse: ({ submitCheckout }: World, pick: number) =>
    callOf(submitCheckout.calls, pick)?.fail(
      oneOf(
        [{ kind: 'validation' }, { kind: 'network' }, { kind: 'validation', errors: { promocode_code: ['Used'] } }],
        pick,
      ),
    ),
}

/** Everything of a person that a purchase may hold. */
const _personal = [information.email, information.phone, information.address]

const onward = (world: World) => {
  const { actor, at, calculatePrice, setUpInformation, submitCheckout, submit, validatePromo } = world
  if (at().matches('idle')) return actor.send({ type: 'plan.chosen', plan: pack })
  if (at().matches('needsSignIn')) return actor.send({ type: 'person.signedIn' })
  if (at().matches({ buyingTokens: { price: 'unavailable' } })) return actor.send({ type: 'plan.chosen', plan: pack })
  if (at().hasTag('calculating')) return openCallOf(calculatePrice.calls)?.answer(900)
  if (at().hasTag('applyingPromo')) return acts['the code holds'](world, validatePromo.calls.length === 0 ? 0 : 1)
  if (at().matches({ buyingTokens: { terms: 'notAccepted' } })) return actor.send({ type: 'terms.accepted' })
  if (at().matches('buyingTokens')) return actor.send({ type: 'purchase.continued' })
  if (at().matches('preparingInformation')) return openCallOf(setUpInformation.calls)?.answer(setUp)
  if (at().hasTag('confirmOpen') && at().hasTag('needsInput')) return submit()
  return openCallOf(submitCheckout.calls)?.answer({ depositId: 'd-1', total: null })
}

const allCalls = ({ calculatePrice, validatePromo, setUpInformation, submitCheckout }: World) => [
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
      begin,
      acts,
      onward,
      atEnd: ({ at }) => at().matches('accepted'),
      calls: allCalls,
      holds: (world) => {
        note(world)
        const { context } = world.at()
        // The order under way is frozen: its code belongs to the currency it was begun in.
        if (context.promo !== null && !world.at().matches('submittingCheckout')) {
          const call = world.validatePromo.calls[context.promo.promocodeId]
          expect(call && world.askedFor.get(call)).toBe(purchaseOf(world))
        }
        if (!context.signedIn) {
          const stored = JSON.stringify([context, world.actor.getPersistedSnapshot()])
          for (const fact of personal) expect(stored).not.toContain(fact)
          expect(context).toMatchObject({ promo: null, promoCode: '', information: null, order: null })
        }
        expect(inFlight(world.submitCheckout.calls)).toBeLessThanOrEqual(1)
        // Changing the details of an order never opens another one, and never changes what it costs.
        for (const changed of world.emitted.filter(({ type }) => type === 'orderChanged')) {
          expect(changed).toMatchObject({ checkout: { depositId: 'd-1', serverTotal: null } })
        }
        for (const { input } of world.submitCheckout.calls) {
          expect(input.amounts.price).toBe(900)
          expect(input.amounts.net).toBe(input.promo === null ? 900 : promo.finalAmount)
        }
      },
      met: ({ at }) => [
        ...(at().context.promo === null ? [] : ['a code in force']),
        ...(at().context.order?.promo ? ['an order with a code'] : []),
        ...(at().matches('needsSignIn') ? ['asked to sign in'] : []),
        ...(at().matches('accepted') ? ['accepted'] : []),
        ...(at().matches('submittingChange') ? ['a change of an order'] : []),
      ],
      meets: ['a code in force', 'an order with a code', 'asked to sign in', 'accepted', 'a change of an order'],
    },
    150,
  ))
