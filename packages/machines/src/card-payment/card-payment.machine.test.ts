import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { statePaths } from '../testing/index.ts'
import { canaryCvv, canaryNumber, createTestCardPayment, order } from './card-payment.support.ts'
import { cardPaymentMachine } from './index.ts'

const canaryDigits = '4929123487650001'
test('every step is a named state', () => {
  expect(statePaths(cardPaymentMachine)).toEqual([
    'preparing',
    'nothingToPay',
    'enteringCard',
    'enteringCard.filling',
    'enteringCard.correcting',
    'enteringCard.declined',
    'charging',
    'charging.firstTry',
    'charging.retry',
    'outcomeUnknown',
    'redirecting',
  ])
})

describe('the sum (D12, D18)', () => {
  test('without an order there is nothing to pay, and nothing can be sent', () => {
    const { at, submit, holder, charge } = createTestCardPayment(null)
    expect(at().value).toBe('nothingToPay')
    expect(at().context.amounts.total).toBe(0)
    expect(submit()).toBe(false)
    expect(holder.isEmpty).toBe(true)
    expect(charge.calls).toHaveLength(0)
  })

  test('shows the amounts of the order', () => {
    expect(createTestCardPayment().at().context.amounts).toEqual(order.amounts)
  })

  test('a sum of 0 cannot be paid', () => {
    expect(createTestCardPayment({ ...order, amounts: { ...order.amounts, total: 0 } }).at().value).toBe('nothingToPay')
  })
})

describe('paying', () => {
  test('success: the browser is sent on, once', { tags: ['R317'] }, async () => {
    const { at, submit, charge, emitted, taken } = createTestCardPayment()
    expect(submit()).toBe(true)
    expect(at().value).toEqual({ charging: 'firstTry' })
    expect(charge.last().input).toEqual({
      orderId: 'd-1',
      amount: 972,
      paymentMethodId: 1,
      idempotencyKey: 'seed-1-1',
    })
    expect(taken).toEqual([
      {
        cardNumber: canaryDigits,
        expiryMonth: '09',
        expiryYear: '31',
        cvv: canaryCvv,
        cardholderName: 'VERA PENNY',
        email: 'vera@mintage.example',
        phone: '',
      },
    ])
    await charge.last().answer({ status: 'OK', redirectUrl: 'https://bank.test/3ds' })
    expect(at().value).toBe('redirecting')
    expect(emitted).toEqual([{ type: 'paymentAccepted', redirectUrl: 'https://bank.test/3ds', orderId: 'd-1' }])
    expect(submit()).toBe(false)
    expect(charge.calls).toHaveLength(1)
  })

  test.each([null, 'javascript:alert(1)', '//evil.test'])('destination %j is none (D62)', async (redirectUrl) => {
    const { submit, charge, emitted } = createTestCardPayment()
    submit()
    await charge.last().answer({ status: 'OK', redirectUrl })
    expect(emitted).toEqual([{ type: 'paymentAccepted', redirectUrl: null, orderId: 'd-1' }])
  })

  test('one charge at a time, and a second card is not kept (single flight)', async () => {
    const { submit, charge, holder, taken } = createTestCardPayment()
    submit()
    expect(submit({ cvv: '111' })).toBe(false)
    expect(submit()).toBe(false)
    expect(charge.calls).toHaveLength(1)
    expect(taken).toHaveLength(1)
    expect(holder.isEmpty).toBe(true)
  })

  test('a malformed card is not sent, and its number is not kept', () => {
    const { at, submit, charge, holder, traces } = createTestCardPayment()
    submit({ cvv: '12', expiry: '13/30' })
    expect(at().matches({ enteringCard: 'correcting' })).toBe(true)
    expect(at().context.fieldErrors).toEqual({ expiry: 'card.expiryInvalid', cvv: 'card.cvvInvalid' })
    expect(charge.calls).toHaveLength(0)
    expect(holder.isEmpty).toBe(true)
    expect(traces()).not.toContain(canaryDigits)
    submit()
    expect(at().context.fieldErrors).toEqual({})
  })
})

describe('a refusal (R377, R378)', { tags: ['R318', 'R377', 'R378'] }, () => {
  test.each([
    [{ message: 'Declined' }, { text: 'Declined' }, {}],
    [{}, { key: 'card.failed' }, {}],
    [{ message: '' }, { key: 'card.failed' }, {}],
    [
      { errors: { card_number: ['N'], expiry_year: ['Y'], cvv: ['C'] } },
      null,
      { cardNumber: 'N', expiry: 'Y', cvv: 'C' },
    ],
    [{ message: 'M', errors: { cardholder_name: ['H'] } }, { text: 'M' }, { cardholderName: 'H' }],
    [{ errors: { expiry_month: ['M'], email: ['E'], phone: ['P'] } }, null, { expiry: 'M', email: 'E', phone: 'P' }],
    [{ message: 'M', errors: { amount: ['A'] } }, { text: 'A' }, {}],
  ])('answer %j: under CVV %j, under fields %j', { tags: ['R317'] }, async (answer, problem, serverErrors) => {
    const { at, submit, charge } = createTestCardPayment()
    submit()
    await charge.last().answer({ status: 'ERROR', ...answer })
    expect(at().matches({ enteringCard: 'declined' })).toBe(true)
    expect(at().context).toMatchObject({ problem, serverErrors })
    expect(at().context.amounts).toEqual({ ...order.amounts, total: 972 })
  })

  test.each(['validation', 'forbidden', 'tooManyRequests', 'unauthorized', 'notFound', 'paymentRequired', 'refused'])(
    'a request refused as %s is a refusal too',
    async (kind) => {
      const { at, submit, charge } = createTestCardPayment()
      submit()
      await charge.last().fail({ kind, message: 'No', errors: { cvv: ['C'] } })
      expect(at().matches({ enteringCard: 'declined' })).toBe(true)
      expect(at().context).toMatchObject({ problem: { text: 'No' }, serverErrors: { cvv: 'C' } })
    },
  )

  test('ends the attempt: the next try has another key (D15)', async () => {
    const { submit, charge } = createTestCardPayment()
    submit()
    await charge.last().answer({ status: 'ERROR' })
    submit()
    expect(charge.last().input.idempotencyKey).toBe('seed-2-1')
    await charge.last().fail({ kind: 'validation' })
    submit()
    expect(charge.last().input.idempotencyKey).toBe('seed-3-1')
  })

  test('editing clears it', async () => {
    const { actor, at, submit, charge } = createTestCardPayment()
    submit()
    await charge.last().answer({ status: 'ERROR', message: 'Declined' })
    actor.send({ type: 'card.edited' })
    expect(at().matches({ enteringCard: 'filling' })).toBe(true)
    expect(at().context.problem).toBeNull()
  })

  test('a corrected total is shown and paid next (D18)', async () => {
    const { at, submit, charge } = createTestCardPayment()
    submit()
    await charge.last().answer({ status: 'ERROR', message: 'The total has changed', total: 1200 })
    expect(at().context.amounts).toEqual({ price: 1090, discount: 90, net: 1000, vat: 200, total: 1200 })
    submit()
    expect(charge.last().input.amount).toBe(1200)
  })
})

describe('no answer', () => {
  test.each([
    { kind: 'network' },
    { kind: 'timeout' },
    { kind: 'aborted' },
    { kind: 'server', message: 'x' },
    { kind: 'malformed' },
    { kind: 'other', status: 409, message: 'In progress' },
    new Error('boom'),
    undefined,
  ])('%j: the outcome is unknown, and trying again is the same attempt', async (failure) => {
    const { at, submit, charge, emitted } = createTestCardPayment()
    submit()
    await charge.last().fail(failure)
    expect(at().value).toBe('outcomeUnknown')
    expect(at().hasTag('needsInput')).toBe(true)
    expect(at().context.problem).toEqual({ key: 'card.outcomeUnknown' })
    expect(emitted).toEqual([])
    submit()
    expect(at().context.problem).toBeNull()
    expect(charge.calls.map((call) => call.input.idempotencyKey)).toEqual(['seed-1-1', 'seed-1-1'])
    await charge.last().answer({ status: 'OK', redirectUrl: '/success-payment?order_id=d-1' })
    expect(at().value).toBe('redirecting')
  })

  test('a malformed card tried again does not hide that the first may have gone through', async () => {
    const { at, submit, charge } = createTestCardPayment()
    submit()
    await charge.last().fail({ kind: 'timeout' })
    submit({ cvv: '' })
    expect(at().value).toBe('outcomeUnknown')
    expect(at().context).toMatchObject({
      fieldErrors: { cvv: 'card.cvvInvalid' },
      problem: { key: 'card.outcomeUnknown' },
    })
  })

  test('a refusal after silence ends the attempt', async () => {
    const { at, submit, charge } = createTestCardPayment()
    submit()
    await charge.last().fail({ kind: 'timeout' })
    submit()
    await charge.last().answer({ status: 'ERROR', message: 'Declined' })
    expect(at().matches({ enteringCard: 'declined' })).toBe(true)
    submit()
    expect(charge.last().input.idempotencyKey).toBe('seed-2-1')
  })

  test.each(['tooManyRequests', 'unauthorized', 'forbidden', 'notFound', 'validation'])(
    'a retry that is refused before processing (%s) does not end the attempt: the first may have gone through',
    async (kind) => {
      const { at, submit, charge } = createTestCardPayment()
      submit()
      await charge.last().fail({ kind: 'network' })
      submit()
      await charge.last().fail({ kind, message: 'No', errors: { cvv: ['C'] } })
      expect(at().value).toBe('outcomeUnknown')
      expect(at().context).toMatchObject({
        fieldErrors: {},
        serverErrors: { cvv: 'C' },
        problem: { key: 'card.outcomeUnknown' },
      })
      submit()
      expect(charge.calls.map((call) => call.input.idempotencyKey)).toEqual(['seed-1-1', 'seed-1-1', 'seed-1-1'])
    },
  )

  test('continues without a second charge after a return by the browser’s history', async () => {
    const { actor, at, submit, charge } = createTestCardPayment()
    submit()
    await charge.last().answer({ status: 'OK', redirectUrl: null })
    actor.send({ type: 'screen.returned' })
    expect(at().value).toBe('outcomeUnknown')
    expect(at().context).toMatchObject({ problem: null, alert: 'unconfirmed' })
    submit()
    expect(charge.last().input.idempotencyKey).toBe('seed-1-1')
  })

  test('a next step that does not open within 20 s leaves the form to be used again', async () => {
    const { at, clock, submit, charge } = createTestCardPayment()
    submit()
    await charge.last().answer({ status: 'OK', redirectUrl: 'https://bank.test' })
    clock.increment(19_999)
    expect(at().value).toBe('redirecting')
    clock.increment(1)
    expect(at().value).toBe('outcomeUnknown')
    expect(at().context.alert).toBe('unconfirmed')
  })
})

describe('another card (D73)', () => {
  test.each([
    ['number', { cardNumber: '4929 1234 8765 0002' }],
    ['expiry month', { expiry: '08/31' }],
    ['expiry year', { expiry: '09/32' }],
    ['CVV', { cvv: '908' }],
  ])('after silence begins an attempt of its own: another %s', async (_, change) => {
    const { submit, charge } = createTestCardPayment()
    submit()
    await charge.last().fail({ kind: 'timeout' })
    submit(change)
    await charge.last().fail({ kind: 'timeout' })
    submit(change)
    expect(charge.calls.map((call) => call.input.idempotencyKey)).toEqual(['seed-1-1', 'seed-1-2', 'seed-1-2'])
  })

  test('after coming back from the bank begins an attempt of its own', async () => {
    const { actor, submit, charge, emitted } = createTestCardPayment()
    submit()
    await charge.last().answer({ status: 'OK', redirectUrl: 'https://bank.test/first' })
    actor.send({ type: 'screen.returned' })
    submit({ cardNumber: '4929 1234 8765 0002' })
    expect(charge.last().input.idempotencyKey).toBe('seed-1-2')
    await charge.last().answer({ status: 'OK', redirectUrl: 'https://bank.test/second' })
    expect(emitted.at(-1)).toMatchObject({ redirectUrl: 'https://bank.test/second' })
  })

  test.each(['cardholderName', 'email', 'phone'])('%s does not make it another one', async (field) => {
    const { submit, charge } = createTestCardPayment()
    submit()
    await charge.last().fail({ kind: 'timeout' })
    submit({ [field]: 'ELSE' })
    expect(charge.last().input.idempotencyKey).toBe('seed-1-1')
  })

  test('and the first one again, each under its own key, until one is answered', async () => {
    const { submit, submitAnother, charge } = createTestCardPayment()
    submit()
    await charge.last().fail({ kind: 'timeout' })
    submitAnother()
    await charge.last().fail({ kind: 'timeout' })
    submitAnother()
    await charge.last().answer({ status: 'ERROR' })
    submit()
    expect(charge.calls.map((call) => call.input.idempotencyKey)).toEqual([
      'seed-1-1',
      'seed-1-2',
      'seed-1-1',
      'seed-2-1',
    ])
  })

  test('with a mistake sends nothing, and the first may still have gone through', async () => {
    const { at, submit, charge } = createTestCardPayment()
    submit()
    await charge.last().fail({ kind: 'timeout' })
    submit({ cardNumber: '4929 1234' })
    expect(at().value).toBe('outcomeUnknown')
    expect(at().context).toMatchObject({ fieldErrors: { cardNumber: 'card.numberInvalid' }, alert: 'unknown' })
    expect(charge.calls).toHaveLength(1)
    submit()
    expect(charge.last().input.idempotencyKey).toBe('seed-1-1')
  })
})

describe('what is said above Pay', () => {
  test.each([
    [{ message: 'Declined' }, 'refused'],
    [{ errors: { cvv: ['C'] } }, null],
    [{ message: 'Declined', total: 972 }, 'refused'],
    [{ message: 'Changed', total: 1200 }, 'newTotal'],
    [{ errors: { cvv: ['C'] }, total: 1200 }, 'newTotal'],
  ])('answer %j: %s', async (answer, alert) => {
    const { at, submit, charge } = createTestCardPayment()
    submit()
    await charge.last().answer({ status: 'ERROR', ...answer })
    expect(at().context.alert).toBe(alert)
    submit({ cvv: '1' })
    expect(at().context.alert).toBeNull()
  })

  test('goes while the next try is under way', async () => {
    const { at, submit, charge } = createTestCardPayment()
    submit()
    await charge.last().fail({ kind: 'validation', message: 'No' })
    expect(at().context.alert).toBe('refused')
    submit()
    expect(at().context.alert).toBeNull()
    await charge.last().fail({ kind: 'timeout' })
    expect(at().context.alert).toBe('unknown')
    submit()
    expect(at().context.alert).toBeNull()
    await charge.last().fail({ kind: 'tooManyRequests' })
    expect(at().context.alert).toBe('unknown')
  })
})

describe('the card leaves no trace (D04)', () => {
  const endings: readonly ((charge: ReturnType<typeof createTestCardPayment>['charge']) => Promise<void>)[] = [
    async () => {},
    (charge) => charge.last().answer({ status: 'OK', redirectUrl: 'https://bank.test' }),
    (charge) => charge.last().answer({ status: 'ERROR', message: `Card ${canaryNumber} was declined` }),
    (charge) =>
      charge
        .last()
        .answer({ status: 'ERROR', errors: { card_number: [`${canaryDigits} is no card`], amount: [canaryDigits] } }),
    (charge) => charge.last().fail({ kind: 'validation', message: `Bad ${canaryDigits.replace(/(.{4})/g, '$1-')}` }),
    (charge) => charge.last().fail({ kind: 'timeout', message: canaryDigits }),
    (charge) => charge.last().fail(new Error(canaryDigits)),
  ]

  test.each(endings.map((ending, index) => [index, ending] as const))('ending %i', async (_, ending) => {
    const { submit, charge, stored, taken, holder } = createTestCardPayment()
    submit()
    await ending(charge)
    expect(taken[0]?.cardNumber).toBe(canaryDigits)
    expect(holder.take()).toBeNull()
    for (const secret of [canaryNumber, canaryDigits, canaryDigits.slice(0, 12), canaryCvv])
      expect(stored()).not.toContain(secret)
  })

  test('the holder gives any card out once and the machine never sees it', () => {
    const digits = fc.stringMatching(/^\d{4} \d{4} \d{4} \d{4}$/)
    fc.assert(
      fc.property(digits, (cardNumber) => {
        const { submit, taken, traces, holder } = createTestCardPayment()
        submit({ cardNumber })
        expect(taken).toHaveLength(1)
        expect(taken[0]?.cardNumber).toBe(cardNumber.replaceAll(' ', ''))
        expect(holder.take()).toBeNull()
        expect(traces()).not.toContain(cardNumber)
        expect(traces()).not.toContain(cardNumber.replaceAll(' ', ''))
      }),
      { numRuns: 30 },
    )
  })
})
