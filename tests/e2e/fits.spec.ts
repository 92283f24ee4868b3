import type { Schemas } from '@mintage/api-client'
import type { Locator, Page } from '@playwright/test'
import { answer } from './support/answers.ts'
import { expect, newCustomer, portrait, test } from './support/fixtures.ts'
import { arrive, imageWork } from './support/steps.ts'

const windows = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const

/** Wholly between the header and the foot of the window, without a hand on the page. */
async function fits(page: Page, ...parts: Locator[]) {
  const header = await page.getByRole('banner').boundingBox()
  const [top, bottom] = [header?.height ?? 0, page.viewportSize()?.height ?? 0]
  for (const part of parts) {
    await expect(part).toBeVisible(imageWork)
    await expect
      .poll(async () => {
        const box = await part.boundingBox()
        return box !== null && box.y >= top && box.y + box.height <= bottom
      }, `${part} between ${top} and ${bottom}`)
      .toBe(true)
  }
}

async function begin(page: Page, path: string) {
  await page.goto('/')
  await page.getByRole('button', { name: 'Accept' }).click()
  await arrive(page, newCustomer())
  await page.goto(path)
}

const finished = (count: number, size: string): Schemas['ImageRequest'] => ({
  id: `00000000-0000-4000-8000-00000000000${count}`,
  service: 'generate',
  state: 'completed',
  cost: count,
  refunded: 0,
  created_at: '2026-11-20T09:31:00Z',
  finished_at: '2026-11-20T09:31:20Z',
  settings: {
    prompt:
      'A paper theatre of a forest, four layers deep, seen from the third row, with the light of one candle behind it',
    style: 'comic',
    styles: ['comic', 'anime', 'watercolor', 'oil-painting'].slice(0, count),
    negative_prompt: 'text, people, a frame',
    size,
    count,
    seed: 1_843_920_117,
  },
  images: Array.from({ length: count }, (_, index) => {
    const id = `00000000-0000-4000-8000-0000000003${count}${index}`
    return { index, state: 'delivered', progress: 100, project_id: id, url: `/api/projects/${id}/file`, error: null }
  }),
  balance: 5,
})

for (const window of windows) {
  test.describe(`in a window of ${window.width} by ${window.height}`, () => {
    test.use({ viewport: window })

    test('a run of one to four pictures is seen whole, each with its Download', async ({ page }) => {
      const picture = await portrait(64, 64)
      await page.route('**/api/projects/*/file', (route) => route.fulfill({ body: picture, contentType: 'image/jpeg' }))
      await begin(page, '/services/generate-image')
      await page.getByRole('textbox', { name: 'Prompt' }).fill('A paper theatre')
      for (const size of ['1024x1024', '1536x1024', '1024x1536']) {
        for (const count of [1, 2, 3, 4]) {
          await answer(page, '/images/generate', {
            status: 202,
            body: { status: 'OK', payload: finished(count, size) },
          })
          await page.getByRole('button', { name: /^Generate 1 image / }).click()
          const run = page.getByRole('article').first()
          const downloads = run.getByRole('link', { name: /^Download image/ })
          await expect(downloads).toHaveCount(count)
          await expect(run).toContainText(
            size.replace('x', ' × ').replaceAll('1024', '1,024').replaceAll('1536', '1,536'),
          )
          await fits(
            page,
            ...(await run.getByRole('button', { name: /^Open image/ }).all()),
            ...(await downloads.all()),
          )
        }
      }
    })

    for (const [width, height] of [
      [360, 640],
      [640, 400],
    ] as const) {
      test(`a cut-out and an enlargement of ${width} by ${height} are seen whole, with their Download`, async ({
        page,
      }) => {
        const buffer = await portrait(width, height)
        const file = { name: 'disc.jpg', mimeType: 'image/jpeg', buffer }
        await begin(page, '/services/upscale')
        await page.locator('input[type=file]').setInputFiles(file)
        await page.getByRole('button', { name: 'Upscale 1 picture · 1 token' }).click()
        const enlargement = page.getByRole('img', { name: 'disc.jpg, upscaled' })
        await fits(page, page.getByRole('link', { name: /^Download · / }), enlargement)
        await page.goto('/services/remove-background')
        await page.locator('input[type=file]').setInputFiles(file)
        await page.getByRole('button', { name: 'Remove 1 background · 1 token' }).click()
        const cutOut = page.getByRole('img', { name: 'disc.jpg without its background' })
        await fits(page, page.getByRole('link', { name: 'Download PNG' }), cutOut)
      })
    }
  })
}
