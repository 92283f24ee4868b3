import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { passTimeUntil, stopClock } from './support/clock.ts'
import { expect, portrait, test } from './support/fixtures.ts'
import { arrive, imageWork } from './support/steps.ts'

const images = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Open / })
const boxes = (page: Page) => page.getByRole('checkbox', { name: /^Select / })
const bar = (page: Page) => page.getByRole('region', { name: 'Selected pictures' })
const search = (page: Page) => page.getByRole('textbox', { name: 'Search by prompt or file name' })

/** Four images of a lighthouse and one enlarged photograph, made by a new customer. */
async function fillLibrary(page: Page) {
  await arrive(page, '/services/generate-image')
  await page.getByRole('textbox', { name: 'Prompt' }).fill('A lighthouse: "dawn", seen from the sea')
  for (const style of ['Watercolor', 'Pixel art', 'Line art', 'Oil painting']) {
    await page.getByRole('checkbox', { name: style }).click()
  }
  await page.getByRole('button', { name: 'Generate 4 images · 4 tokens' }).click()
  await expect(page.getByRole('status').filter({ hasText: '4 images delivered' })).toBeAttached(imageWork)
  await page.goto('/services/upscale')
  const buffer = await portrait(160, 120)
  await page.locator('input[type=file]').setInputFiles({ name: 'disc.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByRole('radio', { name: '4x', exact: true }).click()
  await page.getByRole('button', { name: 'Upscale 1 picture · 1 token' }).click()
  await expect(page.getByText('Download · 640 × 480')).toBeVisible(imageWork)
}

test('the library: several at once, a search that stays, and on from an image', async ({ page, server }) => {
  await page.clock.install()
  await fillLibrary(page)
  await page.goto('/account/my-projects')
  await expect(images(page)).toHaveCount(5)

  await test.step('select three, with Shift over those between', async () => {
    await boxes(page).nth(1).check()
    await boxes(page)
      .nth(3)
      .click({ modifiers: ['Shift'] })
    await expect(bar(page)).toContainText('3 selected')
  })

  await test.step('download them as one zip, named after the prompt', async () => {
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download 3 pictures as a zip' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^mintage-\d{4}-\d\d-\d\d\.zip$/)
    const files = unzipSync(await readFile(await download.path()))
    const name = 'A lighthouse_ _dawn_, seen from the sea'
    expect(Object.keys(files)).toEqual([`${name}.png`, `${name} (2).png`, `${name} (3).png`])
    for (const bytes of Object.values(files)) {
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1024, height: 1024 })
    }
    await expect(bar(page)).toContainText('3 selected')
  })

  await test.step('one cannot be read: it is named, and the others are still offered', async () => {
    let first = true
    await page.route(
      (url) => /^\/api\/projects\/[^/]+\/file$/.test(url.pathname) && url.search === '',
      (route) => {
        const broken = first
        first = false
        return broken ? route.abort() : route.continue()
      },
    )
    await page.getByRole('button', { name: 'Download 3 pictures as a zip' }).click()
    await expect(bar(page).getByRole('alert')).toHaveText(/^1 of 3 could not be read: “A lighthouse: "dawn"/)
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download the other 2' }).click()
    expect(Object.keys(unzipSync(await readFile(await (await downloading).path())))).toHaveLength(2)
    await page.unrouteAll()
  })

  await test.step('delete them, and take all of it back with one Undo', async () => {
    // Undo is offered for six seconds, and what came of it is said for three.
    await stopClock(page)
    await page.getByRole('button', { name: 'Delete 3 pictures' }).click()
    await expect(images(page)).toHaveCount(2)
    await expect(page.getByRole('button', { name: /^Undo deleting/ }).first()).toBeFocused()
    const toast = page.getByRole('listitem').filter({ hasText: '3 pictures deleted' })
    await passTimeUntil(page, toast)
    await toast.getByRole('button', { name: 'Undo' }).click()
    await passTimeUntil(page, page.getByText('3 pictures are back in your projects.'))
    await page.clock.resume()
    await expect(images(page)).toHaveCount(5)
    await expect(bar(page)).toHaveCount(0)
    await page.reload()
    await expect(images(page)).toHaveCount(5)
  })

  await test.step('a search stands in the address: after a reload, on the way back, in a shared link', async () => {
    await page.getByRole('radio', { name: 'Upscaled' }).click()
    await expect(images(page)).toHaveCount(1)
    await search(page).pressSequentially('lighthouse')
    await expect(page.getByRole('heading', { name: 'Nothing found for “lighthouse”' })).toBeVisible()
    await expect(page).toHaveURL(`${server.url}/account/my-projects?service=upscale&q=lighthouse`)
    await page.getByRole('radio', { name: 'All' }).click()
    await expect(images(page)).toHaveCount(4)
    await page.reload()
    await expect(search(page)).toHaveValue('lighthouse')
    await expect(images(page)).toHaveCount(4)
    await page.goto('/account/profile')
    await page.goBack()
    await expect(search(page)).toHaveValue('lighthouse')
    await expect(images(page)).toHaveCount(4)
    await page
      .getByRole('link', { name: 'My projects' })
      .or(page.getByRole('tab', { name: 'My projects' }))
      .first()
      .click()
    await expect(search(page)).toHaveValue('')
    await expect(images(page)).toHaveCount(5)
  })

  const list = page.getByRole('main').locator('ul[aria-busy]')
  await test.step('a word in the middle is typed where it is meant to be', async () => {
    await search(page).pressSequentially('from sea', { delay: 10 })
    await search(page).press('Home')
    for (let place = 0; place < 5; place += 1) await search(page).press('ArrowRight')
    // A busy machine rests between two letters, and searches for a part of the words too.
    const answered = page.waitForResponse((response) => {
      const { pathname, searchParams } = new URL(response.url())
      return pathname === '/api/projects' && searchParams.get('q') === 'from the sea'
    })
    await search(page).pressSequentially('the ')
    await expect(search(page)).toHaveValue('from the sea')
    await answered
    await expect(list).toHaveAttribute('aria-busy', 'false')
    await expect(images(page)).toHaveCount(4)
  })

  await test.step('while an answer is on its way, the images of the search before stay', async () => {
    const held: (() => void)[] = []
    await page.route(
      (url) => url.pathname === '/api/projects',
      (route) => held.push(() => void route.continue()),
    )
    await search(page).fill('disc')
    await expect(list).toHaveAttribute('aria-busy', 'true')
    await expect.poll(() => held.length).toBe(1)
    await expect(images(page)).toHaveCount(4)
    for (const go of held) go()
    await expect(images(page)).toHaveCount(1)
    await expect(list).toHaveAttribute('aria-busy', 'false')
    await page.unrouteAll()
  })

  await test.step('the same settings once more: the image and the factor of the upscaling', async () => {
    await images(page).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'More for disc.jpg' }).click()
    await page.getByRole('menuitem', { name: 'Use these settings again' }).click()
    await expect(page).toHaveURL(`${server.url}/services/upscale`)
    await expect(page.getByRole('radio', { name: '4x', exact: true })).toBeChecked()
    await expect(page.getByRole('button', { name: 'Upscale 1 picture · 1 token' })).toBeEnabled()
    await expect(page.getByText('160 × 120').first()).toBeVisible()
  })

  await test.step('and of a generated image: prompt, styles, size, count and seed', async () => {
    await page.goto('/account/my-projects?service=generate')
    await page
      .getByRole('button', { name: /^More for/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Use these settings again' }).click()
    await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue('A lighthouse: "dawn", seen from the sea')
    await expect(page.getByRole('checkbox', { name: 'Line art' })).toBeChecked()
    await expect(page.getByRole('button', { name: 'Generate 4 images · 4 tokens' })).toBeEnabled()
    await expect(page.getByRole('textbox', { name: 'Seed' })).toHaveValue(/^\d+$/)
  })

  await test.step('an image goes on to another service', async () => {
    await page.goto('/account/my-projects?service=generate')
    await page
      .getByRole('button', { name: /^More for/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Remove background' }).click()
    await expect(page).toHaveURL(`${server.url}/services/remove-background`)
    await expect(page.getByRole('button', { name: 'Remove 1 background · 1 token' })).toBeEnabled()
  })
})
