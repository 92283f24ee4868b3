import { type Driver, models } from '@mintage/machines/models'
import { checkoutTexts } from '@mintage/ui/texts/checkout'
import { codes } from '../../e2e/support/shop.ts'
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
  const gate = (method: 'GET' | 'POST', path: RegExp) => NetworkGate.before(page, { method, path })
  return {
    page,
    customer,
    buying: buyTokens(page),
    confirming: confirmInformation(page),
    price: await gate('GET', /^\/api\/(packs|token-pricing\/calculate)$/),
    promo: await gate('POST', /^\/api\/promocode\/validate$/),
    profile: await gate('GET', /^\/api\/user\/profile$/),
    checkout: await gate('POST', /^\/api\/deposit\/checkout$/),
    settings: await gate('GET', /^\/api\/settings$/),
    currencies: await gate('GET', /^\/api\/currencies$/),
    chosen: plans.pocket as (typeof plans)[keyof typeof plans],
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

type World = Awaited<ReturnType<typeof begin>>

const choose = (page: World['page'], title: string) =>
  page.getByRole('button', { name: `Choose ${title}`, includeHidden: true })

const open = async (world: World, ahead: readonly string[]) => {
  const { page, settings, currencies, profile } = world
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
    world.vat = 0
  }
  await expect(choose(page, pocket.title)).toBeVisible()
  // Who is signed in sees it by the balance, which is read at the start.
  if (world.signedIn) await expect(page.getByRole('banner')).toContainText(/Tokens\s*10/)
  profile.close()
}

const lookAtOffers = async ({ page }: World) => {
  const { pathname } = new URL(page.url())
  if (pathname === '/login') await page.goBack()
  else if (pathname !== '/pricing') await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
  await expect(choose(page, pocket.title)).toBeVisible()
}

const buyOwnAmount = async ({ page }: World, count: string) => {
  await page.getByRole('textbox', { name: 'Number of tokens' }).fill(count)
  await page.getByRole('button', { name: `Buy ${count} tokens` }).click()
}

const choosePack = async (world: World, ahead: readonly string[]) => {
  const { page, price } = world
  await lookAtOffers(world)
  world.led = !world.signedIn
  price.close()
  if (ahead[0] === 'a price below the minimum arrives') {
    world.chosen = plans.tenTokens
    await buyOwnAmount(world, '10')
    return
  }
  if (ahead[0] === 'a price of just the minimum arrives') {
    world.chosen = plans.fiftyTokens
    await buyOwnAmount(world, '50')
    return
  }
  world.chosen = plans.pocket
  await choose(page, pocket.title).click()
}

const chooseAnotherPlan = async (world: World) => {
  const { page, price, buying, checkout } = world
  await page.keyboard.press('Escape')
  if (checkout.waiting === 0) {
    await expect(buying.dialog).toHaveCount(0)
    price.close()
    world.chosen = plans.studio
  }
  // The pay screen offers no other plan, and its dialog stays open while something is sent.
  if (new URL(page.url()).pathname === '/pay') return
  // Behind a dialog that does not close, nothing can be pressed.
  await choose(page, 'Studio').click({ force: true })
}

const chooseAnotherCurrency = async (world: World) => {
  const { page, price, currencies } = world
  world.currency = 'USD'
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
const waits = async (world: World, asked: { promo?: 1; profile?: 1; checkout?: 1 } = {}) => {
  const { promo, profile, checkout } = world
  await expect
    .poll(() => ({ promo: promo.waiting, profile: profile.waiting, checkout: checkout.waiting }))
    .toEqual({ promo: 0, profile: 0, checkout: 0, ...asked })
}

const isBuying = async (world: World, looks: Partial<BuyTokensLooks> = {}) => {
  const { chosen, currency, vat, priceless } = world
  const [price, tax, total] = priceless ? ['€0.00', '€0.00', '€0.00'] : chosen.prices[currency]
  const sums = vat === 0 ? { price, vat: null, total: price } : { price, vat: tax, total }
  const discounted = looks.promo === 'in force' ? { vat: withCode.vat, total: withCode.total } : {}
  await world.buying.looksLike({ plan: chosen.plan, ...sums, ...discounted, ...looks })
}

const isConfirming = (world: World, looks: ConfirmInformationLooks = {}) =>
  world.confirming.looksLike({ ...(world.vat === 0 ? { vat: null, total: '€9.00' } : {}), ...looks })

const readPlanIntent = ({ page }: World) => page.evaluate(() => sessionStorage.getItem('mintage_plan_intent'))

const isOffering = async (world: World, who: 'a guest' | 'a person') => {
  const { page } = world
  await expect(page).toHaveURL(/\/pricing$/)
  await expect(choose(page, pocket.title)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const balance = page.getByRole('banner').getByText(/^Tokens/)
  await expect(balance).toHaveCount(who === 'a guest' ? 0 : 1)
  expect(await readPlanIntent(world)).toBeNull()
}

walk(
  model,
  (surroundings): Driver<typeof model.states, World> => ({
    begin: () => begin(surroundings),
    steps: {
      'a guest looks at the offers': open,
      'a signed-in person looks at the offers': async (world, ahead) => {
        world.signedIn = true
        await world.customer.signInAt(world.page)
        await open(world, ahead)
      },
      'the person chooses a pack': choosePack,
      'the person asks for the price again': async (world) => {
        world.priceless = false
        world.price.close()
        await world.buying.dialog.getByRole('button', { name: 'Try again' }).click()
      },
      'the person chooses another plan': chooseAnotherPlan,
      'the person chooses an amount of nothing': async (world) => {
        await buyOwnAmount(world, '1')
        await expect(world.page.getByText(checkoutTexts['checkout.amountInvalid'], { exact: true })).toBeVisible()
      },
      'the person signs in': async (world) => {
        const { page, customer, profile } = world
        await profile.open()
        if (new URL(page.url()).pathname === '/login') await fillInSignIn(page, customer)
        else await signInAndComeBack(page, customer)
        profile.close()
      },
      // The dialog hides the way out.
      'the person signs out': async ({ page, profile }) => {
        await page.keyboard.press('Escape')
        await profile.open()
        await signOutAndComeBack(page)
      },
      // The page hears of it when it next asks for something of theirs.
      'the session expires': async (world) => {
        const { page, customer, buying, profile } = world
        await customer.endSession()
        await profile.open()
        if (await buying.dialog.isVisible()) {
          await buying.code.fill(codes.good)
          await buying.apply.click()
        } else {
          await chooseAnotherCurrency(world)
        }
        await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
      },
      'the person gives it up': ({ page }) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
      'half an hour passes': async (world) => {
        await world.page.clock.fastForward(halfAnHour)
        await lookAtOffers(world)
      },
      'the person chooses another currency': chooseAnotherCurrency,
      // The network was away when the page loaded, and is back.
      'the settings arrive anew': async (world) => {
        await world.page.context().setOffline(true)
        await world.page.context().setOffline(false)
        world.vat = 20
      },
      'the price arrives': ({ price }) => price.open(),
      'a price below the minimum arrives': ({ price }) => price.open(),
      'a price of just the minimum arrives': ({ price }) => price.open(),
      'the price cannot be worked out': async (world) => {
        await world.price.cut()
        world.priceless = true
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
      'the code does not hold': async (world) => {
        await world.promo.letThrough()
        world.problem = checkoutTexts['promo.invalid']
      },
      'the billing details arrive': ({ profile }) => profile.letThrough(),
      'the billing details cannot be fetched': async ({ page, profile }) => {
        await profile.cut()
        await expect(page.getByText(checkoutTexts['checkout.setUpFailed'], { exact: true })).toBeVisible()
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
      'the server refuses': async (world) => {
        world.answered += 1
        await world.checkout.letThrough()
        world.problem = 'Please use at most 20 characters'
      },
      // Another tab of theirs was faster, and paid with it.
      'the server refuses the code': async (world) => {
        const { customer, checkout } = world
        await customer.pay(await customer.order(codes.once), cards.good)
        world.books = { balance: 10 + pocket.tokens, payments: ['Success'] }
        await checkout.letThrough()
        world.problem = 'You have already used this promo code.'
      },
      // The worst of its kinds: the server has done it, and only the answer is lost.
      'no answer comes': async (world) => {
        world.answered += 1
        await world.checkout.loseAnswer()
        world.problem = checkoutTexts['checkout.failed']
      },
    },
    states: {
      'before the offers': () => undefined,
      'the offers, as a guest': (world) => isOffering(world, 'a guest'),
      'the offers': (world) => isOffering(world, 'a person'),
      'asked to sign in': async (world) => {
        const { page, led } = world
        await expect(page).toHaveURL(led ? /\/login\?redirect=%2Fpricing$/ : /\/pricing$/)
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await expect.poll(() => readPlanIntent(world)).toContain(pocket.title)
      },
      'Buy Tokens, the price on its way': async (world) => {
        await isBuying(world, { busy: 'price' })
        await expect.poll(() => world.price.waiting, 'questions for the price').toBeGreaterThan(0)
        await expect(world.page).toHaveURL(/\/pricing$/)
        expect(await readPlanIntent(world)).toBeNull()
      },
      'Buy Tokens': async (world) => {
        await isBuying(world)
        await waits(world)
      },
      'Buy Tokens, no price': (world) => isBuying(world, { noPrice: true }),
      'Buy Tokens, no price, terms ticked': async (world) => {
        await isBuying(world, { noPrice: true, terms: 'ticked' })
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
      'Buy Tokens, the code refused': (world) => isBuying(world, { refusal: world.problem }),
      'Buy Tokens, the code refused at checkout': (world) =>
        isBuying(world, { refusal: world.problem, terms: 'ticked' }),
      'billing details on their way': async (world) => {
        await isBuying(world, { terms: 'ticked', busy: 'billing details' })
        await waits(world, { profile: 1 })
      },
      'billing details on their way, with the code': async (world) => {
        await isBuying(world, { terms: 'ticked', busy: 'billing details', promo: 'in force' })
        await waits(world, { profile: 1 })
      },
      'billing details on their way, without the code': async (world) => {
        await isBuying(world, { terms: 'ticked', busy: 'billing details', refusal: world.problem })
        await waits(world, { profile: 1 })
      },
      'Confirm Information': (world) => isConfirming(world),
      'Confirm Information, with the code': (world) => isConfirming(world, withCode),
      'Confirm Information, without the code': (world) => isConfirming(world, { problem: world.problem }),
      'Confirm Information, told what is missing': async (world) => {
        await isConfirming(world, { problem: checkoutTexts['checkout.fieldsMissing'] })
        await expect(world.confirming.city).toHaveAccessibleDescription(checkoutTexts['checkout.cityRequired'])
        await waits(world)
      },
      'Confirm Information, told why': (world) => isConfirming(world, { problem: world.problem }),
      'Confirm Information, left without an answer': (world) => isConfirming(world, { problem: world.problem }),
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
