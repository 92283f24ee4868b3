import { failure, fieldErrors, held, makeQuote } from '@mintage/api-client/mocks'
import { models } from '@mintage/machines/models'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { afterCheckout, savedCheckout } from '../../../apps/site/src/testing/savedCheckout.ts'
import { describeScreens } from './support/describeScreens.ts'
import { siteInWaiting } from './support/siteInWaiting.ts'

const order = savedCheckout.depositId

/** A card that is easily found again wherever it should not be. */
const card = { number: '4929 1234 8765 0001', expiry: '09/31', cvv: '907' }

const bank = 'https://bank.example/challenge/1'

const outcomeUnknown =
  'We could not reach the payment service, so we do not know yet whether the payment went through. Pay again to check: the same payment is never charged twice.'

const begin = () => ({
  tab: siteInWaiting(),
  charge: held('post', '/deposit/checkout/execute'),
  status: held('get', '/deposit/status/{id}'),
  /** The keys that came with the calls. */
  attempts: [] as (string | null)[],
  /** The last try had no answer about the payment: the next must be the same attempt (D15). */
  unknown: false,
  /** What the form itself finds wrong with the CVV. */
  mistake: '',
  sentTo: 'the pending page' as 'the bank' | 'the pending page',
  /** The server's words about the last payment. */
  refusal: '',
})

type World = ReturnType<typeof begin>

const number = page.getByRole('textbox', { name: 'Card number' })
const expiry = page.getByRole('textbox', { name: 'Expiration date' })
const cvv = page.getByRole('textbox', { name: 'CVV' })
const pay = page.getByRole('button', { name: /^Pay €/ })
const paying = page.getByRole('button', { name: 'Paying €10.80...' })

const open = async ({ tab, charge, status }: World, visit: Record<string, string>) => {
  await tab.open({ path: '/pay', signedIn: true, kept: { visit }, wire: [charge.handler, status.handler] })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Pay by card' })).toBeVisible()
}

const submit = async (world: World, code: string) => {
  world.mistake = code.length === 3 ? '' : 'CVV must be exactly 3 digits'
  await number.fill(card.number)
  await expiry.fill(card.expiry)
  await cvv.fill(code)
  await pay.click()
}

/** The call that waits, once its card has been seen to be the one that was typed. */
const next = async ({ charge, attempts, unknown }: World) => {
  const call = await charge.next()
  const key = call.request.headers.get('Idempotency-Key')
  expect(key).toMatch(/./)
  expect(attempts.includes(key)).toBe(unknown)
  attempts.push(key)
  expect(await call.json()).toMatchObject({
    card_number: '4929123487650001',
    expiry_month: '09',
    expiry_year: '31',
    cvv: '907',
    amount: 10.8,
    deposit_id: order,
  })
  return call
}

/** Once, however often Pay is pressed. */
const isUnderWay = async ({ charge, attempts }: World) => {
  await expect.element(paying).toBeDisabled()
  await expect.poll(() => charge.waiting).toBe(1)
  expect(charge.count).toBe(attempts.length + 1)
}

/** The form can be filled in, and nothing waits for the server. */
const asks = async ({ charge }: World) => {
  await expect.element(page.getByRole('button', { name: 'Pay €10.80' })).toBeEnabled()
  expect(charge.waiting).toBe(0)
}

const isInOrder = (field: typeof cvv) => expect.element(field).not.toHaveAttribute('aria-invalid', 'true')

/** What is wrong with the CVV or with the payment as a whole stands under the CVV, before the field's own hint. */
const isTold = (words: string) => expect.element(cvv).toHaveAccessibleDescription(`${words} 3 digits on the back`)

describeScreens(models['card-payment'], {
  begin,
  end: ({ tab }) => tab.close(),
  steps: {
    'the person opens the pay screen after a checkout': (world) => open(world, afterCheckout()),
    'the person opens the pay screen without a checkout': (world) => open(world, {}),
    'the person submits a card with mistakes': (world) => submit(world, '12'),
    'the person submits a good card': async (world) => {
      // Without a checkout there is no form, only a button that cannot be pressed.
      if (number.query() === null) await pay.click({ force: true })
      else await submit(world, card.cvv)
    },
    'the person presses Pay again': async () => {
      await paying.click({ force: true })
      await cvv.click()
      await userEvent.keyboard('{Enter}')
    },
    'the payment is accepted': async (world, ahead) => {
      // Only a page that was left for another site can be brought back as it was.
      world.sentTo = ahead.includes('the browser brings the pay screen back') ? 'the bank' : 'the pending page'
      const call = await next(world)
      call.answer(200, { status: 'OK', ...(world.sentTo === 'the bank' ? { redirect_url: bank } : {}) })
    },
    'the bank declines the card': async (world) => {
      world.refusal = 'Your card was declined.'
      const call = await next(world)
      world.unknown = false
      call.answer(200, { ...failure(world.refusal), payload: makeQuote() })
    },
    'the server refuses the request': async (world) => {
      world.refusal = 'This payment is no longer open.'
      ;(await next(world)).answer(422, fieldErrors({ deposit_id: [world.refusal] }))
    },
    'no answer comes': async (world) => {
      ;(await next(world)).breakOff()
      world.unknown = true
    },
    'the person edits the card': () => cvv.fill('90'),
    // Only the browser itself can bring a page back from its cache: this is what the page hears then.
    'the browser brings the pay screen back': () => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    },
  },
  places: {
    'before the pay screen': () => {},
    'nothing to pay': async ({ charge }) => {
      await expect.element(page.getByText('There is nothing to pay yet')).toBeVisible()
      await expect.element(page.getByRole('button', { name: 'Pay €0.00' })).toBeDisabled()
      await expect.element(page.getByRole('main').getByRole('link', { name: 'See pricing' })).toBeVisible()
      expect(charge.count).toBe(0)
    },
    'the card form': async (world) => {
      await asks(world)
      for (const field of [number, expiry, cvv]) await isInOrder(field)
    },
    'told what to correct': async (world) => {
      await asks(world)
      await isTold('CVV must be exactly 3 digits')
      await isInOrder(number)
    },
    paying: async (world) => {
      await isUnderWay(world)
      await isInOrder(cvv)
    },
    'told of the refusal': async (world) => {
      await asks(world)
      await isTold(world.refusal)
    },
    'told that nobody knows': async (world) => {
      await asks(world)
      await isTold([world.mistake, outcomeUnknown].filter(Boolean).join('. '))
    },
    'paying again': async (world) => {
      await isUnderWay(world)
      await isInOrder(cvv)
      expect(world.attempts).toHaveLength(1)
    },
    'sent on': async ({ tab, charge, sentTo }) => {
      expect(charge.waiting).toBe(0)
      expect(tab.site.sentTo).toEqual(sentTo === 'the bank' ? [bank] : [])
      if (sentTo === 'the bank') {
        await expect.element(page.getByRole('button', { name: 'Opening the next step...' })).toBeDisabled()
        return
      }
      await expect.element(page.getByRole('heading', { name: 'Payment is being processed' })).toBeVisible()
      await expect.element(page.getByText(order)).toBeVisible()
      expect(window.location.pathname + window.location.search).toBe(`/pending-payment?order_id=${order}`)
    },
  },
  always: () => {
    const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, window.location.href])
    for (const secret of [card.number, card.number.replaceAll(' ', '')]) expect(kept).not.toContain(secret)
  },
})
