import { expect, fromNewAddress, test } from './support/fixtures.ts'
import { watchLayoutShifts } from './support/shifts.ts'

const withPicture = ['/', '/pricing', '/faq', '/generate-image', '/remove-background', '/upscale-image']

for (const [width, most] of [
  [390, 27],
  [1440, 50],
] as const) {
  test(`at ${width} px the picture of the first view is an AVIF of at most ${most} KiB, asked for before all others`, async ({
    browser,
    baseURL,
  }) => {
    for (const path of withPicture) {
      await test.step(path, async () => {
        const context = await browser.newContext({
          baseURL,
          viewport: { width, height: 900 },
          extraHTTPHeaders: fromNewAddress(),
        })
        const page = await context.newPage()
        await page.goto(path)
        const [first] = await page.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .filter((entry) => entry instanceof PerformanceResourceTiming)
            .filter(({ name }) => /\.(avif|webp)$/.test(name))
            .map(({ name, encodedBodySize }) => ({ name, size: encodedBodySize / 1024 })),
        )
        const picture = page.locator('img[fetchpriority=high]')
        await expect(picture).toHaveCount(1)
        expect(first?.name).toMatch(/\.avif$/)
        expect(first?.name).toBe(await picture.evaluate((image: HTMLImageElement) => image.currentSrc))
        expect(first?.size).toBeLessThanOrEqual(most)
        // The faces of the text have stand-ins, and leave the line to the picture.
        const faces = page.locator('link[rel=preload][as=font]')
        expect(await faces.evaluateAll((links) => links.map((link) => link.getAttribute('fetchpriority')))).toEqual([
          'low',
          'low',
        ])
        await context.close()
      })
    }
  })
}

test('the picture of the prices stands beside their title', async ({ page }) => {
  await page.goto('/pricing')
  const title = await page.getByRole('heading', { level: 1 }).boundingBox()
  const picture = await page.locator('img[fetchpriority=high]').boundingBox()
  expect(picture?.x).toBeGreaterThan(title?.x ?? Number.POSITIVE_INFINITY)
  expect(picture?.y).toBeLessThan(title?.y ?? 0)
})

test('what lies below the first view is fetched when it comes near, and has its place before', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of withPicture) {
    await page.goto(path)
    const eager = await page.evaluate(() =>
      [...document.images]
        .filter((image) => image.getBoundingClientRect().top > window.innerHeight)
        .filter((image) => image.loading !== 'lazy' || !image.width || !image.height)
        .map(({ src }) => src),
    )
    expect(eager, path).toEqual([])
  }
})

const pages = [...withPicture, '/check', '/terms', '/login', '/register']

test('faces that come late move next to nothing', async ({ browser, baseURL }) => {
  for (const width of [390, 768, 1440]) {
    for (const path of pages) {
      await test.step(`${path} at ${width} px`, async () => {
        const context = await browser.newContext({
          baseURL,
          viewport: { width, height: 900 },
          extraHTTPHeaders: fromNewAddress(),
        })
        const page = await context.newPage()
        const { promise, resolve: release } = Promise.withResolvers<void>()
        await page.route(/\.woff2$/, async (route) => {
          await promise
          await route.continue()
        })
        const shifts = await watchLayoutShifts(page)
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        await page.waitForFunction(() => !('takenOver' in window))
        release()
        await page.evaluate(() => document.fonts.ready)
        // What has moved is told with the second frame after it.
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
        )
        const { total, moved } = await shifts()
        expect(total, moved.join('\n')).toBeLessThan(0.02)
        await context.close()
      })
    }
  }
})
