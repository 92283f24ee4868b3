import type { BrowserContext, Page } from '@playwright/test'
import { expect, newCustomer, test, withProgram } from './support/fixtures.ts'
import { deferProgram, h1, openContext } from './support/rendered.ts'
import { arrive, fillRegistration, signIn } from './support/steps.ts'

const atStudio = '/pricing?plan=3'
const loginForStudio = `/login?redirect=${encodeURIComponent(atStudio)}`

const chooseStudio = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Choose Studio' }).first()
const purchase = (page: Page) => page.getByRole('dialog', { name: 'Buy tokens' })

const servicesOf = (page: Page) => {
  const banner = page.getByRole('banner')
  return {
    button: banner.getByRole('button', { name: 'Services' }),
    link: (name: RegExp) => banner.getByRole('link', { name }),
    isOpen: () => expect(banner.getByRole('link', { name: /^Upscale image/ })).toBeVisible(),
    isClosed: () => expect(banner.getByRole('link', { name: /^Upscale image/ })).toBeHidden(),
  }
}

test('without JavaScript Services opens and closes by keyboard, click and mouse', {
  tag: ['@R100', '@R103'],
}, async ({ browser, baseURL }) => {
  const context = await openContext(browser, baseURL, { javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/faq')
  const { button, link, isOpen, isClosed } = servicesOf(page)
  await isClosed()
  await test.step('keys', async () => {
    await button.focus()
    await page.keyboard.press('Enter')
    await isOpen()
    await page.keyboard.press('Tab')
    await expect(link(/^Generate image/)).toBeFocused()
    await page.keyboard.press('Escape')
    await isClosed()
    await expect(button).toBeFocused()
    for (const opened of [isOpen, isClosed]) {
      await page.keyboard.press('Space')
      await opened()
    }
  })
  await test.step('a click, and one elsewhere', async () => {
    await button.click()
    await isOpen()
    await page.mouse.click(5, 700)
    await isClosed()
  })
  await test.step('the mouse', async () => {
    await button.hover()
    await isOpen()
    await page.mouse.move(5, 700)
    await isClosed()
    await button.hover()
    await link(/^Upscale image/).click()
    await expect(page).toHaveURL(`${baseURL}/upscale-image`)
  })
  await context.close()
})

test('without JavaScript Services toggles by taps', { tag: ['@R102'] }, async ({ browser, baseURL }) => {
  const viewport = { width: 1440, height: 900 }
  const context = await openContext(browser, baseURL, { javaScriptEnabled: false, hasTouch: true, viewport })
  const page = await context.newPage()
  await page.goto('/faq')
  const { button, isOpen, isClosed } = servicesOf(page)
  for (const opened of [isOpen, isClosed, isOpen]) {
    await button.tap()
    await opened()
  }
  await page.touchscreen.tap(5, 700)
  await isClosed()
  await context.close()
})

test('without JavaScript a guest gets to the form that leads on', async ({ browser, baseURL }) => {
  const context = await openContext(browser, baseURL, { javaScriptEnabled: false })
  const page = await context.newPage()
  for (const [path, name, login] of [
    ['/pricing', 'Choose Studio', loginForStudio],
    ['/', 'Choose Studio', `/login?redirect=${encodeURIComponent('/?plan=3')}`],
    ['/', 'Start creating', `/login?redirect=${encodeURIComponent('/services')}`],
    ['/upscale-image', 'Upscale an image', `/login?redirect=${encodeURIComponent('/services/upscale')}`],
  ] as const) {
    await test.step(`${name} on ${path}`, async () => {
      await page.goto(path)
      await page.getByRole('main').getByRole('link', { name }).first().click()
      await expect(page).toHaveURL(baseURL + login)
      await expect(h1(page)).toHaveText('Sign in')
      await page.getByRole('link', { name: 'Create an account' }).first().click()
      await expect(page).toHaveURL(baseURL + login.replace('/login', '/register'))
      await expect(h1(page)).toHaveText('Create an account')
    })
  }
  await context.close()
})

/** A guest who has chosen Studio before the program has come. */
async function chooseEarly(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const release = await deferProgram(page)
  await page.goto('/pricing', { waitUntil: 'commit' })
  await chooseStudio(page).click()
  await expect(page).toHaveURL(/\/login/)
  release()
  return page
}

const isBuyingStudio = async (page: Page) => {
  await expect(purchase(page)).toContainText('Studio')
  await expect(page).toHaveURL(/\/pricing$/)
}

test('a pack that was chosen before the program has come is bought after the sign-in', {
  tag: ['@R205'],
}, async ({ page: member, browser, baseURL }) => {
  const customer = await arrive(member)
  await test.step('by a new visitor of this browser, and by one who has signed in before', async () => {
    for (const cookies of [[], [{ name: 'mintage_customer', value: '1', url: baseURL }]]) {
      const context = await openContext(browser, baseURL)
      await context.addCookies(cookies)
      const page = await chooseEarly(context)
      await expect(page.getByRole('region', { name: 'New here?' })).toHaveCount(cookies.length === 0 ? 1 : 0)
      await signIn(page, customer)
      await isBuyingStudio(page)
      await context.close()
    }
  })
  await test.step('through a new account', async () => {
    const context = await openContext(browser, baseURL)
    const page = await chooseEarly(context)
    await page.getByRole('link', { name: 'Create an account' }).click()
    await fillRegistration(page, newCustomer())
    await isBuyingStudio(page)
    await context.close()
  })
  await test.step('a pack that is sold no more is not asked about', async () => {
    const context = await openContext(browser, baseURL)
    const page = await withProgram(await context.newPage())
    await page.goto(`/login?redirect=${encodeURIComponent('/pricing?plan=999')}`)
    await signIn(page, customer)
    await expect(page).toHaveURL(`${baseURL}/pricing`)
    await expect(chooseStudio(page)).toBeVisible()
    await expect(purchase(page)).toHaveCount(0)
    await context.close()
  })
})

test('a member buys a pack by its address, also by that of a page that was rendered for a guest', async ({ page }) => {
  await arrive(page, '/pricing')
  await expect(chooseStudio(page)).toHaveAttribute('href', atStudio)
  for (const address of [atStudio, loginForStudio]) {
    await page.goto(address)
    await isBuyingStudio(page)
  }
})
