import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withoutCardNumbers } from './failures.ts'
import { type CardForm, checkCard, toCardDetails } from './rules.ts'

const good: CardForm = {
  cardNumber: '4242 4242 4242 4242',
  expiry: '12/30',
  cvv: '123',
  cardholderName: 'VERA PENNY',
  email: 'vera@mintage.example',
  phone: '',
}

describe('the card form (R264-R270)', () => {
  test.each([
    [{}, {}],
    [{ cardholderName: '', email: '', phone: '' }, {}],
    [{ cardNumber: '1111 1111 1111 1111' }, {}],
    [{ expiry: '01/20' }, {}],
    [{ cardNumber: '' }, { cardNumber: 'card.numberInvalid' }],
    [{ cardNumber: '4242424242424242' }, { cardNumber: 'card.numberInvalid' }],
    [{ cardNumber: '4242 4242 4242 424' }, { cardNumber: 'card.numberInvalid' }],
    [{ cardNumber: '4242 4242 4242 42422' }, { cardNumber: 'card.numberInvalid' }],
    [{ cardNumber: '14242 4242 4242 4242' }, { cardNumber: 'card.numberInvalid' }],
    [{ expiry: '' }, { expiry: 'card.expiryInvalid' }],
    [{ expiry: '00/30' }, { expiry: 'card.expiryInvalid' }],
    [{ expiry: '13/30' }, { expiry: 'card.expiryInvalid' }],
    [{ expiry: '1230' }, { expiry: 'card.expiryInvalid' }],
    [{ expiry: '112/30' }, { expiry: 'card.expiryInvalid' }],
    [{ expiry: '12/2030' }, { expiry: 'card.expiryInvalid' }],
    [{ cvv: '' }, { cvv: 'card.cvvInvalid' }],
    [{ cvv: '12' }, { cvv: 'card.cvvInvalid' }],
    [{ cvv: '1234' }, { cvv: 'card.cvvInvalid' }],
    [{ cvv: 'a123' }, { cvv: 'card.cvvInvalid' }],
    [{ cvv: '12a' }, { cvv: 'card.cvvInvalid' }],
  ])('%j gives %j', { tags: ['R264', 'R265', 'R267', 'R270'] }, (change, errors) => {
    expect(checkCard({ ...good, ...change })).toEqual(errors)
  })

  test('errors come in the order of the form', () => {
    expect(Object.keys(checkCard({ ...good, cvv: '', expiry: '', cardNumber: '' }))).toEqual([
      'cardNumber',
      'expiry',
      'cvv',
    ])
  })

  test('the request has digits only, MM and YY (D59)', () => {
    expect(toCardDetails(good)).toEqual({
      cardNumber: '4242424242424242',
      expiryMonth: '12',
      expiryYear: '30',
      cvv: '123',
      cardholderName: 'VERA PENNY',
      email: 'vera@mintage.example',
      phone: '',
    })
  })
})

describe('words of the server', () => {
  test('a card number in them is struck out, grouped or not', () => {
    const number = fc.stringMatching(/^\d{12,19}$/)
    fc.assert(
      fc.property(number, fc.constantFrom('', ' ', '-'), (digits, gap) => {
        const written = digits.match(/.{1,4}/g)?.join(gap) ?? digits
        expect(withoutCardNumbers(`Card ${written} was declined`)).toBe('Card ••• was declined')
      }),
    )
  })

  test('other numbers stay', () => {
    expect(withoutCardNumbers('Call 555 1234 before 2026-11-20')).toBe('Call 555 1234 before 2026-11-20')
  })
})
