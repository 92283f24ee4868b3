import { models } from '@mintage/machines/models'
import { cardPaymentTexts } from '@mintage/ui/texts/cardPayment'
import { type Books, Customer, cards } from './support/customer.ts'
import { expect } from './support/fixtures.ts'
import { NetworkGate } from './support/networkGate.ts'
import { payScreen } from './support/pay-screen.ts'
import { storeOrder } from './support/saved-order.ts'
import { type PaymentDriver, type Surroundings, testPayments } from './support/testPayments.ts'

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
  if (staysHere(ahead)) return cards.challenged
  return cards.good
}

const otherCardFor = (ahead: readonly string[]): string => {
  if (ahead.includes('the bank declines the card')) return cards.withoutFunds
  return ahead.includes('the server refuses the request') ? cards.otherMistyped : cards.otherGood
}

const staysHere = (ahead: readonly string[]) => ahead.includes('the next step does not open')

const setUp = async ({ page, server }: Surroundings) => {
  const customer = await Customer.register(server)
  await customer.signInAt(page)
  const charges = await NetworkGate.before(page, { method: 'POST', path: /^\/api\/deposit\/checkout\/execute$/ })
  charges.close()
  return {
    page,
    customer,
    charges,
    screen: payScreen(page),
    books: { balance: 10, payments: [] } as Books,
    card: '',
    /** The browser has asked for the bank's page, and is kept waiting. */
    bankIsAsked: false,
    bankIsSilent: false,
    refusal: '',
  }
}

type Fixture = Awaited<ReturnType<typeof setUp>>

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

testPayments(
  model,
  {
    changes: [
      'the payment is accepted',
      'the bank declines the card',
      'the server refuses the request',
      'no answer comes',
      'the next step does not open',
    ],
    circumstances: ['the person submits another card'],
  },
  (surroundings): PaymentDriver<typeof model.states, Fixture> => ({
    setUp: () => setUp(surroundings),
    steps: {
      'the person opens the pay screen after a checkout': async (fixture) => {
        await storeOrder(fixture.page, await fixture.customer.order(), fixture.customer.who.email)
        await fixture.page.goto('/pay')
      },
      'the person submits a good card': async (fixture, ahead) => {
        const { screen } = fixture
        fixture.card = cardFor(ahead)
        await screen.submit({ number: fixture.card, cvv: '123' })
      },
      'the person submits another card': async (fixture, ahead) => {
        fixture.card = otherCardFor(ahead)
        await fixture.screen.submit({ number: fixture.card, cvv: '123' })
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
      'the next step does not open': async ({ page }) => {
        const devTools = await page.context().newCDPSession(page)
        await devTools.send('Page.stopLoading')
      },
    },
    states: {
      'the card form': async ({ screen, charges }) => {
        await screen.isOpen()
        await screen.saysNothingIsWrong()
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
    expectBooks: async ({ customer, books, charges }) => {
      expect(await customer.books()).toEqual(books)
      charges.expectOneKeyWhileUnanswered()
    },
  }),
)
