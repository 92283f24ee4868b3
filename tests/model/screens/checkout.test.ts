import {
  failure,
  fieldErrors,
  held,
  makePack,
  makePacks,
  makeProfile,
  makePromocode,
  makeQuote,
  ok,
} from '@mintage/api-client/mocks'
import { models } from '@mintage/machines/models'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type BuyTokensLooks, buyTokens, looksLikeBuyTokens } from './support/buyTokens.ts'
import {
  type ConfirmInformationLooks,
  confirmInformation,
  looksLikeConfirmInformation,
} from './support/confirmInformation.ts'
import { describeScreens } from './support/describeScreens.ts'
import { isAt } from './support/look.ts'
import { ownAmount, pocket, priced, pricing } from './support/offers.ts'
import { isPaying, placesOfPlacedOrder, stepsOfPlacedOrder } from './support/placedOrder.ts'
import { signOut } from './support/session.ts'
import { siteInWaiting } from './support/siteInWaiting.ts'
import { taxed } from './support/taxed.ts'
import { backOnline } from './support/window.ts'

const begin = () => ({
  tab: siteInWaiting(),
  packs: held('get', '/packs'),
  amount: held('get', '/token-pricing/calculate'),
  promo: held('post', '/promocode/validate'),
  profile: held('get', '/user/profile'),
  checkout: held('post', '/deposit/checkout'),
  settings: held('get', '/settings'),
  /** Chosen last. */
  chosen: pocket,
  symbol: '€',
  vat: 20 as 20 | 25,
  /** A guest who chose something was led to sign in; one whose session ended stays where they are. */
  led: false,
  /** The server's words about what was sent last. */
  problem: '',
  /** What was last sent to be accepted, the city in it, and how many such calls have had their end. */
  sent: {} as object,
  city: 'Dublin',
  answered: 0,
})

type World = ReturnType<typeof begin>

const banner = page.getByRole('banner')
const dialog = page.getByRole('dialog')
const logIn = banner.getByRole('link', { name: 'Sign in' })
const choosePocket = page.getByRole('button', { name: 'Choose Pocket' })
const buyOwnAmount = page.getByRole('button', { name: 'Buy 200 tokens', includeHidden: true })

const expectText = (text: string) => expect.element(page.getByText(text, { exact: true }).first()).toBeVisible()
const readPlanIntent = () => sessionStorage.getItem('mintage_plan_intent')

const open = async (world: World, signedIn: boolean) => {
  const { tab, packs, amount, promo, profile, checkout, settings } = world
  const wire = [packs, amount, promo, profile, checkout, settings].map(({ handler }) => handler)
  await tab.open({ path: '/pricing', signedIn, wire: [...wire, pricing] })
  ;(await settings.next()).answer(200, ok(priced()))
  ;(await packs.next()).answer(200, ok(makePacks()))
  if (signedIn) (await profile.next()).answer(200, makeProfile())
  await expect.element(choosePocket).toBeVisible()
}

/** From wherever the last step has led. */
const lookAtOffers = async () => {
  if (window.location.pathname === '/login') window.history.back()
  else if (window.location.pathname !== '/pricing') await banner.getByRole('link', { name: 'Pricing' }).click()
  await expect.element(choosePocket).toBeVisible()
}

const choosePack = async (world: World) => {
  await lookAtOffers()
  world.chosen = pocket
  world.led = (await logIn.query()) !== null
  await choosePocket.click()
}

const signInAtForm = async ({ profile }: World) => {
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com')
  await page.getByLabelText('Password', { exact: true }).fill('Copper12')
  await page.getByRole('button', { name: 'Sign in' }).click()
  ;(await profile.next()).answer(200, makeProfile())
}

const chooseAnotherPlan = async (world: World) => {
  await userEvent.keyboard('{Escape}')
  if (world.checkout.waiting === 0) {
    await expect.element(dialog).not.toBeInTheDocument()
    world.chosen = ownAmount
  }
  // The pay screen offers no other plan: its dialog has stayed open, which is what there is to see.
  if (window.location.pathname === '/pay') return
  // Behind a dialog that does not close, nothing can be pressed.
  await buyOwnAmount.click({ force: true })
}

const pickDollars = async (world: World) => {
  const { tab, packs, profile } = world
  world.symbol = '$'
  // The request for the billing details is abandoned.
  if (profile.waiting > 0) await profile.next()
  if (dialog.query() === null) {
    await banner.getByRole('button', { name: /^Currency/ }).click()
    await page.getByRole('menuitemradio', { name: '$ USD' }).click()
  } else {
    // A dialog hides the menu; the choice comes from behind it.
    tab.site.dependencies.currency.send({ type: 'currency.picked', code: 'USD' })
  }
  // The offers behind the dialog ask first, and then the purchase.
  ;(await packs.next()).answer(200, ok(makePacks()))
  ;(await profile.next()).answer(200, makeProfile())
}

const applyCode = async () => {
  await buyTokens.code.fill('WELCOME10')
  await userEvent.keyboard('{Enter}')
}

const accept = async (world: World) => {
  const call = await world.checkout.next()
  const body = await call.json()
  world.sent = body
  world.city = String(body.city)
  world.answered += 1
  const quote = body.promocode_code ? makeQuote({ net: 8.1, discount: 0.9, vat: 1.62, total: 9.72 }) : makeQuote()
  call.answer(200, { ...ok(quote), redirect_url: '/pay' })
}

const refuse = async (world: World, errors: Record<string, string[]>) => {
  const answer = fieldErrors(errors)
  world.problem = answer.message
  world.answered += 1
  ;(await world.checkout.next()).answer(422, answer)
}

/** How many calls of the purchase wait for an answer; what is not named is none. */
const waits = async (world: World, asked: { price?: 1; promo?: 1; profile?: 1; checkout?: 1 } = {}) => {
  const { packs, amount, promo, checkout, profile } = world
  await expect
    .poll(() => ({
      price: packs.waiting + amount.waiting,
      promo: promo.waiting,
      profile: profile.waiting,
      checkout: checkout.waiting,
    }))
    .toEqual({ price: 0, promo: 0, profile: 0, checkout: 0, ...asked })
}

const sum = ({ symbol }: World, major: string) => symbol + major

const isBuying = async (world: World, looks: Partial<BuyTokensLooks> = {}) => {
  const { plan, price } = world.chosen
  const [vat, total] = taxed[world.vat][looks.promo === 'in force' ? '8.10' : price] ?? []
  if (vat === undefined || total === undefined) throw new Error(`what is ${price} with VAT?`)
  await looksLikeBuyTokens({
    plan,
    price: sum(world, price),
    vat: [world.vat, sum(world, vat)],
    total: sum(world, total),
    ...looks,
  })
}

const confirmed = { 20: { vat: '€1.80', total: '€10.80' }, 25: { vat: '€2.25', total: '€11.25' } } as const

const isConfirming = async ({ vat }: World, looks: Partial<ConfirmInformationLooks> = {}) => {
  const bill = { Amount: '€9.00', [`VAT ${vat}%`]: confirmed[vat].vat, 'Total to pay': confirmed[vat].total }
  await looksLikeConfirmInformation({ bill, ...looks })
}

const withCode = {
  bill: { 'Promo code WELCOME10': '−€0.90', Amount: '€8.10', 'VAT 20%': '€1.62', 'Total to pay': '€9.72' },
}

const isOffering = async (world: World, who: 'a guest' | 'a person') => {
  await isAt('/pricing')
  await expect.element(choosePocket).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  if (who === 'a guest') await expect.element(logIn).toBeVisible()
  else await expect.element(logIn).not.toBeInTheDocument()
  await expect.element(page.getByRole('main').getByText(sum(world, '9.00'), { exact: true })).toBeVisible()
  expect(readPlanIntent()).toBeNull()
}

describeScreens(models.checkout, {
  begin,
  end: ({ tab }) => tab.close(),
  steps: {
    'a guest looks at the offers': (world) => open(world, false),
    'a signed-in person looks at the offers': (world) => open(world, true),
    'the person chooses a pack': choosePack,
    'the person asks for the price again': async () => {
      await buyTokens.dialog.getByRole('button', { name: 'Try again' }).click()
    },
    'the person chooses another plan': chooseAnotherPlan,
    'the person chooses an amount of nothing': async () => {
      await page.getByRole('textbox', { name: 'Number of tokens' }).fill('1')
      await page.getByRole('button', { name: 'Buy 1 tokens' }).click()
      await expectText('Please enter a valid amount')
    },
    'the person signs in': async (world) => {
      if (window.location.pathname === '/login') return signInAtForm(world)
      await logIn.click()
      await signInAtForm(world)
      await isAt('/account/profile')
      await lookAtOffers()
    },
    // The dialog hides the header: they sign out in another part of the site, and this one hears of it.
    'the person signs out': ({ tab }) => tab.site.dependencies.session.send({ type: 'logout.requested' }),
    'the session expires': ({ tab }) => signOut(tab.site),
    'the person gives it up': () => dialog.getByRole('button', { name: 'Close' }).click(),
    'half an hour passes': async ({ tab }) => {
      await tab.site.pass(30 * 60 * 1000)
      await lookAtOffers()
    },
    'the person chooses another currency': pickDollars,
    'the settings arrive anew': async (world) => {
      backOnline()
      world.vat = 25
      ;(await world.settings.next()).answer(200, ok(priced({ min_top_up: 4, vat_percent: 25 })))
    },
    'the price arrives': async ({ packs }) => (await packs.next()).answer(200, ok(makePacks())),
    'a price below the minimum arrives': async (world) => {
      world.chosen = { ...pocket, price: '4.99' }
      ;(await world.packs.next()).answer(200, ok([makePack({ price: 4.99 })]))
    },
    'a price of just the minimum arrives': async (world) => {
      world.chosen = { ...pocket, price: '5.00' }
      ;(await world.packs.next()).answer(200, ok([makePack({ price: 5 })]))
    },
    'the price cannot be worked out': async (world) => {
      world.chosen = { ...pocket, price: '0.00' }
      ;(await world.packs.next()).breakOff()
    },
    'the person ticks the terms': () => buyTokens.terms.click(),
    'the person unticks the terms': () => buyTokens.terms.click(),
    'the person goes on': () => buyTokens.goOn.click({ force: true }),
    'the person applies an empty code': async () => {
      await buyTokens.code.fill(' ')
      await buyTokens.apply.click()
    },
    'the person applies a code': applyCode,
    'the person removes the code': () => buyTokens.remove.click(),
    'the code holds': async ({ promo }) => (await promo.next()).answer(200, ok(makePromocode())),
    'the code does not hold': async ({ promo }) =>
      (await promo.next()).answer(200, { ...failure('This promo code has expired.'), payload: null }),
    'the billing details arrive': async ({ profile }) => (await profile.next()).answer(200, makeProfile()),
    'the billing details cannot be fetched': async ({ profile }) => {
      ;(await profile.next()).breakOff()
      await expectText('Failed to load necessary data for checkout.')
      await expect.element(page.getByText('Network error. Please check your connection.')).not.toBeInTheDocument()
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
    'the person goes back': () => confirmInformation.back.click(),
    'the server accepts': accept,
    'the server refuses': (world) => refuse(world, { zip: ['This postal code is not of this country.'] }),
    'the server refuses the code': (world) => refuse(world, { promocode_code: ['This promo code was used up.'] }),
    'no answer comes': async (world) => {
      world.problem = 'Checkout failed'
      world.answered += 1
      ;(await world.checkout.next()).breakOff()
    },
  },
  states: {
    'before the offers': () => {},
    'the offers, as a guest': (world) => isOffering(world, 'a guest'),
    'the offers': (world) => isOffering(world, 'a person'),
    'asked to sign in': async ({ led }) => {
      await isAt(led ? '/login?redirect=%2Fpricing' : '/pricing')
      await expect
        .element(page.getByRole('heading', { level: 1 }))
        .toHaveTextContent(led ? 'Sign in' : 'Simple as small change')
      if (!led) await expect.element(logIn).toBeVisible()
      await expect.element(dialog).not.toBeInTheDocument()
      expect(readPlanIntent()).toContain('Pocket')
    },
    'Buy Tokens, the price on its way': async (world) => {
      await isAt('/pricing')
      await isBuying(world, { busy: true, pricing: 'on its way' })
      await waits(world, { price: 1 })
      expect(readPlanIntent()).toBeNull()
    },
    'Buy Tokens': async (world) => {
      await isBuying(world)
      await waits(world)
    },
    'Buy Tokens, no price': (world) => isBuying(world, { pricing: 'failed' }),
    'Buy Tokens, no price, terms ticked': async (world) => {
      await isBuying(world, { pricing: 'failed', terms: 'ticked' })
      await waits(world)
    },
    'Buy Tokens, below the minimum': (world) => isBuying(world, { minimum: '€5.00' }),
    'Buy Tokens, below the minimum, terms ticked': async (world) => {
      await isBuying(world, { minimum: '€5.00', terms: 'ticked' })
      await waits(world)
    },
    'Buy Tokens, at the minimum': (world) => isBuying(world),
    'Buy Tokens, at the minimum, terms ticked': async (world) => {
      await isBuying(world, { terms: 'ticked' })
      await waits(world)
    },
    'Buy Tokens, terms ticked': async (world) => {
      await isBuying(world, { terms: 'ticked' })
      await waits(world)
    },
    'Buy Tokens, the code being checked': async (world) => {
      await isBuying(world, { promo: 'being checked' })
      await waits(world, { promo: 1 })
    },
    'Buy Tokens, terms ticked, the code being checked': async (world) => {
      await isBuying(world, { terms: 'ticked', promo: 'being checked' })
      await waits(world, { promo: 1 })
    },
    'Buy Tokens, with the code': (world) => isBuying(world, { promo: 'in force' }),
    'Buy Tokens, with the code, terms ticked': (world) => isBuying(world, { promo: 'in force', terms: 'ticked' }),
    'Buy Tokens, the code refused': (world) => isBuying(world, { refusal: 'This promo code has expired.' }),
    'Buy Tokens, the code refused at checkout': async (world) => {
      await expectText(world.problem)
      await isBuying(world, { refusal: world.problem, terms: 'ticked' })
    },
    'billing details on their way': async (world) => {
      await isBuying(world, { terms: 'ticked', busy: true })
      await waits(world, { profile: 1 })
    },
    'billing details on their way, with the code': async (world) => {
      await isBuying(world, { terms: 'ticked', busy: true, promo: 'in force' })
      await waits(world, { profile: 1 })
    },
    'billing details on their way, without the code': async (world) => {
      await isBuying(world, { terms: 'ticked', busy: true, refusal: world.problem })
      await waits(world, { profile: 1 })
    },
    'Confirm Information': (world) => isConfirming(world),
    'Confirm Information, with the code': (world) => isConfirming(world, withCode),
    'Confirm Information, without the code': (world) => isConfirming(world, { problem: world.problem }),
    'Confirm Information, told what is missing': async (world) => {
      await isConfirming(world, {
        city: '',
        cityError: 'City is required',
        problem: 'Please fill in all required fields',
      })
      await waits(world)
    },
    'Confirm Information, told why': (world) => isConfirming(world, { problem: world.problem }),
    'Confirm Information, left without an answer': (world) => isConfirming(world, { problem: world.problem }),
    'other details being sent': async (world) => {
      await isConfirming(world, { city: 'Cork', sending: true })
      await waits(world, { checkout: 1 })
    },
    'accepted, with those details': async (world) => {
      expect(world.sent).toMatchObject({ city: 'Cork' })
      expect(world.sent).not.toHaveProperty('deposit_id')
      await isPaying(world)
    },
    'being sent': async (world) => {
      await isConfirming(world, { sending: true })
      await waits(world, { checkout: 1 })
    },
    'being sent, in the currency of before': async (world) => {
      await isConfirming(world, { sending: true })
      await waits(world, { checkout: 1 })
    },
    'being sent, with the code': async (world) => {
      await isConfirming(world, { ...withCode, sending: true })
      await waits(world, { checkout: 1 })
    },
    ...placesOfPlacedOrder,
    accepted: async (world) => {
      const { sent } = world
      await isAt('/pay')
      await expect.element(page.getByRole('heading', { level: 1, name: 'Pay by card' })).toBeVisible()
      await expect.element(dialog).not.toBeInTheDocument()
      const discounted = 'promocode_code' in sent
      await expect.element(page.getByRole('button', { name: discounted ? 'Pay €9.72' : 'Pay €10.80' })).toBeEnabled()
      expect(sent).toMatchObject({ pack_id: 2, currency: 'EUR', payment_method_id: 1, city: 'Dublin', zip: 'D08 X2Y4' })
      expect(sent).not.toHaveProperty('deposit_id')
      await isPaying(world)
    },
  },
})
