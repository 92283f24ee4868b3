import type { Page } from '@playwright/test'
import { expect, portrait, test } from './support/fixtures.ts'
import { arrive, expectTokens, imageWork } from './support/steps.ts'

const dialog = (page: Page) => page.getByRole('dialog')

test('the token of an image that is not good comes back, three times a month, and another try is offered', async ({
  page,
}) => {
  await arrive(page, '/services/generate-image')
  await page.getByRole('textbox', { name: 'Prompt' }).fill('A lighthouse at dawn')
  await page.getByRole('radiogroup', { name: 'Images' }).getByRole('radio', { name: '4' }).click()
  await page.getByRole('button', { name: 'Generate 4 images · 4 tokens' }).click()
  const run = page.getByRole('article', { name: 'Images for: A lighthouse at dawn' })
  const notGood = run.getByRole('button', { name: 'Not good?' })
  await expect(notGood).toBeVisible(imageWork)
  await expectTokens(page, '6')

  await test.step('a reason is asked', async () => {
    await notGood.click()
    await dialog(page).getByRole('radio', { name: 'image 2 of 4' }).click()
    await dialog(page).getByRole('button', { name: 'Get 1 token back' }).click()
    await expect(dialog(page).getByText('Please say what is wrong with it')).toBeVisible()
  })
  await test.step('the token is back, and the image stays', async () => {
    await dialog(page).getByRole('radio', { name: 'It has flaws' }).click()
    await dialog(page)
      .getByRole('textbox', { name: /^Your comment/ })
      .fill('Two lamps')
    await dialog(page).getByRole('button', { name: 'Get 1 token back' }).click()
    await expect(dialog(page).getByText('1 token given back')).toBeVisible()
    await expect(dialog(page).getByText('You can do this 2 more times this month.')).toBeVisible()
  })
  await test.step('another try begins with the settings of before', async () => {
    await dialog(page).getByRole('button', { name: 'Change the settings' }).click()
    await expect(dialog(page)).toHaveCount(0)
    const prompt = page.getByRole('textbox', { name: 'Prompt' })
    await expect(prompt).toBeFocused()
    await expect(prompt).toHaveValue('A lighthouse at dawn')
    await expectTokens(page, '7')
    await expect(run.getByText('Token given back', { exact: true })).toHaveCount(1)
    await expect(run.getByRole('link', { name: /^Download image/ })).toHaveCount(4)
  })
  await test.step('the books say so', async () => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Tokens/ })
      .click()
    await expect(page.getByText('Given back, not good')).toBeVisible()
    await page.keyboard.press('Escape')
  })
  await test.step('a reload still knows, and two more come back', async () => {
    await page.reload()
    await expect(run.getByText('Token given back', { exact: true })).toHaveCount(1)
    for (const left of ['once more', '']) {
      await notGood.click()
      await dialog(page)
        .getByRole('radio', { name: /^image/ })
        .first()
        .click()
      await dialog(page).getByRole('radio', { name: 'Something else' }).click()
      await dialog(page).getByRole('button', { name: 'Get 1 token back' }).click()
      await expect(
        dialog(page).getByText(left === '' ? /^You have used all your returns/ : `You can do this ${left} this month.`),
      ).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toHaveCount(0)
    }
    await expectTokens(page, '9')
  })
  await test.step('the fourth image is told that no more can be given back', async () => {
    await expect(run.getByText('Token given back', { exact: true })).toHaveCount(3)
    await notGood.click()
    await expect(dialog(page).getByText(/^You have used all your returns for this month/)).toBeVisible()
    await expect(dialog(page).getByRole('button', { name: /back$/ })).toHaveCount(0)
    await page.keyboard.press('Escape')
  })
  await test.step('the request history tells it too', async () => {
    await page.goto('/account/request-history')
    await expect(page.getByRole('row').filter({ hasText: 'A lighthouse at dawn' })).toContainText('3 refunded')
  })
})

test('an enlargement that is not good is tried again', async ({ page }) => {
  await arrive(page, '/services/upscale')
  const file = { name: 'disc.jpg', mimeType: 'image/jpeg', buffer: await portrait() }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('button', { name: 'Upscale 1 picture · 1 token' }).click()
  const notGood = page.getByRole('main').getByRole('button', { name: 'Not good?' })
  await expect(notGood).toBeVisible(imageWork)
  await expectTokens(page, '9')
  await page.route('**/return-token', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await notGood.click()
  await expect(dialog(page).getByRole('radio')).toHaveCount(3)
  await dialog(page).getByRole('radio', { name: 'Not what I asked for' }).click()
  await dialog(page).getByRole('button', { name: 'Get 1 token back' }).click()
  await expect(dialog(page).getByRole('alert')).toHaveText('The token could not be given back. Please try again.')
  await page.unrouteAll({ behavior: 'wait' })
  await dialog(page).getByRole('button', { name: 'Get 1 token back' }).click()
  await expect(dialog(page).getByText('1 token given back')).toBeVisible()
  await expect(dialog(page).getByText('You can do this 2 more times this month.')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Try again · 1 token' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(notGood).toBeVisible(imageWork)
  await expectTokens(page, '9')
})
