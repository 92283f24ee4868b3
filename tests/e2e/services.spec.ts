import type { Page } from '@playwright/test'
import { change } from './support/answers.ts'
import { expect, portrait, test } from './support/fixtures.ts'
import { arrive, expectTokens, imageWork } from './support/steps.ts'
import { isStored } from './support/uploads.ts'

const handIn = async (page: Page, button: string) => {
  const buffer = await portrait()
  await page.locator('input[type=file]').setInputFiles({ name: 'disc.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByRole('button', { name: button }).click()
}

const fileServices = [
  {
    path: '/services/upscale',
    button: 'Upscale 1 picture · 1 token',
    download: 'Download · 960 × 720',
    compare: async (page: Page) =>
      expect(page.getByRole('slider', { name: 'Original and upscaled disc.jpg' })).toBeVisible(),
  },
  {
    path: '/services/remove-background',
    button: 'Remove 1 background · 1 token',
    download: 'Download PNG',
    compare: async (page: Page) => {
      await expect(page.getByRole('img', { name: 'disc.jpg without its background' })).toBeVisible()
      await page.getByRole('radio', { name: 'Before and after' }).click()
      await expect(page.getByRole('slider', { name: 'Before and after of disc.jpg' })).toBeVisible()
    },
  },
]

test('a request survives leaving the page before its response', async ({ page }) => {
  await arrive(page, '/services/upscale')
  // The server takes it, and its answer never arrives.
  await page.route('**/api/images/upscale', async (route) => {
    await route.fetch()
    await page.goto('/account/profile')
  })
  await handIn(page, 'Upscale 1 picture · 1 token')
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto('/services/upscale')
  await expect(page.getByRole('link', { name: 'Download · 960 × 720' })).toBeVisible(imageWork)
})

for (const { path, button, download, compare } of fileServices) {
  test(`an image with a lost response is sent again, charged once, and there after a return: ${path}`, async ({
    page,
    context,
  }) => {
    const call = `**/api/images/${path.split('/').at(-1)}`
    const keys: (string | undefined)[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith(call.slice(2))) {
        keys.push(request.headers()['idempotency-key'])
      }
    })
    await arrive(page, path)
    await page.route(call, async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await handIn(page, button)
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
    await expect.poll(() => isStored(page, 'tried')).toBe(true)
    await page.reload()
    await expect(page.getByRole('link', { name: download })).toBeVisible(imageWork)
    await expectTokens(page, '9')
    await test.step('it lies beside its result, and is pressed once more', async () => {
      await page.getByRole('button', { name: button }).click()
      await expect(page.getByRole('button', { name: button })).toHaveCount(0)
      await expect(page.getByRole('link', { name: download })).toHaveCount(1)
    })
    expect(keys).toHaveLength(2)
    expect(keys[1]).toBe(keys[0])
    await test.step('what came of it is there again', async () => {
      const result = page.getByRole('link', { name: download })
      await page.getByRole('main').getByRole('link', { name: 'Generate image' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Generate image' })).toBeVisible()
      await page.goBack()
      await expect(result).toBeVisible()
      await compare(page)
      const later = await context.newPage()
      await later.goto(path)
      await expect(later.getByRole('link', { name: download })).toBeVisible()
      await compare(later)
      await later.close()
    })
    await page.goto('/account/request-history')
    await expect(page.getByRole('main').getByRole('row')).toHaveCount(2)
    await expectTokens(page, '9')
  })
}

test('the request history follows the work, shows it and leads to it', async ({ page }) => {
  await arrive(page, '/services/generate-image')
  await test.step('a sample engine draws, which says what it can before anything is paid', async () => {
    await expect(
      page.getByText(
        /^A sample engine is at work here\. It draws landscapes, .*; any other prompt becomes one of these\./,
      ),
    ).toBeVisible()
  })
  await page.getByRole('textbox', { name: 'Prompt' }).fill('A lighthouse at dawn')
  for (const style of ['Watercolor', 'Pixel art']) await page.getByRole('checkbox', { name: style }).click()
  await page.getByRole('button', { name: 'Generate 2 images · 2 tokens' }).click()
  await expect(page.getByRole('article', { name: 'Images for: A lighthouse at dawn' })).toBeVisible()
  await page.goto('/account/request-history')
  const row = page.getByRole('row').filter({ hasText: 'A lighthouse at dawn' })
  await expect(row).toContainText(/Watercolor, Pixel art/)
  await expect(row).toContainText('Delivered', imageWork)
  const shown = () =>
    row.locator('img').evaluateAll((images: HTMLImageElement[]) => images.map(({ naturalWidth }) => naturalWidth > 0))
  await expect.poll(shown).toEqual([true, true])
  await row.getByRole('link', { name: 'A lighthouse at dawn' }).click()
  await expect(page).toHaveURL(/\/services\/generate-image$/)
  await expect(page.getByRole('link', { name: 'Download image 1 of 2, Watercolor' })).toBeVisible()
})

test('a changed price is shown before anything is charged', async ({ page }) => {
  await change(page, '/settings', (settings: object) => ({ ...settings, image_generation_price: 0.5 }))
  await arrive(page, '/services/generate-image')
  await page.getByRole('textbox', { name: 'Prompt' }).fill('The sea at dawn')
  await expect(page.getByRole('button', { name: /^Generate 1 .*0\.5/ })).toBeVisible()
  // From now on the page reads what the server charges: 1.
  await page.unrouteAll()

  await page.getByRole('button', { name: /^Generate 1/ }).click()
  await expect(page.getByText('The price has changed: an image costs 1 token now. Nothing was charged.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Generate 1 .*0\.5/ })).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue('The sea at dawn')
  await expectTokens(page, '10')

  await page.getByRole('button', { name: /^Generate 1/ }).click()
  await expect(page.getByRole('link', { name: /^Download/ }).first()).toBeVisible(imageWork)
  await expectTokens(page, '9')
})
