import { expect } from 'vitest'
import { describeModel } from '../testing/describe-model.ts'
import { cardPaymentDriver } from './card-payment.driver.ts'
import { canaryCvv, canaryNumber } from './card-payment.support.ts'

describeModel({
  ...cardPaymentDriver,
  places: {
    'before the pay screen': () => {},
    'nothing to pay': ({ now }) => {
      expect(now.at().value).toBe('nothingToPay')
      expect(now.charge.calls).toHaveLength(0)
    },
    'the card form': ({ now }) => {
      expect(now.at().value).toEqual({ enteringCard: 'filling' })
      expect(now.at().context).toMatchObject({ fieldErrors: {}, serverErrors: {}, problem: null })
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
    'told of the refusal': ({ now }) => {
      expect(now.at().value).toEqual({ enteringCard: 'declined' })
      expect(now.at().context.problem).not.toBeNull()
    },
    'told that nobody knows': ({ now }) => {
      expect(now.at().value).toBe('outcomeUnknown')
      expect(now.at().context.problem).toEqual({ key: 'card.outcomeUnknown' })
    },
    'sent on': ({ now }) => {
      expect(now.at().value).toBe('redirecting')
      expect(now.emitted).toHaveLength(1)
    },
  },
  always: ({ now }) => {
    expect(now.charge.calls.filter(({ open }) => open).length).toBeLessThanOrEqual(1)
    expect(now.kept()).not.toContain(canaryNumber)
    expect(now.kept()).not.toContain(canaryCvv)
  },
})
