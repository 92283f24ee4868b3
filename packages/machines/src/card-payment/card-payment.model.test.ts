import { expect } from 'vitest'
import { describeModel } from '../testing/describe-model.ts'
import { cardPaymentDriver } from './card-payment.driver.ts'
import { canaryCvv, canaryNumber, otherCanary } from './card-payment.support.ts'

describeModel({
  ...cardPaymentDriver,
  states: {
    'before the pay screen': () => {},
    'nothing to pay': ({ now }) => {
      expect(now.at().value).toBe('nothingToPay')
      expect(now.charge.calls).toHaveLength(0)
    },
    'the card form': ({ now }) => {
      expect(now.at().value).toEqual({ enteringCard: 'filling' })
      expect(now.at().context).toMatchObject({ fieldErrors: {}, serverErrors: {}, problem: null, alert: null })
    },
    'told what to correct': ({ now }) => {
      expect(now.at().value).toEqual({ enteringCard: 'correcting' })
      expect(now.at().context).toMatchObject({ fieldErrors: { cvv: 'card.cvvInvalid' }, problem: null })
    },
    paying: ({ now }) => {
      expect(now.at().value).toEqual({ charging: 'firstTry' })
      expect(now.charge.last().open).toBe(true)
    },
    'paying again': ({ now }) => {
      expect(now.at().value).toEqual({ charging: 'retry' })
      const [before, again] = now.charge.calls.slice(-2)
      expect(again?.input).toEqual(before?.input)
    },
    'paying with another card': ({ now }) => {
      expect(now.at().value).toEqual({ charging: 'retry' })
      const [before, other] = now.charge.calls.slice(-2)
      expect(other?.input).toEqual({ ...before?.input, idempotencyKey: expect.any(String) })
      expect(other?.input.idempotencyKey).not.toBe(before?.input.idempotencyKey)
    },
    'told of the refusal': ({ now }) => {
      expect(now.at().value).toEqual({ enteringCard: 'declined' })
      expect(now.at().context.alert).toBe('refused')
      expect(now.at().context.problem).not.toBeNull()
    },
    'told that nobody knows': ({ now }) => {
      expect(now.at().value).toBe('outcomeUnknown')
      expect(now.at().context).toMatchObject({ problem: { key: 'card.outcomeUnknown' }, alert: 'unknown' })
    },
    'back before it was confirmed': ({ now }) => {
      expect(now.at().value).toBe('outcomeUnknown')
      expect(now.at().context).toMatchObject({
        fieldErrors: {},
        serverErrors: {},
        problem: null,
        alert: 'unconfirmed',
      })
    },
    'the order alone': ({ now }) => {
      expect(now.at().value).toEqual({ enteringCard: 'filling' })
      expect(now.charge.calls).toHaveLength(0)
    },
    'waiting for the payment page': ({ now }) => {
      expect(now.at().value).toEqual({ charging: 'firstTry' })
      expect(now.at().context).toMatchObject({ problem: null, alert: null })
      expect(now.charge.last().input).toMatchObject({ orderId: 'd-1', amount: 972, paymentMethodId: 2 })
    },
    'waiting for the same payment page': ({ now }) => {
      expect(now.at().value).toEqual({ charging: 'retry' })
      const [before, again] = now.charge.calls.slice(-2)
      expect(again?.input).toEqual(before?.input)
    },
    'told why there is no payment page': ({ now }) => {
      expect(now.at().value).toEqual({ enteringCard: 'declined' })
      expect(now.at().context).toMatchObject({ serverErrors: {}, problem: { text: expect.any(String) } })
      expect(now.at().context.alert).toBe('refused')
    },
    'told that the page is unknown': ({ now }) => {
      expect(now.at().value).toBe('outcomeUnknown')
      expect(now.at().context).toMatchObject({ problem: { key: 'card.outcomeUnknown' }, alert: 'unknown' })
    },
    'sent on to the payment page': ({ now }) => {
      expect(now.at().value).toBe('redirecting')
      expect(now.emitted.at(-1)).toMatchObject({ redirectUrl: 'https://provider.test/pay/1', orderId: 'd-1' })
    },
    'back from the payment page': ({ now }) => {
      expect(now.at().value).toBe('outcomeUnknown')
      expect(now.at().context).toMatchObject({ problem: null, alert: 'unconfirmed' })
    },
    'sent on': ({ now }) => {
      expect(now.at().value).toBe('redirecting')
      expect(now.emitted).toHaveLength(1)
    },
  },
  invariant: ({ now }) => {
    expect(now.charge.calls.filter(({ open }) => open).length).toBeLessThanOrEqual(1)
    expect(now.stored()).not.toContain(canaryNumber)
    expect(now.stored()).not.toContain(otherCanary)
    expect(now.stored()).not.toContain(canaryCvv)
  },
})
