import { deferred, failure, fieldErrors, makeQuote } from '@mintage/api-client/mocks'
import { models } from '@mintage/machines/models'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { afterCheckout, savedOrder, savedPageOrder } from '../../../apps/site/src/testing/savedOrder.ts'
import { createLazySite } from '../support/createLazySite.ts'
import { testModelPaths } from '../support/testModelPaths.ts'

const order = savedOrder.orderId

const card = { number: '4929 1234 8765 0001', expiry: '09/31', cvv: '907' }
const otherCard = { ...card, number: '4929 1234 8765 0019' }

const bank = 'https://bank.example/challenge/1'

const paymentPage = 'https://provider.example/pay/1'

const outcomeUnknown =
  'We could not reach the payment service, so we do not know yet whether the payment went through. Pay again to check: the same payment is never charged twice.'

const setUp = () => ({
  tab: createLazySite(),
  charge: deferred('post', '/deposit/checkout/execute'),
  status: deferred('get', '/deposit/status/{id}'),
  card,
  /** The keys that came with the calls. */
  attempts: [] as (string | null)[],
  /** Numbers of cards that had no answer about the payment, and their keys: the next try has the same (D15, D73). */
  inDoubt: new Map<string, string | null>(),
  alert: '',
  /** What the form itself finds wrong with the CVV. */
  mistake: '',
  sentTo: 'the pending page' as 'the bank' | 'the pending page',
  /** The server's words about the last payment. */
  refusal: '',
})

type Fixture = ReturnType<typeof setUp>

const number = page.getByRole('textbox', { name: 'Card number' })
const expiry = page.getByRole('textbox', { name: 'Expiration date' })
const cvv = page.getByRole('textbox', { name: 'CVV' })
const pay = page.getByRole('button', { name: /^Pay €/ })
const paying = page.getByRole('button', { name: 'Paying €10.80...' })
const opening = page.getByRole('button', { name: 'Opening the payment page...' })

const open = async ({ tab, charge, status }: Fixture, visit: Record<string, string>, name = 'Pay by card') => {
  await tab.open({ path: '/pay', signedIn: true, stored: { visit }, handlers: [charge.handler, status.handler] })
  await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** The call that asks for the payment page, which has no card. */
const nextPage = async ({ charge, attempts, inDoubt }: Fixture) => {
  const call = await charge.next()
  const key = call.request.headers.get('Idempotency-Key')
  if (inDoubt.has('page')) expect(key).toBe(inDoubt.get('page'))
  else expect(attempts).not.toContain(key)
  attempts.push(key)
  inDoubt.set('page', key)
  expect(await call.json()).toEqual({
    amount: 10.8,
    currency: 'EUR',
    deposit_id: order,
    lang_id: expect.anything(),
    payment_method_id: 2,
  })
  return call
}

const submit = async (fixture: Fixture, code: string) => {
  fixture.mistake = code.length === 3 ? '' : 'CVV must be exactly 3 digits'
  await number.fill(fixture.card.number)
  await expiry.fill(fixture.card.expiry)
  await cvv.fill(code)
  await pay.click()
}

/** The call that waits, once its card has been seen to be the one that was typed. */
const next = async ({ charge, attempts, inDoubt, card: { number: digits } }: Fixture) => {
  const call = await charge.next()
  const key = call.request.headers.get('Idempotency-Key')
  expect(key).toMatch(/./)
  if (inDoubt.has(digits)) expect(key).toBe(inDoubt.get(digits))
  else expect(attempts).not.toContain(key)
  attempts.push(key)
  inDoubt.set(digits, key)
  expect(await call.json()).toMatchObject({
    card_number: digits.replaceAll(' ', ''),
    expiry_month: '09',
    expiry_year: '31',
    cvv: '907',
    amount: 10.8,
    deposit_id: order,
  })
  return call
}

/** Once, however often Pay is pressed. */
const isUnderWay = async ({ charge, attempts }: Fixture) => {
  await expect.element(paying).toBeDisabled()
  await expect.poll(() => charge.waiting).toBe(1)
  expect(charge.count).toBe(attempts.length + 1)
}

/** As `isUnderWay`, of the payment page. */
const isAskedFor = async ({ charge, attempts }: Fixture) => {
  await expect.element(opening).toBeDisabled()
  await expect.poll(() => charge.waiting).toBe(1)
  expect(charge.count).toBe(attempts.length + 1)
}

/** The form can be filled in, and nothing waits for the server. */
const asks = async ({ charge }: Fixture) => {
  await expect.element(page.getByRole('button', { name: 'Pay €10.80' })).toBeEnabled()
  expect(charge.waiting).toBe(0)
}

const isAlerted = (words: string) => expect.element(page.getByRole('alert')).toHaveTextContent(words)

const isInOrder = (field: typeof cvv) => expect.element(field).not.toHaveAttribute('aria-invalid', 'true')

const expectNotice = (words: string) => expect.element(cvv).toHaveAccessibleDescription(`${words} 3 digits on the back`)

testModelPaths(models['card-payment'], {
  setUp,
  end: ({ tab }) => tab.close(),
  steps: {
    'the person opens the pay screen after a checkout': (fixture) => open(fixture, afterCheckout()),
    'the person opens the pay screen without a checkout': (fixture) => open(fixture, {}),
    'the person submits a card with mistakes': (fixture) => submit(fixture, '12'),
    'the person submits a good card': async (fixture) => {
      if (number.query() === null) await pay.click({ force: true })
      else await submit(fixture, card.cvv)
    },
    'the person submits another card': async (fixture) => {
      fixture.card = otherCard
      await submit(fixture, otherCard.cvv)
    },
    'the person presses Pay again': async () => {
      await paying.click({ force: true })
      await cvv.click()
      await userEvent.keyboard('{Enter}')
    },
    'the payment is accepted': async (fixture, ahead) => {
      // Only a page that was left for another site can be brought back as it was.
      const stays = ['the browser brings the pay screen back', 'the next step does not open'] as const
      fixture.sentTo = stays.some((step) => ahead.includes(step)) ? 'the bank' : 'the pending page'
      const call = await next(fixture)
      call.resolve(200, { status: 'OK', ...(fixture.sentTo === 'the bank' ? { redirect_url: bank } : {}) })
    },
    'the bank declines the card': async (fixture) => {
      fixture.refusal = 'Your card was declined.'
      const call = await next(fixture)
      fixture.inDoubt.clear()
      fixture.alert = 'The payment did not go through'
      call.resolve(200, { ...failure(fixture.refusal), payload: makeQuote() })
    },
    'the server refuses the request': async (fixture) => {
      fixture.refusal = 'This payment is no longer open.'
      fixture.alert = 'The payment did not go through'
      const call = await next(fixture)
      // A request that is refused before it is processed says nothing about the one before it.
      if (fixture.inDoubt.size === 1 && fixture.attempts.length === 1) fixture.inDoubt.clear()
      call.resolve(422, fieldErrors({ deposit_id: [fixture.refusal] }))
    },
    'no answer comes': async (fixture) => {
      ;(await next(fixture)).reject()
    },
    'the person edits the card': () => cvv.fill('90'),
    'the next step does not open': ({ tab }) => tab.site.pass(20_000),
    'the person opens the pay screen of an order for the payment page': (fixture) =>
      open(fixture, afterCheckout(savedPageOrder), 'Pay for your order'),
    'the person asks for the payment page': () => pay.click(),
    'the person asks for it again': () => opening.click({ force: true }),
    'the payment page is ready': async (fixture) => {
      ;(await nextPage(fixture)).resolve(200, { status: 'OK', redirect_url: paymentPage })
    },
    'the provider does not take the order': async (fixture) => {
      fixture.refusal = 'The payment service does not take this currency.'
      const call = await nextPage(fixture)
      fixture.inDoubt.clear()
      call.resolve(200, failure(fixture.refusal))
    },
    'the server refuses to ask for the page': async (fixture) => {
      fixture.refusal = 'This payment is no longer open.'
      const call = await nextPage(fixture)
      if (fixture.attempts.length === 1) fixture.inDoubt.clear()
      call.resolve(422, fieldErrors({ deposit_id: [fixture.refusal] }))
    },
    'nothing is heard of the page': async (fixture) => {
      ;(await nextPage(fixture)).reject()
    },
    'the payment page does not open': ({ tab }) => tab.site.pass(20_000),
    'the browser brings the order back': () => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    },
    'the browser brings the pay screen back': () => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    },
  },
  states: {
    'before the pay screen': () => {},
    'nothing to pay': async ({ charge }) => {
      await expect.element(page.getByText('There is nothing to pay yet')).toBeVisible()
      await expect.element(page.getByRole('button', { name: 'Pay €0.00' })).toBeDisabled()
      await expect.element(page.getByRole('main').getByRole('link', { name: 'See pricing' })).toBeVisible()
      expect(charge.count).toBe(0)
    },
    'the card form': async (fixture) => {
      await asks(fixture)
      for (const field of [number, expiry, cvv]) await isInOrder(field)
      await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    },
    'told what to correct': async (fixture) => {
      await asks(fixture)
      await expectNotice('CVV must be exactly 3 digits')
      await isInOrder(number)
    },
    paying: async (fixture) => {
      await isUnderWay(fixture)
      await isInOrder(cvv)
    },
    'told of the refusal': async (fixture) => {
      await asks(fixture)
      await expectNotice(fixture.refusal)
      await isAlerted(`${fixture.alert}Nothing was charged. Try another card, or check the details and pay again.`)
    },
    'told that nobody knows': async (fixture) => {
      await asks(fixture)
      await expectNotice([fixture.mistake, outcomeUnknown].filter(Boolean).join('. '))
      await isAlerted(
        'We do not know yet whether you were chargedPay again to find out. This order is never charged twice.',
      )
    },
    'back before it was confirmed': async (fixture) => {
      await asks(fixture)
      for (const field of [number, cvv]) {
        await expect.element(field).toHaveValue('')
        await isInOrder(field)
      }
      await expect.element(expiry).toHaveValue(card.expiry)
      await isAlerted(
        'This payment is not confirmed yetEnter the card again to go on, or pay with another one. This order is never charged twice.',
      )
    },
    'paying again': async (fixture) => {
      await isUnderWay(fixture)
      await isInOrder(cvv)
      expect(fixture.attempts).toHaveLength(1)
    },
    'paying with another card': async (fixture) => {
      await isUnderWay(fixture)
      await isInOrder(cvv)
    },
    'the order alone': async (fixture) => {
      await asks(fixture)
      await expect.element(page.getByRole('main').getByRole('textbox')).not.toBeInTheDocument()
    },
    'waiting for the payment page': isAskedFor,
    'waiting for the same payment page': isAskedFor,
    'told why there is no payment page': async (fixture) => {
      await asks(fixture)
      await isAlerted(`The payment did not go through${fixture.refusal}`)
    },
    'told that the page is unknown': async (fixture) => {
      await asks(fixture)
      await isAlerted(`We do not know yet whether you were charged${outcomeUnknown}`)
    },
    'sent on to the payment page': async ({ tab }) => {
      await expect.poll(() => tab.site.sentTo.at(-1)).toBe(paymentPage)
      await expect.element(opening).toBeDisabled()
    },
    'back from the payment page': async (fixture) => {
      await asks(fixture)
      await isAlerted(
        'This payment is not confirmed yetPay again to go on at the payment page. This order is never charged twice.',
      )
    },
    'sent on': async ({ tab, charge, sentTo }) => {
      expect(charge.waiting).toBe(0)
      expect(tab.site.sentTo).toEqual(sentTo === 'the bank' ? [bank] : [])
      if (sentTo === 'the bank') {
        await expect.element(page.getByRole('button', { name: 'Opening the next step...' })).toBeDisabled()
        return
      }
      await expect.element(page.getByRole('heading', { name: 'Payment is being processed' })).toBeVisible()
      await expect.element(page.getByText('MT-0000-081')).toBeVisible()
      expect(window.location.pathname + window.location.search).toBe(`/pending-payment?order_id=${order}`)
    },
  },
  invariant: () => {
    const storage = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, window.location.href])
    for (const secret of [card, otherCard].flatMap(({ number: digits }) => [digits, digits.replaceAll(' ', '')]))
      expect(storage).not.toContain(secret)
  },
})
