import type { Page, Route } from '@playwright/test'
import { expect, test, useAtOnce } from './support/fixtures.ts'
import { declineCookies } from './support/steps.ts'

const paths = ['/', '/pricing', '/faq', '/generate-image', '/remove-background', '/upscale-image', '/check', '/terms']
const forms = ['/login', '/register', '/forgot-password', '/contact']

/** Sheets that a page asks for, in that order. */
function sheetsAskedBy(page: Page): string[] {
  const sheets: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.css')) sheets.push(pathname)
  })
  return sheets
}

const places = /<link rel="stylesheet" type="text\/plain" href="([^"]+)">/g

async function sheetsNamedBy(page: Page, path: string): Promise<{ html: string; sheets: string[] }> {
  const html = await (await page.request.get(path)).text()
  return { html, sheets: [...html.matchAll(places)].flatMap(([, href]) => href ?? []) }
}

test('of its sheets a rendered page asks for the one that all pages share, and for no other', async ({ page }) => {
  const asked = sheetsAskedBy(page)
  for (const path of [...paths, ...forms]) {
    const [shared = ''] = (await sheetsNamedBy(page, path)).sheets
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(asked.splice(0), path).toEqual([shared])
  }
  await test.step('its own stand in the page whole, behind the place of the shared one', async () => {
    for (const path of ['/pricing', '/register']) {
      const { html, sheets } = await sheetsNamedBy(page, path)
      const [shared = '', ...own] = sheets
      const texts = await Promise.all(own.map(async (href) => (await page.request.get(href)).text()))
      expect(own.length).toBeGreaterThan(0)
      expect(html.indexOf(`<style>${texts.join('')}</style>`)).toBeGreaterThan(html.indexOf(shared))
    }
  })
  await test.step('those of later pages are fetched once, and stand behind what is there', async () => {
    await page.goto('/', { waitUntil: 'networkidle' })
    asked.splice(0, asked.length - 1)
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
    const inPage = await page.evaluate(() =>
      [...document.styleSheets].map(({ href }) => href && new URL(href).pathname),
    )
    expect(inPage).toEqual([null, null, ...asked])
  })
})

/** How each element looks and where it is, compared in the page with the reading before: it is megabytes. */
const readLooks = (page: Page): Promise<{ elements: number; changed: string[] }> =>
  page.evaluate(() => {
    // Positions include margins, and the computed value of an automatic margin depends on earlier layouts. A token shows
    // in the properties that use it.
    const valuesOf = (style: CSSStyleDeclaration) =>
      [...style].flatMap((name) => (/^(margin|--)/.test(name) ? [] : style.getPropertyValue(name))).join()
    const looks = [...document.body.querySelectorAll('*')].map((element) => {
      const pseudos = ['::before', '::after'].map((pseudo) => getComputedStyle(element, pseudo))
      const drawn = [getComputedStyle(element), ...pseudos.filter(({ content }) => content !== 'none')]
      const { x, y } = element.getBoundingClientRect()
      return `${element.tagName}.${element.getAttribute('class')} at ${x} ${y}: ${drawn.map(valuesOf).join()}`
    })
    const before: string[] = Reflect.get(window, 'looks') ?? looks
    Object.assign(window, { looks })
    return { elements: looks.length, changed: looks.filter((look, index) => look !== before[index]) }
  })

const isShared = /\/assets\/[\w-]{7}\.css$/
const isProgram = /\/assets\/index-[\w-]+\.js$/

test('nothing looks different when the whole sheet comes', async ({ context }) => {
  // Not the page of the fixture, which waits until it is taken over: no program comes here.
  const page = await context.newPage()
  await useAtOnce(page)
  await page.route(isProgram, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/', '/pricing', '/faq', '/upscale-image', '/terms', '/register']) {
      const { promise: isWanted, resolve: release } = Promise.withResolvers<void>()
      const hold = async (route: Route) => {
        await isWanted
        await route.continue()
      }
      await page.route(isShared, hold)
      const asked = page.waitForRequest(isShared)
      // The whole sheet holds up the end of loading.
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await asked
      await page.evaluate(() => document.fonts.ready)
      // The cookie banner rises.
      await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
      const { elements } = await readLooks(page)
      expect(elements).toBeGreaterThan(50)
      release()
      await page.waitForLoadState('networkidle')
      expect(await readLooks(page), path).toEqual({ elements, changed: [] })
      await page.unroute(isShared, hold)
    }
  }
})
