import { readFile } from 'node:fs/promises'
import type { Download } from '@playwright/test'
import sharp from 'sharp'
import { stopClock } from './support/clock.ts'
import { expect, newCustomer, portrait, test } from './support/fixtures.ts'
import {
  acceptTermsAndGoOn,
  confirmInformation,
  declineCookies,
  expectTokens,
  imageWork,
  logOut,
  payWith,
  register,
  signIn,
} from './support/steps.ts'

const imageOf = async (download: Download) => sharp(await readFile(await download.path()))

test.describe.configure({ mode: 'serial' })
// The longest ways through the site are walked with everything that moves.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('the main job: from the landing page to images, tokens and back again', {
  tag: ['@R001', '@R002', '@R003', '@R004', '@R005', '@R006', '@R007', '@R008', '@R009', '@R082', '@R295'],
}, async ({ page, server }) => {
  await page.clock.install()
  const customer = newCustomer()

  await test.step('read the landing page', async () => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 Space, 3 Superpowers, Infinite imagination')
    await declineCookies(page)
  })

  await test.step('register, and see the welcome tokens in the header', async () => {
    await register(page, customer)
    await expectTokens(page, '10')
  })

  await test.step('generate four images in different styles, the cost on the button before it is pressed', async () => {
    await page.goto('/services')
    await expect(page).toHaveURL(/\/services\/generate-image$/)
    await page.getByRole('textbox', { name: 'Prompt' }).fill('A lighthouse on a cliff at dawn, seen from the sea')
    for (const style of ['Watercolor', 'Pixel art', 'Line art', 'Oil painting']) {
      await page.getByRole('checkbox', { name: style }).click()
    }
    const submit = page.getByRole('button', { name: 'Generate 4 images · 4 tokens' })
    await submit.click()
    await expectTokens(page, '6')
    await expect(page.getByRole('status').filter({ hasText: '4 images delivered for 4 tokens' })).toBeAttached(
      imageWork,
    )
  })

  await test.step('remove the background of an uploaded photograph and get a PNG with alpha', async () => {
    await page.getByRole('navigation', { name: 'Services' }).getByRole('link', { name: 'Remove background' }).click()
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'disc.jpg', mimeType: 'image/jpeg', buffer: await portrait() })
    await page.getByRole('button', { name: 'Remove 1 background · 1 token' }).click()
    const save = page.getByRole('link', { name: 'Download PNG' }).or(page.getByRole('button', { name: 'Download PNG' }))
    await expect(save).toBeVisible(imageWork)
    const downloading = page.waitForEvent('download')
    await save.click()
    const image = await imageOf(await downloading)
    expect(await image.metadata()).toMatchObject({ format: 'png', width: 480, height: 360, hasAlpha: true })
    const { channels } = await image.stats()
    expect(channels[3]?.min).toBe(0)
    expect(channels[3]?.max).toBe(255)
    await expectTokens(page, '5')
  })

  for (const [factor, size, left] of [
    [2, '960 × 720', '4'],
    [4, '1,920 × 1,440', '3'],
  ] as const) {
    await test.step(`upscale it ${factor}x, compare before and after by keyboard, download`, async () => {
      await page.goto('/services/upscale')
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'disc.jpg', mimeType: 'image/jpeg', buffer: await portrait() })
      await page.getByRole('radio', { name: `${factor}x`, exact: true }).click()
      await expect(page.getByText(size).first()).toBeVisible()
      await page.getByRole('button', { name: 'Upscale 1 picture · 1 token' }).click()
      const download = page.getByText(`Download · ${size}`)
      await expect(download).toBeVisible(imageWork)
      const compare = page.getByRole('slider', { name: /Original and upscaled/ })
      const before = await compare.getAttribute('aria-valuetext')
      await compare.focus()
      await page.keyboard.press('ArrowLeft')
      expect(await compare.getAttribute('aria-valuetext')).not.toBe(before)
      const downloading = page.waitForEvent('download')
      await download.click()
      expect(await (await imageOf(await downloading)).metadata()).toMatchObject({
        width: 480 * factor,
        height: 360 * factor,
      })
      await expectTokens(page, left)
    })
  }

  const library = () => page.getByRole('main').getByRole('button', { name: /^Open / })

  await test.step('find all of it in My projects after a reload, a crash of the server and a new sign-in', async () => {
    await page.goto('/account/my-projects')
    await expect(library()).toHaveCount(7)
    await server.crash()
    await server.boot()
    await page.reload()
    await expect(library()).toHaveCount(7)
    await logOut(page)
    await expect(page).toHaveURL(`${server.url}/`)
    await page.goto('/account/my-projects')
    await expect(page).toHaveURL(/\/login\?redirect=%2Faccount%2Fmy-projects$/)
    await signIn(page, customer)
    await expect(library()).toHaveCount(7)
    await expectTokens(page, '3')
  })

  await test.step('delete one', async () => {
    await page
      .getByRole('button', { name: /^More for/ })
      .first()
      .click()
    // Undo is offered for six seconds.
    await stopClock(page)
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect(page.getByRole('button', { name: /^Undo deleting/ })).toBeVisible()
    await expect(library()).toHaveCount(6)
    await page.clock.resume()
    await page.reload()
    await expect(library()).toHaveCount(6)
  })
})

test('buying: chosen as a guest, taken up after sign-in, paid, and refused with the form kept', {
  tag: ['@R010', '@R130', '@R207', '@R218', '@R319'],
}, async ({ page, server }) => {
  const customer = newCustomer()
  await page.goto('/')
  await declineCookies(page)
  await register(page, customer)
  await logOut(page)
  await expect(page).toHaveURL(`${server.url}/`)

  await test.step('choose a pack as a guest, sign in, and come back to the same pack', async () => {
    await page.goto('/pricing')
    await page.getByRole('link', { name: 'Choose Pocket' }).click()
    await expect(page).toHaveURL(`${server.url}/login?redirect=${encodeURIComponent('/pricing')}`)
    await signIn(page, customer)
    await expect(page).toHaveURL(`${server.url}/pricing`)
    await expect(page.getByRole('dialog', { name: 'Buy tokens' })).toContainText('Pocket')
  })

  await test.step('apply a promo code, confirm the billing details', async () => {
    const dialog = page.getByRole('dialog', { name: 'Buy tokens' })
    await dialog.getByLabel(/promo/i).fill('NOSUCHCODE')
    await dialog.getByRole('button', { name: 'Apply' }).click()
    await expect(dialog).toContainText(/promo ?code/i)
    await dialog.getByLabel(/promo/i).fill('WELCOME10')
    await dialog.getByRole('button', { name: 'Apply' }).click()
    await expect(dialog).toContainText('€8.10')
    await acceptTermsAndGoOn(page)
    await expect(page.getByRole('dialog', { name: 'Confirm information' })).toContainText('€9.72')
    await confirmInformation(page)
  })

  await test.step('a declined card: read why, with the form kept', async () => {
    await payWith(page, { number: '4000 0000 0000 0002' })
    await expect(page.getByText(/declined/i)).toBeVisible()
    await expect(page.getByLabel('Card number')).toHaveValue('4000 0000 0000 0002')
    await expect(page.getByLabel(/Expir/)).toHaveValue('12/30')
    await expect(page.getByRole('textbox', { name: /cardholder|name on/i })).toHaveValue('IDA HALVORSEN')
    await expectTokens(page, '10')
  })

  await test.step('the server crashes and comes back: the checkout is still there', async () => {
    await server.crash()
    await server.boot()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Pay €9.72' })).toBeVisible()
  })

  await test.step('a good card: success, and the balance risen by exactly the credits of the pack', async () => {
    await payWith(page, { number: '4242 4242 4242 4242' })
    await expect(page).toHaveURL(/\/success-payment\?order_id=/)
    await expect(page.getByText('Payment completed successfully!')).toBeVisible()
    await expectTokens(page, '110')
    await server.crash()
    await server.boot()
    await page.reload()
    await expectTokens(page, '110')
  })
})
