import { expect, test } from 'vitest'
import { callOf, inFlight, oneOf, openCallOf, storm } from '../testing/storm.ts'
import { canaryCvv, canaryNumber, checkout, set } from './card-payment.support.ts'
import type { ChargeRequest } from './index.ts'

const canaryDigits = canaryNumber.replaceAll(' ', '')

/** A server that does what it is asked at most once a key, whether or not its answer arrives. */
const bank = () => {
  const charged: string[] = []
  return {
    charged,
    charge: ({ idempotencyKey }: ChargeRequest) => {
      if (!charged.includes(idempotencyKey)) charged.push(idempotencyKey)
    },
    hasCharged: ({ idempotencyKey }: ChargeRequest) => charged.includes(idempotencyKey),
  }
}

const begin = () => ({ ...set(checkout), bank: bank() })

type World = ReturnType<typeof begin>

const answers =
  (act: (world: World, call: World['charge']['calls'][number], pick: number) => unknown) =>
  (world: World, pick: number) => {
    const call = callOf(world.charge.calls, pick)
    return call && act(world, call, pick)
  }

const acts = {
  submit: ({ submit }: World) => submit(),
  'submit with mistakes': ({ submit }: World) => submit({ cvv: '1' }),
  edit: ({ actor }: World) => actor.send({ type: 'card.edited' }),
  'come back': ({ actor }: World) => actor.send({ type: 'screen.returned' }),
  'charge and say so': answers((world, call) => {
    if (call.open) world.bank.charge(call.input)
    return call.answer({ status: 'OK', redirectUrl: null })
  }),
  'charge and be lost': answers((world, call, pick) => {
    if (call.open) world.bank.charge(call.input)
    return call.fail(
      oneOf([{ kind: 'network' }, { kind: 'timeout' }, { kind: 'server' }, new Error(canaryDigits)], pick),
    )
  }),
  'never arrive': answers((_, call) => call.fail({ kind: 'network' })),
  // A bank that has charged for a key says so again; it does not decline.
  decline: answers((world, call) =>
    call.open && world.bank.hasCharged(call.input)
      ? call.answer({ status: 'OK', redirectUrl: null })
      : call.answer({ status: 'ERROR', message: `Card ${canaryNumber} was declined` }),
  ),
  'turn away at the door': answers((_, call, pick) =>
    call.fail({
      kind: oneOf(['unauthorized', 'forbidden', 'tooManyRequests', 'validation'], pick),
      message: canaryDigits,
    }),
  ),
}

test('at most one charge is in flight, at most one is carried out for an order, and the card leaves no trace', () =>
  storm(
    {
      begin,
      acts,
      onward: (world) => {
        const call = openCallOf(world.charge.calls)
        return call ? acts['charge and say so'](world, 1) : world.submit()
      },
      atEnd: ({ at }) => at().matches('redirecting'),
      calls: ({ charge }) => charge.calls,
      holds: ({ charge, bank: { charged }, holder, kept }) => {
        expect(inFlight(charge.calls)).toBeLessThanOrEqual(1)
        expect(charged.length).toBeLessThanOrEqual(1)
        expect(holder.isEmpty).toBe(true)
        for (const secret of [canaryNumber, canaryDigits, canaryCvv]) expect(kept()).not.toContain(secret)
      },
      met: ({ at, bank: { charged } }) => [JSON.stringify(at().value), ...(charged.length > 0 ? ['charged'] : [])],
      meets: ['charged', '"outcomeUnknown"', '"redirecting"', '{"charging":"retry"}', '{"enteringCard":"declined"}'],
    },
    250,
  ))
