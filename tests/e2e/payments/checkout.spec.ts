import { models } from '@mintage/machines/models'
import { checkoutTexts } from '@mintage/ui/texts/checkout'
import { statesOfBuyTokens } from '../../site/support/statesOfBuyTokens.ts'
import { drawInBrowser } from '../support/answers.ts'
import { codes } from '../support/shop.ts'
import { type BuyTokensLooks, buyTokens } from './support/buy-tokens.ts'
import { type ConfirmInformationLooks, confirmInformation } from './support/confirm-information.ts'
import { type Books, billing, Customer, cards, pocket } from './support/customer.ts'
import { expect } from './support/fixtures.ts'
import { NetworkGate } from './support/networkGate.ts'
import { isPaying, placesOfPlacedOrder, stepsOfPlacedOrder, zipFor } from './support/placed-order.ts'
import { type PaymentDriver, type Surroundings, testPayments } from './support/testPayments.ts'

const model = models.checkout

/** The offer of every path: its price is asked of the server, unlike that of a pack. As shown: price, VAT, total. */
const offer = {
  tokens: 90,
  prices: { EUR: ['€9.00', '€1.80', '€10.80'], USD: ['$10.44', '$2.09', '$12.53'] },
} as const

const withCode = { amount: '€8.10', vat: '€1.62', total: '€9.72' } as const

const setUp = async ({ page, server }: Surroundings) => {
  const customer = await Customer.register(server)
  await customer.tellAddress()
  await drawInBrowser(page)
  const gate = (method: 'GET' | 'POST', path: RegExp) => NetworkGate.before(page, { method, path })
  return {
    page,
    customer,
    buying: buyTokens(page),
    confirming: confirmInformation(page),
    price: await gate('GET', /^\/api\/token-pricing\/calculate$/),
    promo: await gate('POST', /^\/api\/promocode\/validate$/),
    profile: await gate('GET', /^\/api\/user\/profile$/),
    checkout: await gate('POST', /^\/api\/deposit\/checkout$/),
    currencies: await gate('GET', /^\/api\/currencies$/),
    currency: 'EUR' as 'EUR' | 'USD',
    /** The server's words about what was sent last. */
    problem: '',
    /** The order as the page keeps it, the city it was placed with, and how many calls about it have had their end. */
    order: '',
    city: billing.city as string,
    answered: 0,
    books: { balance: 10, payments: [] } as Books,
  }
}

type Fixture = Awaited<ReturnType<typeof setUp>>

/** The pack's own button; the hint below an amount that costs more has another one. */
const choosePocket = (page: Fixture['page']) => page.getByRole('link', { name: `Choose ${pocket.title}` }).first()

const open = async ({ page, customer, currencies, profile }: Fixture, ahead: readonly string[]) => {
  await customer.signInAt(page)
  if (ahead.includes('the person chooses another currency')) {
    await page.goto('/favicon.svg')
    await page.evaluate(() => localStorage.setItem('currencyCode', 'USD'))
    currencies.close()
  }
  await page.goto('/pricing')
  await expect(choosePocket(page)).toBeVisible()
  // The balance is read at the start.
  await expect(page.getByRole('banner')).toContainText(/Tokens\s*10/)
  profile.close()
}

const chooseOffer = async ({ page, price }: Fixture) => {
  price.close()
  await page.getByRole('textbox', { name: 'Number of tokens' }).fill(String(offer.tokens))
  await page.getByRole('button', { name: `Buy ${offer.tokens} tokens` }).click()
}

const chooseAnotherCurrency = async (fixture: Fixture) => {
  fixture.currency = 'USD'
  fixture.price.close()
  await fixture.currencies.open()
}

const codeFor = (ahead: readonly string[]): string =>
  ahead.includes('the server refuses the code') ? codes.once : codes.good

const waits = async (fixture: Fixture, asked: { promo?: 1; profile?: 1; checkout?: 1 } = {}) => {
  const { promo, profile, checkout } = fixture
  await expect
    .poll(() => ({ promo: promo.waiting, profile: profile.waiting, checkout: checkout.waiting }))
    .toEqual({ promo: 0, profile: 0, checkout: 0, ...asked })
}

const isBuying = async ({ buying, currency }: Fixture, looks: Partial<BuyTokensLooks> = {}) => {
  const [price, vat, total] = offer.prices[currency]
  const discounted = looks.promo === 'in force' ? { vat: withCode.vat, total: withCode.total } : {}
  await buying.looksLike({ offer: 'Your own amount', price, vat, total, ...discounted, ...looks })
}

const isConfirming = ({ confirming }: Fixture, looks: ConfirmInformationLooks = {}) => confirming.looksLike(looks)

const readSavedOffer = ({ page }: Fixture) => page.evaluate(() => sessionStorage.getItem('mintage_plan_intent'))

const isOffering = async (fixture: Fixture) => {
  const { page } = fixture
  await expect(page).toHaveURL(/\/pricing$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await readSavedOffer(fixture)).toBeNull()
}

testPayments(
  model,
  {
    changes: ['the server accepts', 'the server refuses', 'the server refuses the code', 'no answer comes'],
    circumstances: ['the code holds', 'the person chooses another currency', 'the person confirms other details'],
  },
  (surroundings): PaymentDriver<typeof model.states, Fixture> => ({
    setUp: () => setUp(surroundings),
    steps: {
      'a signed-in person looks at the offers': open,
      'the person chooses an offer': chooseOffer,
      'the person chooses another currency': chooseAnotherCurrency,
      'the price arrives': ({ price }) => price.open(),
      'the person ticks both boxes': ({ buying }) => buying.tickBoth(),
      'the person goes on': ({ buying }) => buying.goOn.click({ force: true }),
      'the person applies a code': async ({ buying, promo }, ahead) => {
        promo.close()
        await buying.code.fill(codeFor(ahead))
        await buying.code.press('Enter')
      },
      'the code holds': ({ promo }) => promo.letThrough(),
      'the billing details arrive': ({ profile }) => profile.letThrough(),
      'the person confirms': async ({ confirming, checkout }, ahead) => {
        checkout.close()
        await confirming.city.fill(billing.city)
        await confirming.postCode.fill(zipFor(ahead))
        await confirming.confirm.click()
      },
      ...stepsOfPlacedOrder,
      'the server refuses': async (fixture) => {
        fixture.answered += 1
        await fixture.checkout.letThrough()
        fixture.problem = 'Please use at most 20 characters'
      },
      // Another tab of theirs was faster, and paid with it.
      'the server refuses the code': async (fixture) => {
        const { customer, checkout } = fixture
        await customer.pay(await customer.order(codes.once), cards.good)
        fixture.books = { balance: 10 + pocket.tokens, payments: ['Success'] }
        await checkout.letThrough()
        fixture.problem = 'You have already used this promo code.'
      },
      // The worst of its kinds: the server has done it, and only the answer is lost.
      'no answer comes': async (fixture) => {
        fixture.answered += 1
        await fixture.checkout.loseAnswer()
        fixture.problem = checkoutTexts['checkout.failed']
      },
    },
    states: {
      'the offers': isOffering,
      'Buy Tokens, the price on its way': async (fixture) => {
        await isBuying(fixture, { busy: 'price' })
        await expect.poll(() => fixture.price.waiting, 'questions for the price').toBeGreaterThan(0)
        await expect(fixture.page).toHaveURL(/\/pricing$/)
        expect(await readSavedOffer(fixture)).toBeNull()
      },
      ...statesOfBuyTokens<Fixture>(async (fixture, looks, asked) => {
        await isBuying(fixture, looks)
        await waits(fixture, asked)
      }),
      'Buy Tokens, the code refused at checkout': (fixture) =>
        isBuying(fixture, { refusal: fixture.problem, terms: 'ticked' }),
      'billing details on their way': async (fixture) => {
        await isBuying(fixture, { terms: 'ticked', busy: 'billing details' })
        await waits(fixture, { profile: 1 })
      },
      'billing details on their way, with the code': async (fixture) => {
        await isBuying(fixture, { terms: 'ticked', busy: 'billing details', promo: 'in force' })
        await waits(fixture, { profile: 1 })
      },
      'Confirm Information': (fixture) => isConfirming(fixture),
      'Confirm Information, with the code': (fixture) => isConfirming(fixture, withCode),
      'Confirm Information, told why': (fixture) => isConfirming(fixture, { problem: fixture.problem }),
      'Confirm Information, left without an answer': (fixture) => isConfirming(fixture, { problem: fixture.problem }),
      'being sent': async (fixture) => {
        await isConfirming(fixture, { sending: true })
        await waits(fixture, { checkout: 1 })
      },
      'being sent, in the currency of before': async (fixture) => {
        await isConfirming(fixture, { sending: true })
        await waits(fixture, { checkout: 1 })
      },
      'being sent, with the code': async (fixture) => {
        await isConfirming(fixture, { ...withCode, sending: true })
        await waits(fixture, { checkout: 1 })
      },
      accepted: isPaying,
      ...placesOfPlacedOrder,
    },
    expectBooks: async ({ customer, books, checkout }) => {
      expect(await customer.books()).toEqual(books)
      checkout.expectOneKeyWhileUnanswered()
    },
  }),
)
