import { expect } from 'vitest'
import { describeModel } from '../testing/describe-model.ts'
import { tokenReturnDriver } from './token-return.driver.ts'

type LazyFixture = ReturnType<typeof tokenReturnDriver.setUp>

const noErrors = { fieldErrors: {}, serverErrors: {}, problem: null }

const closed = ({ now }: LazyFixture) => {
  expect(now.at().value).toBe('closed')
  expect(now.at().context).toEqual({ ...noErrors, requestId: null })
}

describeModel({
  ...tokenReturnDriver,
  states: {
    'before the service': () => {},
    'the result': closed,
    'the result, with one return left': closed,
    'the result, with no return left': closed,
    'asked for a reason': ({ now }) => {
      expect(now.at().value).toEqual({ givingReason: 'filling' })
      expect(now.at().context).toEqual({ ...noErrors, requestId: expect.any(String) })
    },
    'told what to correct': ({ now }) => {
      expect(now.at().value).toEqual({ givingReason: 'correcting' })
      expect(Object.keys(now.at().context.fieldErrors)).toHaveLength(1)
      expect(now.at().context).toMatchObject({ serverErrors: {}, problem: null })
    },
    'being given back': ({ now }) => {
      expect(now.at().value).toBe('returningToken')
      expect(now.at().context).toMatchObject(noErrors)
      expect(now.returnToken.calls.filter(({ open }) => open)).toHaveLength(1)
    },
    'asked for a reason, and why': ({ now }) => {
      expect(now.at().value).toEqual({ givingReason: 'refused' })
      expect(now.at().context.problem).not.toBeNull()
    },
    'asked for a reason, with the mistake': ({ now }) => {
      expect(now.at().value).toEqual({ givingReason: 'refused' })
      expect(now.at().context).toMatchObject({ serverErrors: { comment: 'Too long' }, problem: null })
    },
    'given back': ({ now }) => {
      expect(now.at().value).toBe('tokenReturned')
      expect(now.at().context).toMatchObject({ ...noErrors, requestId: 'r-1' })
    },
    'the result, given back': ({ now }) => {
      expect(now.at().value).toBe('closed')
      expect(now.returnToken.calls.length).toBeGreaterThan(0)
    },
    'told that none are left': ({ now }) => {
      expect(now.at().value).toBe('noneLeft')
      expect(now.returnToken.calls).toEqual([])
    },
  },
})
