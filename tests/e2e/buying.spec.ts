import { bodiesOf } from './support/answers.ts'
import { expect, test } from './support/fixtures.ts'
import { arrive, arriveAtPay, choosePocket, confirmInformation, expectTokens, payWith } from './support/steps.ts'
import { expectToast, notedToasts, noteToasts } from './support/toasts.ts'

test('from the pay screen back to the billing details of the order, named by its id', { tag: ['@R138'] }, async ({
  page,
}) => {
  const checkouts = bodiesOf(page, '/deposit/checkout')
  const dialog = page.getByRole('dialog', { name: 'Confirm information' })
  const change = page.getByRole('button', { name: 'Change billing details' })
  await noteToasts(page)
  await arrive(page, '/pricing')
  await choosePocket(page)
  await test.step('before there is an order, the dialog names none', async () => {
    await expect(dialog).toContainText('Payment method')
    await expect(dialog).not.toContainText('Order ID')
  })
  const opening = page.waitForResponse(/\/deposit\/checkout$/)
  await confirmInformation(page)
  const opened: { redirect_url: string } = await (await opening).json()
  // The last 35 bits in Crockford's base 32, as support finds an order by them.
  const uuid = /"id":"([0-9a-f-]{36})"/.exec(JSON.stringify(opened))?.[1] ?? ''
  const bits = BigInt(`0x${uuid.replaceAll('-', '')}`) & ((1n << 35n) - 1n)
  const letters = [...bits.toString(32).padStart(7, '0')].map(
    (digit) => '0123456789ABCDEFGHJKMNPQRSTVWXYZ'[Number.parseInt(digit, 32)],
  )
  const orderId = `MT-${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`

  await test.step('the pay screen and the dialog over it show the same id', async () => {
    await expect(page.getByRole('main')).toContainText(orderId)
    await change.click()
    await expect(dialog).toContainText(`Order ID${orderId}Payment method`)
    await expect(dialog).toContainText('Total to pay€10.80')
    await expect(dialog.getByLabel('City')).toHaveValue('Oslo')
  })
  await test.step('confirmed as they are, nothing is sent', async () => {
    await dialog.getByRole('button', { name: 'CONFIRM PAYMENT' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(change).toBeFocused()
    expect(checkouts).toHaveLength(1)
  })
  await test.step('who goes by the address of the answer comes to the same payment', async () => {
    await page.goto('/faq')
    await page.goto(opened.redirect_url)
    await expect(page.getByRole('button', { name: 'Pay €10.80' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(orderId)
  })
  await test.step('another city is of the same order, also after the page was loaded anew', async () => {
    await page.reload()
    await change.click()
    await dialog.getByLabel('City').fill('Bergen')
    await dialog.getByRole('button', { name: 'CONFIRM PAYMENT' }).click()
    await expectToast(page, 'Your billing details are changed')
    await expect(dialog).toHaveCount(0)
    expect(checkouts).toHaveLength(2)
    expect(checkouts[1]).toMatchObject({ deposit_id: uuid, city: 'Bergen' })
    await change.click()
    await expect(dialog).toContainText(`Order ID${orderId}Payment method`)
    await expect(dialog.getByLabel('City')).toHaveValue('Bergen')
    await dialog.getByRole('button', { name: 'BACK' }).click()
  })
  await test.step('the order is charged once, by 3-D Secure, and the receipt has the new city', async () => {
    await payWith(page, { number: '4000 0025 0000 3155' })
    await page.getByRole('button', { name: 'Complete' }).click()
    await expect(page).toHaveURL(/\/success-payment/)
    await expectTokens(page, '110')
    const receipt = await page.request.get(`/api/payment-history/${uuid}/receipt`)
    expect(await receipt.text()).toContain('"city":"Bergen"')
    await page.goto('/account/payment-history')
    await expect(page.getByRole('main').getByText('€10.80')).toHaveCount(1)
  })
})

test('a country that is typed at once and confirmed is the one that is chosen, also on a slow computer', async ({
  page,
}) => {
  await test.step('a list of countries that comes late does not take a person away from the number', async () => {
    await page.goto('/register', { waitUntil: 'networkidle' })
    const country = page.getByRole('button', { name: /Country code/ })
    await expect(country).toBeEnabled()
    const parts = Promise.withResolvers<void>()
    const asked = page.waitForRequest(/\.js$/)
    await page.route(/\.js$/, (route) => parts.promise.then(() => route.continue()))
    await country.press('ArrowDown')
    await asked
    const number = page.getByRole('textbox', { name: 'Phone' })
    await number.pressSequentially('55')
    parts.resolve()
    await expect(country).toHaveAttribute('aria-expanded', 'false')
    await expect(number).toBeFocused()
    await country.press('ArrowDown')
    await expect(page.getByRole('listbox')).toBeVisible()
  })
  await page.unrouteAll()
  const dialog = page.getByRole('dialog', { name: 'Confirm information' })
  const country = dialog.getByLabel('Country', { exact: true })
  const dialCode = dialog.getByRole('button', { name: /ountry code/ })
  const devtools = await page.context().newCDPSession(page)
  const slowDown = (rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate })
  /** Handed to the browser in one go: how quickly this test gets on is not between the keys. */
  const keysAtOnce = (...keys: readonly string[]) => {
    const timestamp = Date.now() / 1_000
    return Promise.all(
      keys.map((key) =>
        devtools.send('Input.dispatchKeyEvent', {
          type: 'keyDown',
          key,
          // The list counts the time between letters by these: a stalled browser must not end the word.
          timestamp,
          ...(key === 'Enter' ? { windowsVirtualKeyCode: 13, text: '\r' } : { text: key }),
        }),
      ),
    )
  }
  await arrive(page, '/pricing')
  await choosePocket(page)

  for (const [name, rate] of [
    ['Norway', 1],
    ['Croatia', 4],
    ['North Macedonia', 8],
  ] as const) {
    await test.step(`${name}, ${rate} times slower`, async () => {
      await slowDown(rate)
      await country.click()
      await keysAtOnce(...name, 'Enter')
      await slowDown(1)
      await expect(country).toHaveText(name)
      await expect(page.getByRole('listbox')).toHaveCount(0)
      await expect(country).toBeFocused()
    })
  }
  await test.step('the code of a country, while its list is on its way', async () => {
    await expect(dialCode).toBeEnabled()
    const arrived = Promise.withResolvers<void>()
    let held = 0
    await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
      held += 1
      await arrived.promise
      await route.continue()
    })
    await dialCode.click()
    await expect.poll(() => held).toBeGreaterThan(0)
    await page.keyboard.type('Norw')
    arrived.resolve()
    const search = page.getByRole('combobox', { name: 'Search by country or code' })
    await expect(search).toBeFocused()
    await expect(search).toHaveValue('Norw')
    await page.keyboard.type('ay')
    await page.keyboard.press('Enter')
    await expect(dialCode).toHaveAccessibleName(/Norway/)
  })
})

test('the same order paid in two tabs is charged once, and the second tab is led to its outcome', async ({ page }) => {
  await arriveAtPay(page)
  // A tab opened from another begins with what that one keeps for the visit: the same accepted order.
  const opening = page.waitForEvent('popup')
  await page.evaluate(() => window.open('/pay'))
  const second = await opening
  await expect(second.getByRole('button', { name: 'Pay €10.80' })).toBeEnabled()

  await test.step('the first pays', async () => {
    await payWith(page, { number: '4242 4242 4242 4242' })
    await expect(page).toHaveURL(/\/success-payment/)
    await expectTokens(page, '110')
  })
  await test.step('the second pays with another card: the order is paid already, and nothing more is taken', async () => {
    await payWith(second, { number: '5555 5555 5555 4444' })
    await expect(second.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
    expect(second.url()).toBe(page.url())
    await page.goto('/account/payment-history')
    await expect(page.getByRole('main').getByText('€10.80')).toHaveCount(1)
    await expectTokens(page, '110')
  })
})

test('3-D Secure: failed at the bank, tried again, left for another card, which alone is charged', async ({
  page,
  server,
}) => {
  await noteToasts(page)
  await arriveAtPay(page)
  const challenged = { number: '4000 0025 0000 3155' }
  const title = page.getByRole('heading', { level: 1 })

  await test.step('a failure is told once, and by no reload', async () => {
    await payWith(page, challenged)
    await page.getByRole('button', { name: 'Fail' }).click()
    await expect(title).toHaveText('Payment Failed')
    await expectToast(page, 'Payment failed. Please try again.')
    await expect(page.locator('[data-toasts] li:not([data-removed=true])')).toHaveCount(0)
    await page.reload({ waitUntil: 'networkidle' })
    await expect(title).toHaveText('Payment Failed')
    await page.getByRole('link', { name: 'Try Again' }).click()
    await expect(title).toHaveText('Pay by card')
    await page.goBack()
    await expect(title).toHaveText('Payment Failed')
    await page.waitForLoadState('networkidle')
    expect(notedToasts(page)).toHaveLength(1)
    await page.getByRole('link', { name: 'Try Again' }).click()
  })
  const bankPage = await test.step('the bank asks again', async () => {
    await payWith(page, challenged)
    await expect(title).toHaveText('Confirm your payment')
    return page.url()
  })
  await test.step('Back: the form can be used again, without number and CVV', async () => {
    await page.goBack()
    await expect(page.getByRole('button', { name: 'Pay €10.80' })).toBeEnabled()
    await expect(page.getByLabel('Card number')).toHaveValue('')
    await expect(page.getByLabel('CVV')).toHaveValue('')
  })
  await test.step('the other card pays, once', async () => {
    await payWith(page, { number: '5555 5555 5555 4444' })
    await expect(page).toHaveURL(/\/success-payment/)
    await expectTokens(page, '110')
  })
  await test.step('the bank’s page of the first is of no use any more', async () => {
    await page.goto(bankPage)
    await page.goto('/account/payment-history')
    await expect(page.getByRole('main').getByText('€10.80')).toHaveCount(1)
    await expectTokens(page, '110')
  })
  await test.step('no trace of a card is left', async () => {
    const storage = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]),
    )
    const cards = /4000 ?0025 ?0000 ?3155|5555 ?5555 ?5555 ?4444/
    expect(storage).not.toMatch(cards)
    expect(server.log).not.toMatch(cards)
  })
})
