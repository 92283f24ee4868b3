import {
  deferred,
  failure,
  fieldErrors,
  makePacks,
  makeProfile,
  makePromocode,
  makeQuote,
  ok,
} from '@mintage/api-client/mocks'
import { models } from '@mintage/machines/models'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { isAt } from '../support/assertions.ts'
import { backOnline } from '../support/browser.ts'
import { type BuyTokensLooks, buyTokens, expectBuyTokens } from '../support/buyTokens.ts'
import {
  type ConfirmInformationLooks,
  confirmInformation,
  expectConfirmInformation,
} from '../support/confirmInformation.ts'
import { createLazySite } from '../support/createLazySite.ts'
import { customAmounts, priced, pricing, taxed } from '../support/offers.ts'
import { isPaying, placesOfPlacedOrder, stepsOfPlacedOrder } from '../support/placedOrder.ts'
import { signOut } from '../support/signing.ts'
import { statesOfBuyTokens } from '../support/statesOfBuyTokens.ts'
import { testModelPaths } from '../support/testModelPaths.ts'

const setUp = () => ({
  tab: createLazySite(),
  packs: deferred('get', '/packs'),
  amount: deferred('get', '/token-pricing/calculate'),
  promo: deferred('post', '/promocode/validate'),
  profile: deferred('get', '/user/profile'),
  checkout: deferred('post', '/deposit/checkout'),
  charge: deferred('post', '/deposit/checkout/execute'),
  settings: deferred('get', '/settings'),
  /** Chosen last. */
  chosen: customAmounts.first,
  symbol: '€',
  vat: 20 as 20 | 25,
  led: false,
  /** The server's words about what was sent last. */
  problem: '',
  /** What was last sent to be accepted, the city in it, and how many such calls have had their end. */
  sent: {} as object,
  city: 'Dublin',
  answered: 0,
})

type Fixture = ReturnType<typeof setUp>

const banner = page.getByRole('banner')
const dialog = page.getByRole('dialog')
const logIn = banner.getByRole('link', { name: 'Sign in' })
const choosePocket = page.getByRole('link', { name: 'Choose Pocket' })

/** Behind a dialog that does not close, nothing can be typed or pressed. */
const buy = async (tokens: number) => {
  if (dialog.query() === null) await page.getByRole('textbox', { name: 'Number of tokens' }).fill(String(tokens))
  await page.getByRole('button', { name: /^Buy \d+ tokens/, includeHidden: true }).click({ force: true })
}

const expectText = (text: string) => expect.element(page.getByText(text, { exact: true }).first()).toBeVisible()
const readSavedOffer = () => sessionStorage.getItem('mintage_plan_intent')

const open = async (fixture: Fixture, signedIn: boolean) => {
  const { tab, packs, amount, promo, profile, checkout, charge, settings } = fixture
  const handlers = [packs, amount, promo, profile, checkout, charge, settings].map(({ handler }) => handler)
  await tab.open({ path: '/pricing', signedIn, handlers: [...handlers, pricing] })
  ;(await settings.next()).resolve(200, ok(priced()))
  ;(await packs.next()).resolve(200, ok(makePacks()))
  if (signedIn) (await profile.next()).resolve(200, makeProfile())
  await expect.element(choosePocket).toBeVisible()
}

const lookAtOffers = async () => {
  if (window.location.pathname === '/login') window.history.back()
  else if (window.location.pathname !== '/pricing') await banner.getByRole('link', { name: 'Pricing' }).click()
  await expect.element(choosePocket).toBeVisible()
}

const chooseOffer = async (fixture: Fixture) => {
  await lookAtOffers()
  fixture.chosen = customAmounts.first
  fixture.led = (await logIn.query()) !== null
  await buy(fixture.chosen.tokens)
}

const signInAtForm = async ({ profile }: Fixture) => {
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com')
  await page.getByLabelText('Password', { exact: true }).fill('Copper12')
  await page.getByRole('button', { name: 'Sign in' }).click()
  ;(await profile.next()).resolve(200, makeProfile())
}

const chooseAnotherOffer = async (fixture: Fixture) => {
  await userEvent.keyboard('{Escape}')
  if (fixture.checkout.waiting === 0) {
    await expect.element(dialog).not.toBeInTheDocument()
    fixture.chosen = customAmounts.other
  }
  // The pay screen offers no other offer: its dialog has stayed open, which is what there is to see.
  if (window.location.pathname === '/pay') return
  await buy(customAmounts.other.tokens)
}

const pickDollars = async (fixture: Fixture) => {
  const { tab, packs, profile } = fixture
  fixture.symbol = '$'
  // The request for the billing details is abandoned.
  if (profile.waiting > 0) await profile.next()
  if (dialog.query() === null) {
    await banner.getByRole('button', { name: /^Currency/ }).click()
    await page.getByRole('menuitemradio', { name: '$ USD' }).click()
  } else {
    // A dialog hides the menu; the choice comes from behind it.
    tab.site.dependencies.currency.send({ type: 'currency.picked', code: 'USD' })
  }
  ;(await packs.next()).resolve(200, ok(makePacks()))
  ;(await profile.next()).resolve(200, makeProfile())
}

const applyCode = async () => {
  await buyTokens.code.fill('WELCOME10')
  await userEvent.keyboard('{Enter}')
}

const accept = async (fixture: Fixture) => {
  const call = await fixture.checkout.next()
  const body = await call.json()
  fixture.sent = body
  fixture.city = String(body.city)
  fixture.answered += 1
  const quote = body.promocode_code ? makeQuote({ net: 8.1, discount: 0.9, vat: 1.62, total: 9.72 }) : makeQuote()
  call.resolve(200, { ...ok(quote), redirect_url: '/pay' })
}

const refuse = async (fixture: Fixture, errors: Record<string, string[]>) => {
  const answer = fieldErrors(errors)
  fixture.problem = answer.message
  fixture.answered += 1
  ;(await fixture.checkout.next()).resolve(422, answer)
}

const waits = async (fixture: Fixture, asked: { price?: 1; promo?: 1; profile?: 1; checkout?: 1 } = {}) => {
  const { amount, promo, checkout, profile } = fixture
  await expect
    .poll(() => ({
      price: amount.waiting,
      promo: promo.waiting,
      profile: profile.waiting,
      checkout: checkout.waiting,
    }))
    .toEqual({ price: 0, promo: 0, profile: 0, checkout: 0, ...asked })
}

const sum = ({ symbol }: Fixture, major: string) => symbol + major

const isBuying = async (fixture: Fixture, looks: Partial<BuyTokensLooks> = {}) => {
  const { price } = fixture.chosen
  const [vat, total] = taxed[fixture.vat][looks.promo === 'in force' ? '8.10' : price] ?? []
  if (vat === undefined || total === undefined) throw new Error(`what is ${price} with VAT?`)
  await expectBuyTokens({
    offer: 'Your own amount',
    price: sum(fixture, price),
    vat: [fixture.vat, sum(fixture, vat)],
    total: sum(fixture, total),
    ...looks,
  })
}

const confirmed = { 20: { vat: '€1.80', total: '€10.80' }, 25: { vat: '€2.25', total: '€11.25' } } as const

const isConfirming = async ({ vat }: Fixture, looks: Partial<ConfirmInformationLooks> = {}) => {
  const bill = { Amount: '€9.00', [`VAT ${vat}%`]: confirmed[vat].vat, 'Total to pay': confirmed[vat].total }
  await expectConfirmInformation({ bill, ...looks })
}

const withCode = {
  bill: { 'Promo code WELCOME10': '−€0.90', Amount: '€8.10', 'VAT 20%': '€1.62', 'Total to pay': '€9.72' },
}

const isOffering = async (fixture: Fixture, who: 'a guest' | 'a person') => {
  await isAt('/pricing')
  await expect.element(choosePocket).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  if (who === 'a guest') await expect.element(logIn).toBeVisible()
  else await expect.element(logIn).not.toBeInTheDocument()
  await expect.element(page.getByRole('main').getByText(sum(fixture, '9.00'), { exact: true }).first()).toBeVisible()
  expect(readSavedOffer()).toBeNull()
}

testModelPaths(models.checkout, {
  setUp,
  end: ({ tab }) => tab.close(),
  steps: {
    'a guest looks at the offers': (fixture) => open(fixture, false),
    'a signed-in person looks at the offers': (fixture) => open(fixture, true),
    'the person chooses an offer': chooseOffer,
    'the person asks for the price again': async () => {
      await buyTokens.dialog.getByRole('button', { name: 'Try again' }).click()
    },
    'the person chooses another offer': chooseAnotherOffer,
    'the person chooses an amount of nothing': async () => {
      await buy(1)
      await expectText('Please enter a valid amount')
    },
    'the person signs in': async (fixture) => {
      if (window.location.pathname === '/login') return signInAtForm(fixture)
      await logIn.click()
      await signInAtForm(fixture)
      await isAt('/account/profile')
      await lookAtOffers()
    },
    'the person signs out': ({ tab }) => tab.site.dependencies.session.send({ type: 'logout.requested' }),
    'the session expires': ({ tab }) => signOut(tab.site),
    'the person gives it up': () => dialog.getByRole('button', { name: 'Close' }).click(),
    'half an hour passes': async ({ tab }) => {
      await tab.site.pass(30 * 60 * 1000)
      await lookAtOffers()
    },
    'the person chooses another currency': pickDollars,
    'the settings arrive anew': async (fixture) => {
      backOnline()
      fixture.vat = 25
      ;(await fixture.settings.next()).resolve(200, ok(priced({ min_top_up: 4, vat_percent: 25 })))
    },
    'the price arrives': async ({ amount, chosen }) => (await amount.next()).resolve(200, Number(chosen.price)),
    'a price below the minimum arrives': async (fixture) => {
      fixture.chosen = { ...customAmounts.first, price: '4.99' }
      ;(await fixture.amount.next()).resolve(200, 4.99)
    },
    'a price of just the minimum arrives': async (fixture) => {
      fixture.chosen = { ...customAmounts.first, price: '5.00' }
      ;(await fixture.amount.next()).resolve(200, 5)
    },
    'the price cannot be worked out': async (fixture) => {
      fixture.chosen = { ...customAmounts.first, price: '0.00' }
      ;(await fixture.amount.next()).reject()
    },
    'the person ticks both boxes': buyTokens.tickBoth,
    'the person ticks the terms': () => buyTokens.terms.click(),
    'the person ticks the consent': () => buyTokens.consent.click(),
    'the person unticks the consent': () => buyTokens.consent.click(),
    'the person unticks the terms': () => buyTokens.terms.click(),
    'the person goes on': () => buyTokens.goOn.click({ force: true }),
    'the person applies an empty code': async () => {
      await buyTokens.code.fill(' ')
      await buyTokens.apply.click()
    },
    'the person applies a code': applyCode,
    'the person removes the code': () => buyTokens.remove.click(),
    'the code holds': async ({ promo }) => (await promo.next()).resolve(200, ok(makePromocode())),
    'the code does not hold': async ({ promo }) =>
      (await promo.next()).resolve(200, { ...failure('This promo code has expired.'), payload: null }),
    'the billing details arrive': async ({ profile }) => (await profile.next()).resolve(200, makeProfile()),
    'the billing details cannot be fetched': async ({ profile }) => {
      ;(await profile.next()).reject()
      await expectText('Failed to load necessary data for checkout.')
      await expect.element(page.getByText('Network error. Please check your connection.')).not.toBeInTheDocument()
    },
    'the person begins to name a company': async () => {
      await confirmInformation.company.click()
      await confirmInformation.company.click()
    },
    'the person confirms with gaps': async () => {
      await confirmInformation.city.fill('')
      await confirmInformation.confirm.click()
    },
    'the person confirms': async () => {
      await confirmInformation.city.fill('Dublin')
      await confirmInformation.confirm.click()
    },
    ...stepsOfPlacedOrder,
    'the person pays': async ({ charge }) => {
      await page.getByRole('textbox', { name: 'Card number' }).fill('4242 4242 4242 4242')
      await page.getByRole('textbox', { name: 'Expiration date' }).fill('09/31')
      await page.getByRole('textbox', { name: 'CVV' }).fill('907')
      await page.getByRole('button', { name: /^Pay €/ }).click()
      const { id } = makeQuote()
      ;(await charge.next()).resolve(200, { status: 'OK', redirect_url: `/success-payment?order_id=${id}` })
    },
    'the person goes back': () => confirmInformation.back.click(),
    'the server accepts': accept,
    'the server refuses': (fixture) => refuse(fixture, { zip: ['This postal code is not of this country.'] }),
    'the server refuses the code': (fixture) => refuse(fixture, { promocode_code: ['This promo code was used up.'] }),
    'no answer comes': async (fixture) => {
      fixture.problem = 'Checkout failed'
      fixture.answered += 1
      ;(await fixture.checkout.next()).reject()
    },
  },
  states: {
    'before the offers': () => {},
    'the offers, as a guest': (fixture) => isOffering(fixture, 'a guest'),
    'the offers': (fixture) => isOffering(fixture, 'a person'),
    'asked to sign in': async ({ led }) => {
      await isAt(led ? '/login?redirect=%2Fpricing' : '/pricing')
      await expect
        .element(page.getByRole('heading', { level: 1 }))
        .toHaveTextContent(led ? 'Sign in' : 'Simple as small change')
      if (!led) await expect.element(logIn).toBeVisible()
      await expect.element(dialog).not.toBeInTheDocument()
      expect(readSavedOffer()).toContain('Your own amount')
    },
    'Buy Tokens, the price on its way': async (fixture) => {
      await isAt('/pricing')
      await isBuying(fixture, { busy: true, pricing: 'on its way' })
      await waits(fixture, { price: 1 })
      expect(readSavedOffer()).toBeNull()
    },
    ...statesOfBuyTokens<Fixture>(async (fixture, looks, asked) => {
      await isBuying(fixture, looks)
      await waits(fixture, asked)
    }),
    'Buy Tokens, no price': (fixture) => isBuying(fixture, { pricing: 'failed' }),
    'Buy Tokens, no price, both ticked': async (fixture) => {
      await isBuying(fixture, { pricing: 'failed', terms: 'ticked' })
      await waits(fixture)
    },
    'Buy Tokens, the code refused': (fixture) => isBuying(fixture, { refusal: 'This promo code has expired.' }),
    'Buy Tokens, the code refused at checkout': async (fixture) => {
      await expectText(fixture.problem)
      await isBuying(fixture, { refusal: fixture.problem, terms: 'ticked' })
    },
    'billing details on their way': async (fixture) => {
      await isBuying(fixture, { terms: 'ticked', busy: true })
      await waits(fixture, { profile: 1 })
    },
    'billing details on their way, with the code': async (fixture) => {
      await isBuying(fixture, { terms: 'ticked', busy: true, promo: 'in force' })
      await waits(fixture, { profile: 1 })
    },
    'billing details on their way, without the code': async (fixture) => {
      await isBuying(fixture, { terms: 'ticked', busy: true, refusal: fixture.problem })
      await waits(fixture, { profile: 1 })
    },
    'Confirm Information': (fixture) => isConfirming(fixture),
    'Confirm Information, with the code': (fixture) => isConfirming(fixture, withCode),
    'Confirm Information, without the code': (fixture) => isConfirming(fixture, { problem: fixture.problem }),
    'Confirm Information, told what is missing': async (fixture) => {
      await isConfirming(fixture, {
        city: '',
        cityError: 'City is required',
        problem: 'Please fill in all required fields',
      })
      await waits(fixture)
    },
    'Confirm Information, told why': (fixture) => isConfirming(fixture, { problem: fixture.problem }),
    'Confirm Information, left without an answer': (fixture) => isConfirming(fixture, { problem: fixture.problem }),
    'other details being sent': async (fixture) => {
      await isConfirming(fixture, { city: 'Cork', sending: true })
      await waits(fixture, { checkout: 1 })
    },
    'accepted, with those details': async (fixture) => {
      expect(fixture.sent).toMatchObject({ city: 'Cork' })
      expect(fixture.sent).not.toHaveProperty('deposit_id')
      await isPaying(fixture)
    },
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
    ...placesOfPlacedOrder,
    accepted: async (fixture) => {
      const { sent } = fixture
      await isAt('/pay')
      await expect.element(page.getByRole('heading', { level: 1, name: 'Pay by card' })).toBeVisible()
      await expect.element(dialog).not.toBeInTheDocument()
      const discounted = 'promocode_code' in sent
      await expect.element(page.getByRole('button', { name: discounted ? 'Pay €9.72' : 'Pay €10.80' })).toBeEnabled()
      expect(sent).toMatchObject({
        tokens: 100,
        currency: 'EUR',
        payment_method_id: 1,
        city: 'Dublin',
        zip: 'D08 X2Y4',
      })
      expect(sent).not.toHaveProperty('deposit_id')
      await isPaying(fixture)
    },
    paid: async () => {
      await expect.element(page.getByRole('heading', { level: 1, name: 'Payment Successful' })).toBeVisible()
      window.history.back()
      await isAt('/pay')
      await expectText('There is nothing to pay yet')
    },
  },
})
