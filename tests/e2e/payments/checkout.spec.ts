import { type Driver, models } from '@mintage/machines/models'
import { checkoutTexts } from '@mintage/ui/texts/checkout'
import { drawInBrowser } from '../support/answers.ts'
import { codes } from '../support/shop.ts'
import { expectToast } from '../support/toasts.ts'
import { statesOfBuyTokens } from '../../site/support/statesOfBuyTokens.ts'
import { type BuyTokensLooks, buyTokens } from './support/buy-tokens.ts'
import { fillInSignIn, signInAndComeBack, signOutAndComeBack } from './support/coming-and-going.ts'
import { type ConfirmInformationLooks, confirmInformation } from './support/confirm-information.ts'
import { type Books, billing, Customer, cards, pocket } from './support/customer.ts'
import { expect } from './support/fixtures.ts'
import { NetworkGate } from './support/networkGate.ts'
import { isPaying, placesOfPlacedOrder, stepsOfPlacedOrder, zipFor } from './support/placed-order.ts'
import { plans, withCode } from './support/plans.ts'
import { type Surroundings, walk } from './support/walk.ts'

const model = models.checkout

const halfAnHour = 30 * 60 * 1_000

const begin = async ({ page, server }: Surroundings) => {
  const customer = await Customer.register(server)
  await customer.tellAddress()
  // The paths hold calls whose answers a rendered page brings along.
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
    settings: await gate('GET', /^\/api\/settings$/),
    currencies: await gate('GET', /^\/api\/currencies$/),
    chosen: plans.ninety as (typeof plans)[keyof typeof plans],
    signedIn: false,
    currency: 'EUR' as 'EUR' | 'USD',
    vat: 20,
    /** No price is known, which counts as 0 (R375). */
    priceless: false,
    /** A guest who chose something was led to sign in; one whose session ended stays where they are. */
    led: false,
    /** The server's words about what was sent last. */
    problem: '',
    /** The order as the page keeps it, the city it was placed with, and how many calls about it have had their end. */
    order: '',
    city: billing.city as string,
    answered: 0,
    /** What the server must have in its books when the path ends. */
    books: { balance: 10, payments: [] } as Books,
  }
}

type Fixture = Awaited<ReturnType<typeof begin>>

/** The pack's own button; the hint below an amount that costs more has another one. */
const choosePocket = (page: Fixture['page']) => page.getByRole('button', { name: `Choose ${pocket.title}` }).first()

const open = async (fixture: Fixture, ahead: readonly string[]) => {
  const { page, settings, currencies, profile } = fixture
  if (ahead.includes('half an hour passes')) await page.clock.install()
  // A dialog hides the menu of currencies: behind it, a choice of before is heard late, with the list it is in.
  const later = ahead.indexOf('the person chooses another currency') > 0
  if (later) {
    await page.goto('/favicon.svg')
    await page.evaluate(() => localStorage.setItem('currencyCode', 'USD'))
    currencies.close()
  }
  const withoutSettings = ahead.includes('the settings arrive anew')
  if (withoutSettings) settings.close()
  await page.goto('/pricing')
  if (withoutSettings) {
    await settings.cut()
    await settings.open()
    await page.waitForLoadState('networkidle')
    fixture.vat = 0
  }
  await expect(choosePocket(page)).toBeVisible()
  // Who is signed in sees it by the balance, which is read at the start.
  if (fixture.signedIn) await expect(page.getByRole('banner')).toContainText(/Tokens\s*10/)
  profile.close()
}

const lookAtOffers = async ({ page }: Fixture) => {
  const { pathname } = new URL(page.url())
  if (pathname === '/login') await page.goBack()
  else if (pathname !== '/pricing') await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
  await expect(choosePocket(page)).toBeVisible()
}

const buy = async ({ page }: Fixture, tokens: number) => {
  await page.getByRole('textbox', { name: 'Number of tokens' }).fill(String(tokens))
  await page.getByRole('button', { name: `Buy ${tokens} tokens` }).click()
}

const choosePlan = async (fixture: Fixture, ahead: readonly string[]) => {
  await lookAtOffers(fixture)
  fixture.led = !fixture.signedIn
  fixture.price.close()
  fixture.chosen = plans.ninety
  if (ahead[0] === 'a price below the minimum arrives') fixture.chosen = plans.ten
  if (ahead[0] === 'a price of just the minimum arrives') fixture.chosen = plans.fifty
  await buy(fixture, fixture.chosen.tokens)
}

const chooseAnotherPlan = async (fixture: Fixture) => {
  const { page, price, buying, checkout } = fixture
  await page.keyboard.press('Escape')
  // The pay screen offers no other plan, and its dialog stays open while something is sent.
  if (new URL(page.url()).pathname === '/pay') return
  if (checkout.waiting > 0) {
    // Behind a dialog that does not close, nothing can be pressed.
    await page
      .getByRole('button', { name: `Buy ${fixture.chosen.tokens} tokens`, includeHidden: true })
      .click({ force: true })
    return
  }
  await expect(buying.dialog).toHaveCount(0)
  price.close()
  fixture.chosen = plans.fifty
  await buy(fixture, fixture.chosen.tokens)
}

const chooseAnotherCurrency = async (fixture: Fixture) => {
  const { page, price, currencies } = fixture
  fixture.currency = 'USD'
  if (currencies.waiting > 0) {
    price.close()
    await currencies.open()
    return
  }
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Currency/ })
    .click()
  await page.getByRole('menuitemradio', { name: '$ USD' }).click()
}

const codeFor = (ahead: readonly string[]): string => {
  if (ahead[0] === 'the code does not hold') return codes.unknown
  return ahead.includes('the server refuses the code') ? codes.once : codes.good
}

/** How many calls of the purchase wait for an answer; what is not named is none. */
const waits = async (fixture: Fixture, asked: { promo?: 1; profile?: 1; checkout?: 1 } = {}) => {
  const { promo, profile, checkout } = fixture
  await expect
    .poll(() => ({ promo: promo.waiting, profile: profile.waiting, checkout: checkout.waiting }))
    .toEqual({ promo: 0, profile: 0, checkout: 0, ...asked })
}

const isBuying = async (fixture: Fixture, looks: Partial<BuyTokensLooks> = {}) => {
  const { chosen, currency, vat, priceless } = fixture
  const [price, tax, total] = priceless ? ['€0.00', '€0.00', '€0.00'] : chosen.prices[currency]
  const sums = vat === 0 ? { price, vat: null, total: price } : { price, vat: tax, total }
  const discounted = looks.promo === 'in force' ? { vat: withCode.vat, total: withCode.total } : {}
  await fixture.buying.looksLike({ plan: 'Your own amount', ...sums, ...discounted, ...looks })
}

const isConfirming = (fixture: Fixture, looks: ConfirmInformationLooks = {}) =>
  fixture.confirming.looksLike({ ...(fixture.vat === 0 ? { vat: null, total: '€9.00' } : {}), ...looks })

const readPlanIntent = ({ page }: Fixture) => page.evaluate(() => sessionStorage.getItem('mintage_plan_intent'))

const isOffering = async (fixture: Fixture, who: 'a guest' | 'a person') => {
  const { page } = fixture
  await expect(page).toHaveURL(/\/pricing$/)
  await expect(choosePocket(page)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const balance = page.getByRole('banner').getByText(/^Tokens/)
  await expect(balance).toHaveCount(who === 'a guest' ? 0 : 1)
  expect(await readPlanIntent(fixture)).toBeNull()
}

walk(
  model,
  (surroundings): Driver<typeof model.states, Fixture> => ({
    begin: () => begin(surroundings),
    steps: {
      'a guest looks at the offers': open,
      'a signed-in person looks at the offers': async (fixture, ahead) => {
        fixture.signedIn = true
        await fixture.customer.signInAt(fixture.page)
        await open(fixture, ahead)
      },
      'the person chooses a plan': choosePlan,
      'the person asks for the price again': async (fixture) => {
        fixture.priceless = false
        fixture.price.close()
        await fixture.buying.dialog.getByRole('button', { name: 'Try again' }).click()
      },
      'the person chooses another plan': chooseAnotherPlan,
      'the person chooses an amount of nothing': async (fixture) => {
        await buy(fixture, 1)
        await expectToast(fixture.page, checkoutTexts['checkout.amountInvalid'])
      },
      'the person signs in': async (fixture) => {
        const { page, customer, profile } = fixture
        await profile.open()
        if (new URL(page.url()).pathname === '/login') await fillInSignIn(page, customer)
        else await signInAndComeBack({ page }, customer)
        profile.close()
      },
      // The dialog hides the way out.
      'the person signs out': async ({ page, profile }) => {
        await page.keyboard.press('Escape')
        await profile.open()
        await signOutAndComeBack({ page })
      },
      // The page hears of it when it next asks for something of theirs.
      'the session expires': async (fixture) => {
        const { page, customer, buying, profile } = fixture
        await customer.endSession()
        await profile.open()
        if (await buying.dialog.isVisible()) {
          await buying.code.fill(codes.good)
          await buying.apply.click()
        } else {
          await chooseAnotherCurrency(fixture)
        }
        await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
      },
      'the person gives it up': ({ page }) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
      'half an hour passes': async (fixture) => {
        await fixture.page.clock.fastForward(halfAnHour)
        await lookAtOffers(fixture)
      },
      'the person chooses another currency': chooseAnotherCurrency,
      // The network was away when the page loaded, and is back.
      'the settings arrive anew': async (fixture) => {
        await fixture.page.context().setOffline(true)
        await fixture.page.context().setOffline(false)
        fixture.vat = 20
      },
      'the price arrives': ({ price }) => price.open(),
      'a price below the minimum arrives': ({ price }) => price.open(),
      'a price of just the minimum arrives': ({ price }) => price.open(),
      'the price cannot be worked out': async (fixture) => {
        await fixture.price.cut()
        fixture.priceless = true
      },
      'the person ticks the terms': ({ buying }) => buying.terms.click(),
      'the person unticks the terms': ({ buying }) => buying.terms.click(),
      'the person goes on': ({ buying }) => buying.goOn.click({ force: true }),
      'the person applies an empty code': async ({ buying }) => {
        await buying.code.fill(' ')
        await buying.apply.click()
      },
      'the person applies a code': async ({ buying, promo }, ahead) => {
        promo.close()
        await buying.code.fill(codeFor(ahead))
        await buying.code.press('Enter')
      },
      'the person removes the code': ({ buying }) => buying.remove.click(),
      'the code holds': ({ promo }) => promo.letThrough(),
      'the code does not hold': async (fixture) => {
        await fixture.promo.letThrough()
        fixture.problem = checkoutTexts['promo.invalid']
      },
      'the billing details arrive': ({ profile }) => profile.letThrough(),
      'the billing details cannot be fetched': async ({ page, profile }) => {
        await profile.cut()
        await expectToast(page, checkoutTexts['checkout.setUpFailed'])
      },
      'the person confirms with gaps': async ({ confirming }) => {
        await confirming.city.fill('')
        await confirming.confirm.click()
      },
      'the person confirms': async ({ confirming, checkout }, ahead) => {
        checkout.close()
        await confirming.city.fill(billing.city)
        await confirming.postCode.fill(zipFor(ahead))
        await confirming.confirm.click()
      },
      ...stepsOfPlacedOrder,
      'the person goes back': ({ confirming }) => confirming.back.click(),
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
      'before the offers': () => undefined,
      'the offers, as a guest': (fixture) => isOffering(fixture, 'a guest'),
      'the offers': (fixture) => isOffering(fixture, 'a person'),
      'asked to sign in': async (fixture) => {
        const { page, led } = fixture
        await expect(page).toHaveURL(led ? /\/login\?redirect=%2Fpricing$/ : /\/pricing$/)
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await expect.poll(() => readPlanIntent(fixture)).toContain('Your own amount')
      },
      'Buy Tokens, the price on its way': async (fixture) => {
        await isBuying(fixture, { busy: 'price' })
        await expect.poll(() => fixture.price.waiting, 'questions for the price').toBeGreaterThan(0)
        await expect(fixture.page).toHaveURL(/\/pricing$/)
        expect(await readPlanIntent(fixture)).toBeNull()
      },
      ...statesOfBuyTokens<Fixture>(async (fixture, looks, asked) => {
        await isBuying(fixture, looks)
        await waits(fixture, asked)
      }),
      'Buy Tokens, no price': (fixture) => isBuying(fixture, { noPrice: true }),
      'Buy Tokens, no price, terms ticked': async (fixture) => {
        await isBuying(fixture, { noPrice: true, terms: 'ticked' })
        await waits(fixture)
      },
      'Buy Tokens, the code refused': (fixture) => isBuying(fixture, { refusal: fixture.problem }),
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
      'billing details on their way, without the code': async (fixture) => {
        await isBuying(fixture, { terms: 'ticked', busy: 'billing details', refusal: fixture.problem })
        await waits(fixture, { profile: 1 })
      },
      'Confirm Information': (fixture) => isConfirming(fixture),
      'Confirm Information, with the code': (fixture) => isConfirming(fixture, withCode),
      'Confirm Information, without the code': (fixture) => isConfirming(fixture, { problem: fixture.problem }),
      'Confirm Information, told what is missing': async (fixture) => {
        await isConfirming(fixture, { problem: checkoutTexts['checkout.fieldsMissing'] })
        await expect(fixture.confirming.city).toHaveAccessibleDescription(checkoutTexts['checkout.cityRequired'])
        await waits(fixture)
      },
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
    end: async ({ customer, books, checkout }) => {
      expect(await customer.books()).toEqual(books)
      checkout.expectOneKeyWhileUnanswered()
    },
  }),
  [],
)
