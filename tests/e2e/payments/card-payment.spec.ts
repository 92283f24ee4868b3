import { type Driver, models } from '@mintage/machines/models'
import { cardPaymentTexts } from '@mintage/ui/texts/cardPayment'
import { type Books, Customer, cards } from './support/customer.ts'
import { expect } from './support/fixtures.ts'
import { NetworkGate } from './support/networkGate.ts'
import { payScreen } from './support/pay-screen.ts'
import { storeCheckout } from './support/saved-checkout.ts'
import { NoWay, type Surroundings, walk } from './support/walk.ts'

const model = models['card-payment']

const declined = 'Your card was declined. Try another card or contact your bank.'
const withoutFunds = 'Your card has insufficient funds. Try another card or a smaller pack.'
const mistyped = 'This card number is not valid. Please check it.'

const bankPage = /\/sandbox\/3ds\//
const successPage = /\/success-payment\?order_id=/

/** The card that brings about the answers which the rest of the path wants. */
const cardFor = (ahead: readonly string[]): string => {
  if (ahead.includes('the bank declines the card')) return cards.declined
  if (ahead.includes('the server refuses the request')) return cards.mistyped
  if (staysHere(ahead) || ahead.includes('the browser brings the pay screen back')) return cards.challenged
  return cards.good
}

const otherCardFor = (ahead: readonly string[]): string => {
  if (ahead.includes('the bank declines the card')) return cards.withoutFunds
  return ahead.includes('the server refuses the request') ? cards.otherMistyped : cards.otherGood
}

/** The bank's page does not answer, and the browser is told to stop: the pay screen was never left. */
const staysHere = (ahead: readonly string[]) => ahead.includes('the next step does not open')

const begin = async ({ page, server }: Surroundings) => {
  const customer = await Customer.register(server)
  await customer.signInAt(page)
  const charges = await NetworkGate.before(page, { method: 'POST', path: /^\/api\/deposit\/checkout\/execute$/ })
  charges.close()
  return {
    page,
    customer,
    charges,
    screen: payScreen(page),
    /** What the server must have in its books when the path ends. */
    books: { balance: 10, payments: [] } as Books,
    card: '',
    /** The browser has asked for the bank's page, and is kept waiting. */
    bankIsAsked: false,
    bankIsSilent: false,
    refusal: '',
  }
}

type Fixture = Awaited<ReturnType<typeof begin>>

/** The server has been asked to charge: what that does to the books, however often it is asked. */
const heard = (fixture: Fixture): void => {
  if (fixture.card === cards.good || fixture.card === cards.otherGood)
    fixture.books = { balance: 110, payments: ['Success'] }
  if (fixture.card === cards.declined || fixture.card === cards.withoutFunds)
    fixture.books = { balance: 10, payments: ['Error'] }
  if (fixture.card === cards.challenged) fixture.books = { balance: 10, payments: ['Processing'] }
}

const isRefused = async ({ screen, refusal, card }: Fixture) => {
  await screen.isOpen()
  await expect(card === cards.mistyped ? screen.number : screen.cvv).toHaveAccessibleDescription(new RegExp(refusal))
  await expect(screen.alert).toContainText('Nothing was charged.')
  await expect(screen.number).toHaveValue(card)
}

const isOnItsWay = async ({ screen, charges }: Fixture) => {
  await expect(screen.paying).toBeDisabled()
  await expect.poll(() => charges.waiting, 'calls to charge').toBe(1)
}

walk(
  model,
  (surroundings): Driver<typeof model.states, Fixture> => ({
    begin: () => begin(surroundings),
    steps: {
      'the person opens the pay screen after a checkout': async (fixture) => {
        await storeCheckout(fixture.page, await fixture.customer.order(), fixture.customer.who.email)
        await fixture.page.goto('/pay')
      },
      'the person opens the pay screen without a checkout': async ({ page }) => {
        await page.goto('/pay')
      },
      'the person submits a card with mistakes': ({ screen }) => screen.submit({ number: '4242 4242', cvv: '12' }),
      'the person submits a good card': async (fixture, ahead) => {
        const { screen } = fixture
        // Without a checkout there is no form, only a button that cannot be pressed.
        if (!(await screen.number.isVisible())) return screen.pay.click({ force: true })
        // After coming back, the same card is entered again.
        if (!fixture.bankIsAsked) fixture.card = cardFor(ahead)
        await screen.submit({ number: fixture.card, cvv: '123' })
      },
      'the person submits another card': async (fixture, ahead) => {
        fixture.card = otherCardFor(ahead)
        await fixture.screen.submit({ number: fixture.card, cvv: '123' })
      },
      'the person presses Pay again': async ({ screen }) => {
        await screen.paying.click({ force: true })
        await screen.cvv.press('Enter')
      },
      'the payment is accepted': async (fixture, ahead) => {
        if (staysHere(ahead)) {
          fixture.bankIsSilent = true
          await fixture.page.route(/\/sandbox\/3ds\//, () => {
            fixture.bankIsAsked = true
          })
        }
        await fixture.charges.letThrough()
        heard(fixture)
      },
      'the bank declines the card': async (fixture) => {
        await fixture.charges.letThrough()
        heard(fixture)
        fixture.refusal = fixture.card === cards.withoutFunds ? withoutFunds : declined
      },
      'the server refuses the request': async (fixture) => {
        await fixture.charges.letThrough()
        fixture.refusal = mistyped
      },
      // The worst of its kinds: the server has done it, and only the answer is lost.
      'no answer comes': async (fixture) => {
        await fixture.charges.loseAnswer()
        heard(fixture)
      },
      'the person edits the card': ({ screen }) => screen.number.fill('4242 4242 4242'),
      'the next step does not open': async ({ page }) => {
        const devTools = await page.context().newCDPSession(page)
        await devTools.send('Page.stopLoading')
      },
      'the browser brings the pay screen back': async ({ page }) => {
        await page.goBack()
        // A page that was kept still has the navigation that once brought it.
        const cameBack = await page.evaluate(() =>
          performance
            .getEntriesByType('navigation')
            .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward'),
        )
        if (cameBack) throw new NoWay('the pay screen was loaded anew')
      },
    },
    states: {
      'before the pay screen': () => undefined,
      'nothing to pay': async ({ page, screen, charges }) => {
        await expect(page.getByText('There is nothing to pay yet')).toBeVisible()
        await expect(page.getByRole('button', { name: 'Pay €0.00' })).toBeDisabled()
        await expect(page.getByRole('main').getByRole('link', { name: 'See pricing' })).toHaveAttribute(
          'href',
          '/pricing',
        )
        await expect(screen.number).toHaveCount(0)
        expect(charges.waiting).toBe(0)
      },
      'the card form': async ({ screen, charges }) => {
        await screen.isOpen()
        await screen.saysNothingIsWrong()
        expect(charges.waiting).toBe(0)
      },
      'told what to correct': async ({ screen, charges }) => {
        await screen.isOpen()
        await expect(screen.number).toHaveAccessibleDescription(new RegExp(cardPaymentTexts['card.numberInvalid']))
        await expect(screen.cvv).toHaveAccessibleDescription(new RegExp(cardPaymentTexts['card.cvvInvalid']))
        expect(charges.waiting).toBe(0)
      },
      paying: isOnItsWay,
      'paying again': isOnItsWay,
      'paying with another card': isOnItsWay,
      'told of the refusal': isRefused,
      'told that nobody knows': async ({ page, screen, charges }) => {
        await screen.isOpen()
        await expect(page.getByText(cardPaymentTexts['card.outcomeUnknown'])).toBeVisible()
        expect(charges.waiting).toBe(0)
      },
      'back before it was confirmed': async ({ screen, charges }) => {
        await screen.isOpen()
        await screen.saysNothingIsWrong()
        await expect(screen.alert).toContainText('This payment is not confirmed yet')
        for (const field of [screen.number, screen.cvv]) await expect(field).toHaveValue('')
        expect(charges.waiting).toBe(0)
      },
      'sent on': async (fixture) => {
        const { page, card } = fixture
        // A page that is being left answers no questions.
        if (fixture.bankIsSilent) return expect.poll(() => fixture.bankIsAsked, 'the bank is asked').toBe(true)
        await expect(page).toHaveURL(card === cards.challenged ? bankPage : successPage)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          card === cards.challenged ? 'Confirm your payment' : 'Payment Successful',
        )
      },
    },
    end: async ({ customer, books, charges }) => {
      expect(await customer.books()).toEqual(books)
      charges.expectOneKeyWhileUnanswered()
    },
  }),
  [
    {
      state: 'sent on',
      step: 'the browser brings the pay screen back',
      reason: 'the headless browser keeps no page for going back to: it loads the pay screen anew',
    },
  ],
)
