import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from './support/fixtures.ts'
import { arriveAtPay, expectTokens, imageWork, payWith } from './support/steps.ts'

test('a buyer withdraws from a purchase in two steps, and gets the price of the unused tokens back', async ({
  page,
  context,
  server,
}) => {
  const { email } = await arriveAtPay(page)
  await payWith(page, { number: '4242 4242 4242 4242' })
  await expect(page).toHaveURL(/\/success-payment/)
  await page.goto('/account/payment-history')
  const withdraw = page.getByRole('button', { name: /^Withdraw from purchase of/ })
  const dialog = page.getByRole('dialog')

  await test.step('who thinks again keeps the tokens', async () => {
    await withdraw.click()
    await expect(dialog).toContainText('You get back€10.80')
    await dialog.getByRole('button', { name: 'Keep the tokens' }).click()
    await expect(dialog).toHaveCount(0)
    await expectTokens(page, '110')
  })
  await test.step('tokens that are used in another tab change the figures, and nothing is done', async () => {
    await withdraw.click()
    await expect(dialog).toContainText('You get back€10.80')
    const other = await context.newPage()
    const image = { prompt: 'A lighthouse at dawn', style: 'none', size: '1024x1024', count: 4 }
    for (let run = 0; run < 3; run += 1) await other.request.post('/api/images/generate', { data: image })
    await other.close()
    await dialog.getByRole('button', { name: 'Confirm withdrawal' }).click()
    await expect(dialog.getByRole('alert')).toContainText('These are the new figures.')
    await expect(dialog).toContainText('Not used, taken back98')
    await expect(dialog).toContainText('You get back€10.58')
    await expectTokens(page, '98')
  })
  await test.step('confirmed, the tokens go and the refund comes', async () => {
    await dialog.getByRole('button', { name: 'Confirm withdrawal' }).click()
    await expect(dialog.getByRole('status')).toContainText(`confirm it by email to ${email}`)
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect(dialog).toHaveCount(0)
    await expectTokens(page, '0')
    await expect(withdraw).toHaveCount(0)
    await expect(async () => {
      await page.reload()
      await expect(page.getByRole('row').filter({ hasText: '−€10.58' })).toContainText('Withdrawn, refunded')
    }).toPass(imageWork)
  })
  await test.step('a mail confirms it with its time', async () => {
    const outbox = path.join(server.dataDir, 'outbox')
    const confirmations = async () => {
      const names = (await readdir(outbox)).filter((name) => name.endsWith('.txt'))
      const texts = await Promise.all(names.map((name) => readFile(path.join(outbox, name), 'utf8')))
      return texts.filter((text) => text.includes(email) && text.includes('You withdrew from a purchase'))
    }
    await expect.poll(async () => (await confirmations()).length).toBe(1)
    expect((await confirmations())[0]).toMatch(/We received your withdrawal .* \d+:\d\d:\d\d (AM|PM) UTC/)
  })
})
