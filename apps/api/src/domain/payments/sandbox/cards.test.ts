import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { behaviourOf, checkCard, summariseCard } from './cards.ts'

const now = new Date('2026-11-20T12:00:00Z')
const good = { number: '4242424242424242', expiryMonth: '12', expiryYear: '26', cvv: '123' }
const check = (more: Partial<typeof good>, at = now) => checkCard({ ...good, ...more }, at)

const shape = ['Card number must be 16 digits formatted']
const wrong = ['This card number is not valid. Please check it.']

describe('a card number', () => {
  test.each(['424242424242424', '42424242424242420', '4242 4242 4242 4242', '424242424242424x', ''])(
    'rejects %j',
    (number) => {
      expect(check({ number })).toEqual({ card_number: shape })
    },
  )

  test.each(['4242424242424242', '5555555555554444', '4000002500003155', '4000000000009995', '0000000000000000'])(
    'accepts %s',
    (number) => {
      expect(check({ number })).toBeNull()
    },
  )

  test('any single wrong digit is rejected', () => {
    fc.assert(
      fc.property(fc.nat(15), fc.integer({ min: 1, max: 9 }), (place, by) => {
        const digits = [...good.number]
        digits[place] = String((Number(digits[place]) + by) % 10)
        expect(check({ number: digits.join('') })).toEqual({ card_number: wrong })
      }),
    )
  })
})

describe('an expiry date', () => {
  const past = { expiry_month: ['This card has expired. Please use another one.'] }
  const odd = { expiry_month: ['Invalid expiration date'] }

  test('is valid to the end of its month', () => {
    const november = { expiryMonth: '11', expiryYear: '2026' }
    expect(check(november)).toBeNull()
    expect(check(november, new Date('2026-11-30T23:59:59.999Z'))).toBeNull()
    expect(check(november, new Date('2026-12-01T00:00:00Z'))).toEqual(past)
    expect(check({ expiryMonth: '12', expiryYear: '25' })).toEqual(past)
  })

  test.each([
    ['1', '27'],
    ['01', '2027'],
    ['12', '99'],
  ])('accepts %s/%s', (expiryMonth, expiryYear) => {
    expect(check({ expiryMonth, expiryYear })).toBeNull()
  })

  test.each([
    ['0', '27'],
    ['13', '27'],
    ['', '27'],
    ['1x', '27'],
    ['x1', '27'],
    ['001', '27'],
    ['12', ''],
    ['12', '7'],
    ['12', '027'],
    ['12', '20270'],
    ['12', 'x27'],
    ['12', '27x'],
    ['12', '0000'],
  ])('rejects %s/%s', (expiryMonth, expiryYear) => {
    expect(check({ expiryMonth, expiryYear })).toEqual(odd)
  })
})

test.each(['12', '1234', '12x', ' 123', ''])('rejects the CVV %j', (cvv) => {
  expect(check({ cvv })).toEqual({ cvv: ['CVV must be exactly 3 digits'] })
})

test('all errors are reported together', () => {
  expect(check({ number: '1', expiryMonth: '13', cvv: '1' })).toEqual({
    card_number: shape,
    expiry_month: ['Invalid expiration date'],
    cvv: ['CVV must be exactly 3 digits'],
  })
})

test.each([
  ['4242424242424242', 'visa', '4242'],
  ['5155555555554321', 'mastercard', '4321'],
  ['5555555555554444', 'mastercard', '4444'],
  ['2221000000000009', 'mastercard', '0009'],
  ['2720990000000007', 'mastercard', '0007'],
  ['5055555555554444', 'card', '4444'],
  ['5655555555554444', 'card', '4444'],
  ['2121000000000009', 'card', '0009'],
  ['2821000000000009', 'card', '0009'],
  ['3530111333300000', 'card', '0000'],
  ['3452525252525200', 'card', '5200'],
])('keeps of %s only brand %s and last four digits %s', (number, brand, last4) => {
  expect(summariseCard({ ...good, number })).toEqual({ brand, last4 })
})

/** The cards listed in README.md for people who try the site. */
test.each([
  ['4242424242424242', { kind: 'succeeded' }],
  ['5555555555554444', { kind: 'succeeded' }],
  ['4000000000000002', { kind: 'declined', message: 'Your card was declined. Try another card or contact your bank.' }],
  [
    '4000000000009995',
    { kind: 'declined', message: 'Your card has insufficient funds. Try another card or a smaller pack.' },
  ],
  ['4000000000000119', { kind: 'unavailable' }],
  ['4000002500003155', { kind: 'challenge' }],
  ['4000002500003189', { kind: 'challenge', succeedsAfterCancel: true }],
  ['4000000000003063', { kind: 'pending', becomes: 'succeeded' }],
  ['4000000000003089', { kind: 'pending', becomes: 'failed' }],
  [
    '4111111111111111',
    {
      kind: 'declined',
      message: 'This shop is in test mode and takes test cards only. Your card was not charged.',
    },
  ],
])('the card %s has the outcome %o', (number, behaviour) => {
  expect(behaviourOf(number)).toEqual(behaviour)
})
