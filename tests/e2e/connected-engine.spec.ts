import type { Page } from '@playwright/test'
import { imageResponse, startImagesApi } from '../../apps/api/test/support/images-api.ts'
import { expect, test } from './support/fixtures.ts'
import { MintageServer } from './support/server.ts'
import { arrive, expectTokens, imageWork } from './support/steps.ts'

/** The runs of the page, newest first. */
const runs = (page: Page) => page.getByRole('main').getByRole('article')

const imageOf = (page: Page, run: number) =>
  runs(page)
    .nth(run)
    .getByRole('button', { name: /^Open image 1 of 1/ })

test('another server makes images and edits of them, and what it refuses costs nothing', async ({ browser }) => {
  const api = await startImagesApi()
  const server = await MintageServer.start({
    IMAGE_API_URL: `http://${api.host}`,
    IMAGE_API_EDITS: 'true',
    IMAGE_API_FIELDS: 'seed',
  })
  const context = await browser.newContext({ baseURL: server.url })
  const page = await context.newPage()
  try {
    api.reply(imageResponse)
    await arrive(page, '/services/generate-image')

    await test.step('it draws anything: nothing speaks of a sample, and every style of the shop is offered', async () => {
      await expect(
        page.getByRole('button', { name: /Photorealistic/ }).or(page.getByLabel('Photorealistic')),
      ).toBeVisible()
      await expect(page.getByText(/sample engine/i)).toHaveCount(0)
    })
    await page.getByRole('textbox', { name: 'Prompt' }).fill('a red fox in the snow')
    await page.getByRole('button', { name: /^Generate 1/ }).click()
    await expect(imageOf(page, 0)).toBeVisible(imageWork)

    await test.step('an image is what the other server made', async () => {
      await expectTokens(page, '9')
      expect(api.calls).toHaveLength(1)
      expect(api.calls[0]).toMatchObject({
        path: '/v1/images/generations',
        body: { prompt: 'a red fox in the snow', n: 1 },
      })
      await expect(page.getByText(/^Read:|has no fox/)).toHaveCount(0)
    })

    await test.step('a variation from the tile, with its price before it is chosen', async () => {
      await runs(page)
        .getByRole('button', { name: /^Refine image 1 of 1/ })
        .click()
      await page.getByRole('menuitem', { name: 'Variation · 1 token' }).click()
      await expect(runs(page)).toHaveCount(2)
      await expect(runs(page).first()).toHaveAccessibleName('Variation of an image for: a red fox in the snow')
      await expect(imageOf(page, 0)).toBeVisible(imageWork)
      await expect(imageOf(page, 1)).toBeVisible()
      await expectTokens(page, '8')
      expect(api.calls.map(({ path }) => path)).toEqual(['/v1/images/generations', '/v1/images/edits'])
      const [first, edit] = api.calls
      expect(edit?.image?.type).toBe('image/png')
      expect(edit?.body.seed).toBe(String(first?.body.seed))
      expect(String(edit?.body.prompt)).toMatch(/^a red fox in the snow\s+Vary this picture/)
    })

    await test.step('both are there after a reload', async () => {
      await page.reload()
      await expect(runs(page)).toHaveCount(2)
      await expect(runs(page).first()).toContainText('Variation of an earlier image')
    })

    await test.step('a server that has no edits after all is told in the tile, and its token comes back', async () => {
      api.reply((response) => {
        response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":{"message":"no such path"}}')
      })
      await runs(page).first().getByRole('button', { name: 'Run again · 1 token' }).click()
      await expect(
        runs(page)
          .first()
          .getByText(/could not be reached.*You were not charged/),
      ).toBeVisible(imageWork)
      await expectTokens(page, '8')
    })

    await test.step('from My projects it is offered, and starts when the person says so', async () => {
      api.reply(imageResponse)
      await page.goto('/account/my-projects')
      const projects = page.getByRole('main')
      await expect(projects.getByRole('button', { name: /^Open / })).toHaveCount(2)
      await projects
        .getByRole('button', { name: /^Open / })
        .last()
        .click()
      const viewer = page.getByRole('dialog', { name: 'Picture viewer' })
      await viewer.locator('[aria-haspopup=menu]').click()
      await page.getByRole('menuitem', { name: 'More like this' }).click()
      await expect(page).toHaveURL(/\/services\/generate-image$/)
      const offer = page.getByRole('article', { name: 'More like an image for: a red fox in the snow' })
      await expect(offer.getByText('Nothing has started yet')).toBeVisible()
      await expectTokens(page, '8')
      await offer.getByRole('button', { name: 'Start · 1 token' }).click()
      await expect(offer.getByRole('button', { name: /^Open image 1 of 1/ })).toBeVisible(imageWork)
      await expectTokens(page, '7')
      expect(api.calls.at(-1)).toMatchObject({ path: '/v1/images/edits' })
    })

    await test.step('a refusal is told in its tile, and its token comes back', async () => {
      api.reply((response) => {
        const error = { code: 'moderation_blocked', message: 'no' }
        response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify({ error }))
      })
      await page.getByRole('textbox', { name: 'Prompt' }).fill('something that it will not draw')
      await page.getByRole('button', { name: /^Generate 1/ }).click()
      await expect(page.getByText(/refused this prompt because of its content policy/).first()).toBeVisible(imageWork)
      await expectTokens(page, '7')
    })
  } finally {
    await context.close()
    await server.stop()
    await api.close()
  }
})

test('the sample engine makes another of the same kind, chosen by keys', async ({ page }) => {
  await arrive(page, '/services/generate-image')
  await page.getByRole('textbox', { name: 'Prompt' }).fill('a red forest at sunset')
  await page.getByRole('button', { name: /^Generate 1/ }).click()
  await expect(imageOf(page, 0)).toBeVisible(imageWork)
  await runs(page)
    .getByRole('button', { name: /^Refine image 1 of 1/ })
    .focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Variation · 1 token' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  // The focus moves after the key: Enter at once would be the last item's.
  await expect(page.getByRole('menuitem', { name: /^More like this/ })).toBeFocused()
  await page.keyboard.press('Enter')
  const more = page.getByRole('article', { name: 'More like an image for: a red forest at sunset' })
  await expect(more).toBeFocused()
  await expect(more.getByRole('button', { name: /^Open image 1 of 1/ })).toBeVisible(imageWork)
  await expect(more).toContainText('Read: red, forest, sunset')
  await expect(imageOf(page, 1)).toBeVisible()
  await expectTokens(page, '8')
  await page.goto('/account/request-history')
  await expect(page.getByText(/More like an earlier image/).first()).toBeVisible()
})
