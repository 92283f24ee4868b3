import { chromium } from '@playwright/test'
import { launchOptions } from '../../scripts/browser.mjs'
import { expect, newCustomer, portrait, test, withProgram } from './support/fixtures.ts'
import { memberPages } from './support/pages.ts'
import { MintageServer } from './support/server.ts'
import { choosePocket, confirmInformation, declineCookies, imageWork, payWith, register } from './support/steps.ts'
import { isStored } from './support/uploads.ts'

/** An address that browsers do not trust: it has no https, and it is another computer. */
const origin = 'http://shop.office'

test('every page works without a secure context', async () => {
  const server = await MintageServer.start({ ALLOWED_ORIGINS: origin })
  const { args, ...launch } = await launchOptions()
  const rule = `--host-resolver-rules=MAP shop.office 127.0.0.1:${new URL(server.url).port}`
  const browser = await chromium.launch({ ...launch, args: [...args, rule] })
  const page = await withProgram(await browser.newPage({ baseURL: origin, reducedMotion: 'reduce' }))
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))

  await test.step('an order is paid', async () => {
    await register(page, newCustomer())
    await declineCookies(page)
    await page.goto('/pricing')
    await choosePocket(page)
    await confirmInformation(page)
    expect(await page.evaluate(() => [window.isSecureContext, location.origin])).toEqual([false, origin])
    await payWith(page, { number: '4242424242424242' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Successful')
  })

  await test.step('each page of a member opens', async () => {
    for (const [address, heading] of memberPages.filter(([address]) => address !== '/pay')) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    }
  })

  await test.step('an image is made', async () => {
    await page.goto('/services/generate-image')
    await page.getByRole('textbox', { name: 'Prompt' }).fill('a lighthouse at dusk')
    await page.getByRole('button', { name: /^Generate 1/ }).click()
    await expect(page.getByRole('main').getByRole('button', { name: /^Open image 1 of 1/ })).toBeVisible(imageWork)
  })

  await test.step('an image is uploaded, and there after a reload', async () => {
    await page.goto('/services/upscale')
    const image = { name: 'disc.jpg', mimeType: 'image/jpeg', buffer: await portrait() }
    await page.locator('input[type=file]').setInputFiles(image)
    await expect(page.getByRole('button', { name: 'Upscale 1 picture · 1 token' })).toBeVisible()
    await expect.poll(() => isStored(page, 'source')).toBe(true)
    await page.reload()
    await page.getByRole('button', { name: 'Upscale 1 picture · 1 token' }).click()
    await expect(page.getByRole('link', { name: 'Download · 960 × 720' })).toBeVisible(imageWork)
  })

  expect(faults).toEqual([])
  await browser.close()
  await server.stop()
})
