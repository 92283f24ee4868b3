import type { Locator, Page } from '@playwright/test'
import { expect, fromNewAddress, test, useAtOnce } from './support/fixtures.ts'
import { watchLayoutShifts } from './support/shifts.ts'

const withImage = ['/', '/pricing', '/faq', '/generate-image', '/remove-background', '/upscale-image']
const services = ['/generate-image', '/remove-background', '/upscale-image']

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox()
  if (!box) throw new Error('Not on the page')
  return box
}

/** An AVIF of at most so many KiB, asked for before all other images, ahead of the faces of the text. */
async function expectFirstImage(page: Page, most: number) {
  const [first] = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => /\.(avif|webp)$/.test(name))
      .map(({ name, encodedBodySize }) => ({ name, size: encodedBodySize / 1024 })),
  )
  const firstImage = page.locator('img[fetchpriority=high]')
  await expect(firstImage).toHaveCount(1)
  expect(first?.name).toMatch(/\.avif$/)
  expect(first?.name).toBe(await firstImage.evaluate((image: HTMLImageElement) => image.currentSrc))
  expect(first?.size).toBeLessThanOrEqual(most)
  const faces = page.locator('link[rel=preload][as=font]')
  expect(await faces.evaluateAll((links) => links.map((link) => link.getAttribute('fetchpriority')))).toEqual([
    'low',
    'low',
  ])
}

async function expectLazyBelow(page: Page) {
  const eager = await page.evaluate(() =>
    [...document.images]
      .filter((image) => image.getBoundingClientRect().top > window.innerHeight)
      .filter((image) => image.loading !== 'lazy' || !image.width || !image.height)
      .map(({ src }) => src),
  )
  expect(eager).toEqual([])
}

async function expectActionAboveBanner(page: Page) {
  for (const [width, height] of [
    [390, 844],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height })
    const banner = page.getByRole('region', { name: 'Cookies' })
    const action = page.getByRole('main').getByRole('link', { name: 'Start creating' }).first()
    await expect(banner).toBeVisible()
    await expect
      .poll(async () => {
        const { y, height: own } = await boxOf(action)
        return y + own - (await boxOf(banner)).y
      })
      .toBeLessThanOrEqual(0)
  }
}

/** In the background of its plate: as high as it, up to its far edge, and more than half as wide. */
async function expectBackground(page: Page) {
  const plate = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 1 }) })
  const firstImage = plate.locator('picture img')
  await expect.poll(() => firstImage.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(700)
  const [outer, inner] = [await boxOf(plate), await boxOf(firstImage)]
  expect(inner.height / outer.height).toBeCloseTo(1, 2)
  expect(inner.x + inner.width).toBeCloseTo(outer.x + outer.width, 0)
  expect(inner.width / outer.width).toBeGreaterThan(0.55)
}

for (const [width, most] of [
  [390, 27],
  [1440, 50],
] as const) {
  test(`at ${width} px the first view begins with an image of at most ${most} KiB, asked for before all others`, async ({
    browser,
    baseURL,
  }) => {
    for (const path of withImage) {
      await test.step(path, async () => {
        const context = await browser.newContext({
          baseURL,
          viewport: { width, height: 900 },
          extraHTTPHeaders: fromNewAddress(),
        })
        const page = await context.newPage()
        await page.goto(path)
        await expectFirstImage(page, most)
        const title = await boxOf(page.getByRole('heading', { level: 1 }))
        const firstImage = await boxOf(page.locator('img[fetchpriority=high]'))
        if (width === 390) {
          await expectLazyBelow(page)
          if (path === '/') await expectActionAboveBanner(page)
          // Behind the words, which begin on it.
          if (path !== '/pricing') {
            expect(firstImage.width).toBe(390)
            expect(title.y).toBeLessThan(firstImage.y + firstImage.height)
          }
        } else if (path === '/pricing') {
          expect(firstImage.x).toBeGreaterThan(title.x)
          expect(firstImage.y).toBeLessThan(title.y)
        } else {
          await expectBackground(page)
        }
        if (services.includes(path)) {
          await expect(page.locator('[data-part=balls]')).toHaveAttribute('aria-hidden', 'true')
          await expect(page.locator('[data-part=balls]')).toBeVisible()
        }
        await context.close()
      })
    }
  })
}

const pages = [...withImage, '/check', '/terms', '/login', '/register']

test('faces that come late move next to nothing', async ({ browser, baseURL }) => {
  for (const width of [390, 768, 1440]) {
    const context = await browser.newContext({
      baseURL,
      viewport: { width, height: 900 },
      extraHTTPHeaders: fromNewAddress(),
    })
    for (const path of pages) {
      await test.step(`${path} at ${width} px`, async () => {
        const page = await context.newPage()
        const { promise, resolve: release } = Promise.withResolvers<void>()
        await page.route(/\.woff2$/, async (route) => {
          await promise
          await route.continue()
        })
        const shifts = await watchLayoutShifts(page)
        await useAtOnce(page)
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        await page.waitForFunction(() => !('endHydration' in window))
        release()
        await page.evaluate(() => document.fonts.ready)
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
        )
        const { total, moved } = await shifts()
        expect(total, moved.join('\n')).toBeLessThan(0.02)
        await page.close()
      })
    }
    await context.close()
  }
})
