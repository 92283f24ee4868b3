import { bodiesOf, change } from './support/answers.ts'
import { expect, newCustomer, test } from './support/fixtures.ts'
import {
  acceptTermsAndGoOn,
  arrive,
  confirmInformation,
  declineCookies,
  expectTokens,
  fillInformation,
  payWith,
} from './support/steps.ts'
import { expectToast, noteToasts } from './support/toasts.ts'

test('what a purchase sends: the billing form, then the card', {
  tag: ['@R145', '@R157', '@R159', '@R209', '@R212', '@R259', '@R325'],
}, async ({ page }) => {
  const customer = newCustomer()
  const checkouts = bodiesOf(page, '/deposit/checkout')
  const charges = bodiesOf(page, '/deposit/checkout/execute')
  await arrive(page, customer)
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Choose Pocket' }).click()

  await test.step('the billing form under the names of the API', async () => {
    await acceptTermsAndGoOn(page)
    await confirmInformation(page)
    expect(checkouts).toEqual([
      {
        name: customer.name,
        surname: customer.surname,
        email: customer.email,
        phone: '+4722225555',
        country: expect.any(Number),
        city: 'Oslo',
        address: 'Myntgata 2',
        zip: '0151',
        payment_method_id: 1,
        pack_id: 2,
      },
    ])
  })
  await test.step('the card, its number in digits only', async () => {
    await payWith(page, { number: '4242 4242 4242 4242' })
    await expect(page).toHaveURL(/\/success-payment/)
    expect(charges).toEqual([
      {
        card_number: '4242424242424242',
        expiry_month: '12',
        expiry_year: '30',
        cardholder_name: 'IDA HALVORSEN',
        cvv: '123',
        phone: '+4722225555',
        email: customer.email,
        amount: 10.8,
        payment_method_id: 1,
        deposit_id: expect.any(String),
      },
    ])
  })
})

test('an amount of one’s own: its tokens are sent, and what the server makes of them is paid', {
  tag: ['@R204', '@R213'],
}, async ({ page }) => {
  const checkouts = bodiesOf(page, '/deposit/checkout')
  await arrive(page, newCustomer())
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Buy 200 tokens' }).click()
  const dialog = page.getByRole('dialog', { name: 'Buy tokens' })
  await expect(dialog).toContainText('200 tokens')
  await expect(dialog).toContainText('VAT 20%€3.80Total to pay€22.80')
  await acceptTermsAndGoOn(page)
  await confirmInformation(page)
  expect(checkouts).toEqual([expect.objectContaining({ tokens: 200 })])
  expect(checkouts).not.toEqual([expect.objectContaining({ pack_id: expect.anything() })])
  await expect(page.getByRole('button', { name: 'Pay €22.80' })).toBeVisible()
})

test('a country that is typed at once and confirmed is the one that is chosen, also on a slow computer', async ({
  page,
}) => {
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
  await arrive(page, newCustomer())
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Choose Pocket' }).click()
  await acceptTermsAndGoOn(page)

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

interface Document {
  is_terms: boolean
  is_privacy: boolean
}

test('the purchase links the terms and the privacy policy that there are', { tag: ['@R131', '@R132'] }, async ({
  page,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Buy tokens' })
  const choose = async () => {
    await page.goto('/pricing')
    await page.getByRole('button', { name: 'Choose Pocket' }).click()
    await expect(dialog.getByRole('checkbox')).toBeVisible()
  }
  await arrive(page, newCustomer())

  await test.step('both', async () => {
    await choose()
    await expect(dialog.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/terms')
    await expect(dialog.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/privacy')
  })
  for (const [what, isListed] of [
    ['terms', (one: Document) => !one.is_privacy],
    ['privacy policy', (one: Document) => !one.is_terms],
  ] as const) {
    await test.step(`the ${what} alone`, async () => {
      await page.unrouteAll()
      await change<Document[]>(page, '/static-pages', (pages) => pages.filter(isListed))
      await choose()
      await expect(dialog.getByRole('link')).toHaveText([what])
    })
  }
})

test('from the pay screen back to the billing details of the order, named by its id', { tag: ['@R138'] }, async ({
  page,
}) => {
  const checkouts = bodiesOf(page, '/deposit/checkout')
  const dialog = page.getByRole('dialog', { name: 'Confirm information' })
  const change = page.getByRole('button', { name: 'Change billing details' })
  await noteToasts(page)
  await arrive(page, newCustomer())
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Choose Pocket' }).click()
  await acceptTermsAndGoOn(page)
  await test.step('before there is an order, the dialog names none', async () => {
    await expect(dialog).toContainText('Payment method')
    await expect(dialog).not.toContainText('Order ID')
  })
  const opening = page.waitForResponse(/\/deposit\/checkout$/)
  await confirmInformation(page)
  const opened: unknown = await (await opening).json()
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
  await test.step('the order is charged once, and the receipt has the new city', async () => {
    await payWith(page, { number: '4242 4242 4242 4242' })
    await expect(page).toHaveURL(/\/success-payment/)
    await expectTokens(page, '110')
    const receipt = await page.request.get(`/api/payment-history/${uuid}/receipt`)
    expect(await receipt.text()).toContain('"city":"Bergen"')
    await page.goto('/account/payment-history')
    await expect(page.getByRole('main').getByText('€10.80')).toHaveCount(1)
  })
})

test('Pay is in the first view of a laptop, also under an alert', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await arrive(page, newCustomer())
  await declineCookies(page)
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Choose Pocket' }).click()
  await acceptTermsAndGoOn(page)
  await confirmInformation(page)
  const pay = page.getByRole('button', { name: 'Pay €10.80' })
  const alert = page.getByRole('main').getByRole('alert')
  const isInFirstView = async () => {
    await expect(pay).toBeEnabled()
    await expect(pay).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  }
  await isInFirstView()
  await test.step('after a card was declined', async () => {
    await payWith(page, { number: '4000 0000 0000 0002' })
    await expect(alert).toContainText('The payment did not go through')
    await isInFirstView()
  })
  await test.step('while nobody knows whether it was charged', async () => {
    await page.route('**/deposit/checkout/execute', (route) => route.abort())
    await payWith(page, { number: '4242 4242 4242 4242' })
    await expect(alert).toContainText('We do not know yet whether you were charged')
    await isInFirstView()
    await expect(page.getByRole('button', { name: 'Change billing details' })).toBeDisabled()
  })
})

test('an order whose answer was lost, then confirmed with other details: it goes on, and one is paid', async ({
  page,
}) => {
  const checkouts = bodiesOf(page, '/deposit/checkout')
  const dialog = page.getByRole('dialog', { name: 'Confirm information' })
  const keys: (string | undefined)[] = []
  await arrive(page, newCustomer())
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Choose Pocket' }).click()
  await acceptTermsAndGoOn(page)
  await page.route(/\/deposit\/checkout$/, async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 2) return route.continue()
    await route.fetch()
    return route.abort('connectionreset')
  })
  const confirm = await fillInformation(page)

  await test.step('the answer is lost, twice; the same details are the same try', async () => {
    for (const tries of [1, 2]) {
      await confirm.click()
      await expect.poll(() => keys.length).toBe(tries)
      await expect(dialog.getByRole('alert')).toHaveText('Checkout failed')
      await expect(confirm).toBeEnabled()
    }
    expect(keys[1]).toBe(keys[0])
  })
  await test.step('other details are another try, which goes on', async () => {
    await dialog.getByLabel('City').fill('Bergen')
    await confirm.click()
    await expect(page).toHaveURL(/\/pay$/)
    expect(keys[2]).not.toBe(keys[0])
    expect(checkouts).toHaveLength(3)
    expect(checkouts[2]).toMatchObject({ city: 'Bergen' })
  })
  await test.step('paid once', async () => {
    await payWith(page, { number: '4242 4242 4242 4242' })
    await expect(page).toHaveURL(/\/success-payment/)
    await expectTokens(page, '110')
    await page.goto('/account/payment-history')
    const orders = page.getByRole('main').getByText(/^MT-/)
    await expect(orders.first()).toBeVisible()
    expect(new Set(await orders.allTextContents()).size).toBe(1)
  })
})

test('the same order paid in two tabs is charged once, and the second tab is led to its outcome', async ({ page }) => {
  await arrive(page, newCustomer())
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Choose Pocket' }).click()
  await acceptTermsAndGoOn(page)
  await confirmInformation(page)
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
    await page.goto('/account/payment-history')
    await expect(page.getByRole('main').getByText('€10.80')).toHaveCount(1)
    await expectTokens(page, '110')
  })
})

test('3-D Secure, then Back, then another card: the other card is charged, and the first is not', async ({ page }) => {
  await arrive(page, newCustomer())
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Choose Pocket' }).click()
  await acceptTermsAndGoOn(page)
  await confirmInformation(page)
  const first = await test.step('the first card asks for 3-D Secure', async () => {
    await payWith(page, { number: '4000 0025 0000 3155' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your payment')
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
    await page.goto(first)
    await page.goto('/account/payment-history')
    await expect(page.getByRole('main').getByText('€10.80')).toHaveCount(1)
    await expectTokens(page, '110')
  })
})
