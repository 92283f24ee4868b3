import type { Page } from '@playwright/test'
import { change, drawInBrowser } from './support/answers.ts'
import { expect, test } from './support/fixtures.ts'

/** Everything that the head says to a search: each may be there once, and nothing of another page. */
const readHead = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string, attribute: string) =>
      [...document.querySelectorAll(selector)].map((tag) => tag.getAttribute(attribute))
    return {
      titles: [...document.querySelectorAll('head title')].map((title) => title.textContent),
      shown: document.title,
      descriptions: all('meta[name=description]', 'content'),
      addresses: all('link[rel=canonical]', 'href'),
      robots: all('meta[name=robots]', 'content'),
    }
  })

const listed = (title: string, description: RegExp, address: string) => ({
  titles: [title],
  shown: title,
  descriptions: [expect.stringMatching(description)],
  addresses: [address],
  robots: [],
})

const notListed = (title: string) => ({
  titles: [title],
  shown: title,
  descriptions: [],
  addresses: [],
  robots: ['noindex'],
})

for (const drawn of ['rendered on the server', 'drawn by the browser', 'drawn anew']) {
  test(`the head follows from page to page, from one ${drawn}`, async ({ page, baseURL }) => {
    if (drawn === 'drawn by the browser') await drawInBrowser(page)
    if (drawn === 'drawn anew') await page.addInitScript(() => localStorage.setItem('currencyCode', 'USD'))
    const expectHead = (head: object) => expect.poll(() => readHead(page)).toEqual(head)
    const foot = page.getByRole('contentinfo')

    await page.goto('/faq')
    await expectHead(listed('Questions and answers · Mintage', /^How tokens work/, `${baseURL}/faq`))
    await page.evaluate(() => Object.assign(window, { isFirstPage: true }))

    await foot.getByRole('link', { name: 'Pricing' }).click()
    await expectHead(listed('Pricing · Mintage', /^Token packs/, `${baseURL}/pricing`))

    await foot.getByRole('link', { name: 'Terms' }).click()
    await expectHead(listed('Terms of use · Mintage', /./, `${baseURL}/terms`))

    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
    await expectHead(notListed('Sign in · Mintage'))

    await page.goBack()
    await expectHead(listed('Terms of use · Mintage', /./, `${baseURL}/terms`))
    expect(await page.evaluate(() => 'isFirstPage' in window)).toBe(true)
  })
}

test('a document that is opened by its number says its name, and what there is not says nothing', async ({
  page,
  baseURL,
}) => {
  await page.goto('/static-page/1')
  await expect.poll(() => readHead(page)).toEqual(listed('Terms of use · Mintage', /./, `${baseURL}/terms`))
  for (const path of ['/no-such-page', '/static-page/999', '/a/b/c']) {
    await page.goto(path)
    await expect.poll(() => readHead(page), path).toEqual(notListed('Page not found · Mintage'))
  }
})

test('the page says in which language it is', async ({ page }) => {
  await page.goto('/faq')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  const french = { id: 2, code: 'fr', title: 'Français', default: 0 }
  await change<object[]>(page, '/languages', ([english = {}]) => [english, french])
  await page.goto('/faq')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Français')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
})
