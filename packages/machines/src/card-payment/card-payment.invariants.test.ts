import { expect, test } from 'vitest'
import { callOf, fuzz, inFlight, oneOf, openCallOf } from '../testing/fuzz.ts'
import { canaryCvv, canaryNumber, createTestCardPayment, otherCanary, pageOrder } from './card-payment.support.ts'
import type { ChargeRequest } from './index.ts'

const canaryDigits = canaryNumber.replaceAll(' ', '')

/**
 * A server that does what it is asked at most once a key, whether or not its answer arrives. Another card comes with
 * another key: from then on it is the order that is paid at most once (D73).
 */
const bank = () => {
  const charged: string[] = []
  const cards = new Set<string>()
  const hasCharged = ({ idempotencyKey }: ChargeRequest, card: string) => {
    cards.add(card)
    return charged.includes(idempotencyKey) || (cards.size > 1 && charged.length > 0)
  }
  return {
    charged,
    hasCharged,
    charge: (request: ChargeRequest, card: string) => {
      if (!hasCharged(request, card)) charged.push(request.idempotencyKey)
    },
  }
}

const setUp = () => ({ ...createTestCardPayment(), bank: bank() })

type Fixture = ReturnType<typeof setUp>

const answers =
  (act: (fixture: Fixture, call: Fixture['charge']['calls'][number], pick: number) => unknown) =>
  (fixture: Fixture, pick: number) => {
    const call = callOf(fixture.charge.calls, pick)
    return call && act(fixture, call, pick)
  }

const cardOf = ({ charge, taken }: Fixture, call: Fixture['charge']['calls'][number]) =>
  taken[charge.calls.indexOf(call)]?.cardNumber ?? ''

const acts = {
  submit: ({ submit }: Fixture) => submit(),
  'submit another card': ({ submitAnother }: Fixture) => submitAnother(),
  'submit with mistakes': ({ submit }: Fixture) => submit({ cvv: '1' }),
  edit: ({ actor }: Fixture) => actor.send({ type: 'card.edited' }),
  'wait at the next step': ({ clock }: Fixture) => clock.increment(20_000),
  'come back': ({ actor }: Fixture) => actor.send({ type: 'screen.returned' }),
  'charge and say so': answers((fixture, call) => {
    if (call.open) fixture.bank.charge(call.input, cardOf(fixture, call))
    return call.answer({ status: 'OK', redirectUrl: null })
  }),
  'charge and be lost': answers((fixture, call, pick) => {
    if (call.open) fixture.bank.charge(call.input, cardOf(fixture, call))
    return call.fail(
      oneOf([{ kind: 'network' }, { kind: 'timeout' }, { kind: 'server' }, new Error(canaryDigits)], pick),
    )
  }),
  'never arrive': answers((_, call) => call.fail({ kind: 'network' })),
  // A bank that has charged for a key says so again; it does not decline.
  decline: answers((fixture, call) =>
    call.open && fixture.bank.hasCharged(call.input, cardOf(fixture, call))
      ? call.answer({ status: 'OK', redirectUrl: null })
      : call.answer({ status: 'ERROR', message: `Card ${canaryNumber} was declined` }),
  ),
  'refuse before processing': answers((_, call, pick) =>
    call.fail({
      kind: oneOf(['unauthorized', 'forbidden', 'tooManyRequests', 'validation'], pick),
      message: canaryDigits,
    }),
  ),
}

test('at most one charge is in flight, at most one is carried out for an order, and the card leaves no trace', () =>
  fuzz(
    {
      setUp,
      acts,
      onward: (fixture) => {
        const call = openCallOf(fixture.charge.calls)
        return call ? acts['charge and say so'](fixture, 1) : fixture.submit()
      },
      atEnd: ({ at }) => at().matches('redirecting'),
      calls: ({ charge }) => charge.calls,
      holds: ({ charge, bank: { charged }, holder, stored }) => {
        expect(inFlight(charge.calls)).toBeLessThanOrEqual(1)
        expect(charged.length).toBeLessThanOrEqual(1)
        expect(holder.isEmpty).toBe(true)
        for (const secret of [canaryNumber, canaryDigits, otherCanary, canaryCvv])
          expect(stored()).not.toContain(secret)
      },
      met: ({ at, bank: { charged } }) => [JSON.stringify(at().value), ...(charged.length > 0 ? ['charged'] : [])],
      meets: ['charged', '"outcomeUnknown"', '"redirecting"', '{"charging":"retry"}', '{"enteringCard":"declined"}'],
    },
    250,
  ))

/** Opens one page for an order, also when its answers are lost. */
const provider = () => {
  const opened = new Set<string>()
  return { opened, open: (order: string | null) => opened.add(order ?? '') }
}

const setUpPage = () => ({ ...createTestCardPayment(pageOrder), provider: provider() })

type PageFixture = ReturnType<typeof setUpPage>

const pageAnswers =
  (act: (fixture: PageFixture, call: PageFixture['charge']['calls'][number], pick: number) => unknown) =>
  (fixture: PageFixture, pick: number) => {
    const call = callOf(fixture.charge.calls, pick)
    return call && act(fixture, call, pick)
  }

const pageActs = {
  pay: ({ actor }: PageFixture) => actor.send({ type: 'pay.submitted' }),
  'wait at the next step': ({ clock }: PageFixture) => clock.increment(20_000),
  'come back': ({ actor }: PageFixture) => actor.send({ type: 'screen.returned' }),
  'open the page': pageAnswers((fixture, call) => {
    if (call.open) fixture.provider.open(call.input.orderId)
    return call.answer({ status: 'OK', redirectUrl: 'https://provider.test/pay/1' })
  }),
  'open the page and be lost': pageAnswers((fixture, call, pick) => {
    if (call.open) fixture.provider.open(call.input.orderId)
    return call.fail(oneOf([{ kind: 'network' }, { kind: 'timeout' }, { kind: 'server' }], pick))
  }),
  'say another total': pageAnswers((_, call) => call.answer({ status: 'ERROR', message: 'Changed', total: 1200 })),
  refuse: pageAnswers((_, call, pick) =>
    call.fail({ kind: oneOf(['unauthorized', 'forbidden', 'tooManyRequests', 'validation'], pick), message: 'No' }),
  ),
}

test('one page is asked for at a time, the person is sent nowhere else, and a refusal is always said', () =>
  fuzz(
    {
      setUp: setUpPage,
      acts: pageActs,
      onward: (fixture) => {
        const call = openCallOf(fixture.charge.calls)
        return call ? pageActs['open the page'](fixture, 1) : pageActs.pay(fixture)
      },
      atEnd: ({ at }) => at().matches('redirecting'),
      calls: ({ charge }) => charge.calls,
      holds: ({ at, charge, emitted, provider: { opened }, holder }) => {
        expect(inFlight(charge.calls)).toBeLessThanOrEqual(1)
        expect(opened.size).toBeLessThanOrEqual(1)
        expect(holder.isEmpty).toBe(true)
        for (const event of emitted) expect(event).toMatchObject({ redirectUrl: 'https://provider.test/pay/1' })
        const { alert, problem } = at().context
        if (at().matches({ enteringCard: 'declined' })) expect([alert, problem]).not.toContain(null)
      },
      met: ({ at }) => [JSON.stringify(at().value)],
      meets: ['"outcomeUnknown"', '"redirecting"', '{"charging":"retry"}', '{"enteringCard":"declined"}'],
    },
    250,
  ))
