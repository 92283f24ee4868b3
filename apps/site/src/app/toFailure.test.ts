import { ApiException } from '@mintage/api-client'
import { readFailure } from '@mintage/machines/shared'
import { expect, it } from 'vitest'
import { orFailure } from './toFailure.ts'

const failureOf = (work: Promise<unknown>) => orFailure(work).then(() => null, readFailure)
const answered = { errors: {}, code: null, reference: null }

it('gives the price and the balance of a refused request in tenths of tokens', async () => {
  const error = {
    ...answered,
    kind: 'paymentRequired',
    status: 402,
    message: 'Too few.',
    needed: 4,
    balance: 2.5,
  } as const
  expect(await failureOf(Promise.reject(new ApiException(error)))).toMatchObject({
    kind: 'paymentRequired',
    message: 'Too few.',
    neededTenths: 40,
    balanceTenths: 25,
  })
})

it('omits the price and the balance when the response has none', async () => {
  const error = {
    ...answered,
    kind: 'paymentRequired',
    status: 402,
    message: 'Too few.',
    needed: null,
    balance: null,
  } as const
  expect(await failureOf(Promise.reject(new ApiException(error)))).toEqual({
    kind: 'paymentRequired',
    message: 'Too few.',
  })
})

it('keeps the message of a 2xx refusal, as for a 422', async () => {
  const error = { ...answered, kind: 'refused', status: 200, message: 'Invalid promocode' } as const
  expect(await failureOf(Promise.reject(new ApiException(error)))).toMatchObject({
    kind: 'validation',
    message: 'Invalid promocode',
  })
})

it('never shows a technical message to a person', async () => {
  expect(await failureOf(Promise.reject(new TypeError('x is undefined')))).toEqual({ kind: 'other' })
})
