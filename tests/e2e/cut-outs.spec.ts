import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, portrait, test } from './support/fixtures.ts'
import { arrive, expectTokens, imageWork } from './support/steps.ts'
import { isStored } from './support/uploads.ts'

/** How much of the middle of the image at an address stays. */
async function alphaInTheMiddle(page: Page, url: string): Promise<number> {
  const file = await (await page.request.get(url)).body()
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return data[(Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 4 + 3] ?? -1
}

test('a subject is marked, cut out, touched up by keys and saved', async ({ page }) => {
  await arrive(page, '/services/remove-background')
  const buffer = await portrait()
  await page.locator('input[type=file]').setInputFiles({ name: 'disc.jpg', mimeType: 'image/jpeg', buffer })

  await test.step('a box is drawn around the subject, and stays with the image', async () => {
    await page.getByRole('button', { name: /^Subject not found\? Mark it/ }).click()
    const surface = page.getByRole('application', { name: 'Mark the subject of disc.jpg' })
    await expect(surface).toBeFocused()
    const box = (await surface.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.1)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width * 0.8, box.y + box.height * 0.9, { steps: 5 })
    await page.mouse.up()
    await expect(page.getByText(/^Subject marked: 20 to 80 percent across/).first()).toBeAttached()
    await expect.poll(() => isStored(page, 'box')).toBe(true)
    await page.reload()
    await expect(page.getByRole('button', { name: /^Subject marked/ })).toBeVisible()
  })

  await page.getByRole('button', { name: 'Remove 1 background · 1 token' }).click()
  const result = page.getByRole('img', { name: 'disc.jpg without its background' })
  await expect(result).toBeVisible(imageWork)
  const first = await result.getAttribute('src')
  await expectTokens(page, '9')

  await test.step('a hole is erased by keys, and saved at no cost', async () => {
    await page.getByRole('button', { name: 'Touch up' }).click()
    await expect(page.getByRole('application', { name: 'Cut-out of disc.jpg' })).toBeFocused()
    await page.keyboard.press('e')
    await page.keyboard.down('Space')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.up('Space')
    // Tools, size, original, before, start over, download, cancel, done.
    for (let stop = 0; stop < 8; stop += 1) await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Done' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Your cut-out is saved.')).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(result).not.toHaveAttribute('src', first ?? '')
    await expect(page.getByRole('button', { name: 'Touch up' })).toBeFocused()
    await expectTokens(page, '9')
  })

  await test.step('My projects has the changed image', async () => {
    await page.reload()
    await expect(result).not.toHaveAttribute('src', first ?? '')
    await page.goto('/account/my-projects')
    const [project] = (await (await page.request.get('/api/projects')).json()).payload
    expect(project.settings.subject_box).toMatchObject({ x: expect.closeTo(0.2, 1), width: expect.closeTo(0.6, 1) })
    expect(await alphaInTheMiddle(page, project.file_url)).toBe(0)
    await page.getByRole('button', { name: 'Open disc.jpg' }).click()
    await expect(page.getByRole('dialog').getByRole('img', { name: 'disc.jpg' })).toHaveAttribute(
      'src',
      project.file_url,
    )
  })
})
