import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
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

test('the head follows from page to page', async ({ page, baseURL }) => {
  const expectHead = (head: object) => expect.poll(() => readHead(page)).toEqual(head)
  const foot = page.getByRole('contentinfo')

  for (const [drawn, prepare] of [
    ['rendered on the server', async () => undefined],
    ['drawn anew', () => page.addInitScript(() => localStorage.setItem('currencyCode', 'USD'))],
    ['drawn by the browser', () => drawInBrowser(page)],
  ] as const) {
    await test.step(`from one ${drawn}`, async () => {
      await prepare()
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
  await page.unrouteAll()

  await test.step('a document that is opened by its number says its name', async () => {
    await page.goto('/static-page/1')
    await expectHead(listed('Terms of use · Mintage', /./, `${baseURL}/terms`))
  })
  await test.step('what there is not says nothing', async () => {
    for (const path of ['/no-such-page', '/static-page/999', '/a/b/c']) {
      await page.goto(path)
      await expectHead(notListed('Page not found · Mintage'))
    }
  })
  await test.step('the page says in which language it is', async () => {
    await page.goto('/faq')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    const french = { id: 2, code: 'fr', title: 'Français', default: 0 }
    await change<object[]>(page, '/languages', ([english = {}]) => [english, french])
    await page.goto('/faq')
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Français')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  })
})

/** As the server asks the build of the site for a page (apps/api/src/platform/ssr/rendered-pages.ts). */
interface Renderer {
  renderPage(
    site: {
      origin: string
      shell: string
      manifest: unknown
      read: (address: string) => Promise<string>
      call: (path: string) => Promise<{ status: number; body: string }>
    },
    address: string,
    choice: { currency: string | null; language: number | null },
  ): Promise<{ html: string } | null>
}

test('a page that comes rendered is in the language that was chosen, and says so', async ({ baseURL }) => {
  const site = path.resolve('apps/site')
  const { renderPage }: Renderer = await import(pathToFileURL(`${site}/dist-server/render.js`).href)
  const read = (address: string) => readFile(path.join(site, 'dist', address), 'utf8')
  const call = async (url: string) => {
    // The texts of a language that the shop has not are those that it has.
    const answer = await fetch(new URL(url.replace('lang_id=2', 'lang_id=1'), baseURL))
    const body = await answer.text()
    if (!url.startsWith('/api/languages')) return { status: answer.status, body }
    const languages: { payload: object[] } = JSON.parse(body)
    languages.payload.push({ id: 2, code: 'fr-CA', title: 'Français', default: 0 })
    return { status: answer.status, body: JSON.stringify(languages) }
  }
  const shell = await read('index.html')
  const manifest: unknown = JSON.parse(await read('.vite/manifest.json'))
  const languageOf = async (language: number | null) => {
    const page = await renderPage({ origin: 'https://mintage.example', shell, manifest, read, call }, '/faq', {
      currency: null,
      language,
    })
    return /<html lang="([^"]*)">/.exec(page?.html ?? '')?.[1]
  }
  expect(await languageOf(null)).toBe('en')
  expect(await languageOf(2)).toBe('fr-CA')
})
