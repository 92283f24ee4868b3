import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { declineCookies } from './support/steps.ts'

const paths = ['/', '/pricing', '/faq', '/generate-image', '/remove-background', '/upscale-image', '/check', '/terms']
const forms = ['/login', '/register', '/forgot-password']

/** Sheets that a page asks for, in that order. */
function sheetsAskedBy(page: Page): string[] {
  const sheets: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.css')) sheets.push(pathname)
  })
  return sheets
}

test('a rendered page brings its styles, and the program asks for none of them', async ({ page }) => {
  const asked = sheetsAskedBy(page)
  for (const path of [...paths, ...forms]) {
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(asked, path).toEqual([])
  }
})

test('they are the sheets of the page, whole and in their order', async ({ page }) => {
  for (const path of ['/', '/pricing', '/register']) {
    const html = await (await page.request.get(path)).text()
    const named = [...html.matchAll(/<link rel="stylesheet" type="text\/plain" href="([^"]+)">/g)]
    const sheets = named.map(async ([, href = '']) => (await page.request.get(href)).text())
    expect(named.length).toBeGreaterThan(path === '/' ? 0 : 1)
    expect(html).toContain(`<style>${(await Promise.all(sheets)).join('')}</style>`)
  }
})

test('the sheets of later pages are fetched once, and stand behind what is there', async ({ page }) => {
  const asked = sheetsAskedBy(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  await declineCookies(page)
  const header = page.getByRole('banner')
  for (const _ of ['first', 'again']) {
    await header.getByRole('link', { name: 'Pricing' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Simple as small change')
    await header.getByRole('link', { name: 'FAQ' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions and answers')
  }
  await page.waitForLoadState('networkidle')
  expect(asked.length).toBeGreaterThan(1)
  expect(asked).toEqual([...new Set(asked)])
  const inPage = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href && new URL(href).pathname))
  expect(inPage).toEqual([null, null, ...asked])
})
