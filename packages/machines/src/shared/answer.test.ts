import { describe, expect, test } from 'vitest'
import { isOk, refusalOf } from './answer.ts'
import { assertDefined } from './assertDefined.ts'
import { fieldErrors } from './field-errors.ts'

describe('an answer that says itself how it went', () => {
  test.each([
    ['OK', true],
    ['ok', false],
    ['ERROR', false],
    ['', false],
  ])('%j is a success: %s (R285)', (status, ok) => {
    expect(isOk({ status })).toBe(ok)
  })

  test.each([
    [
      { status: 'ERROR', message: 'No' },
      { kind: 'refused', message: 'No' },
    ],
    [{ status: 'ERROR', message: '' }, { kind: 'refused' }],
    [{ status: 'ERROR', message: null }, { kind: 'refused' }],
    [{ status: 'ERROR' }, { kind: 'refused' }],
  ])('%j is the failure %j', (answer, failure) => {
    expect(refusalOf(answer)).toStrictEqual(failure)
  })
})

describe('the server’s words under their fields', () => {
  const serverFields = { first_name: 'name', name: 'name', zip: 'postCode' } as const

  test('the first text of the first API name of a field counts', () => {
    const errors = { first_name: ['A', 'B'], name: ['C'], zip: ['D'] }
    expect(fieldErrors(errors, serverFields)).toStrictEqual({ name: 'A', postCode: 'D' })
  })

  test('leaves out errors of unknown fields, even with the name of a built-in property', () => {
    expect(fieldErrors({ nonsense: ['X'], toString: ['Y'], zip: [] }, serverFields)).toStrictEqual({})
  })

  test('reads missing errors as no field errors', () => {
    expect(fieldErrors(undefined, serverFields)).toStrictEqual({})
  })
})

describe('what a state vouches for', () => {
  test.each([0, '', false, 'x'])('%j is given back', (value) => {
    expect(assertDefined(value)).toBe(value)
  })

  test.each([null, undefined])('%j is refused loudly', (nothing) => {
    expect(() => assertDefined(nothing)).toThrow('This state promises a value that is not there')
  })
})
