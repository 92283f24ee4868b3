import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { storageKeys, visitKeys, workPrefix } from '../../../apps/site/src/app/storage.ts'
import { submittedFormKey } from '../../../apps/site/src/flows/images/generateForm.ts'
import { requestKeys } from '../../../apps/site/src/flows/images/imageRequests.ts'
import { refinementsKey } from '../../../apps/site/src/flows/images/refineRequests.ts'
import { slotKeys } from '../../../apps/site/src/flows/images/tabLock.ts'
import { expectText, isAt } from '../support/assertions.ts'
import { faultsOfScreen, waitForStableScreen } from '../support/screen.ts'
import { visit } from '../support/site.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

const refused = (name: string) => () => {
  throw new DOMException('The storage refuses.', name)
}

/** Every access throws, as where a person has blocked site data. */
const block = () => {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    vi.spyOn(window, name, 'get').mockImplementation(refused('SecurityError'))
  }
}

/** What is there can be read, and nothing more can be stored. */
const fill = () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refused('QuotaExceededError'))
}

/** From the sign-in to a payment that has been sent, and out again. */
const wholeVisit = async () => {
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com')
  await page.getByLabelText('Password', { exact: true }).fill('Copper12')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await isAt('/account/profile')
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Currency/ })
    .click()
  await page.getByRole('menuitemradio', { name: '$ USD' }).click()
  await page.getByRole('link', { name: 'Choose Pocket' }).click()
  const dialog = page.getByRole('dialog')
  for (const name of [/^I accept/, /^Begin at once/]) await dialog.getByRole('checkbox', { name }).click()
  await dialog.getByRole('button', { name: 'Credit/Debit card' }).click()
  await dialog.getByRole('button', { name: 'CONFIRM PAYMENT' }).click()
  await isAt('/pay')
  await page.getByRole('textbox', { name: 'Card number' }).fill('4242 4242 4242 4242')
  await page.getByRole('textbox', { name: 'Expiration date' }).fill('09/31')
  await page.getByRole('textbox', { name: 'CVV' }).fill('907')
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await expect.poll(() => window.location.pathname).toBe('/success-payment')
  await expectText('Payment completed successfully!')
  await page.getByRole('banner').getByRole('link', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await isAt('/')
  await expect.element(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
}

describe.each([
  ['blocked', block],
  ['full', fill],
])('where storage is %s', (_, harm) => {
  test('a whole visit works, from the sign-in over a payment to the logout', async () => {
    const site = await visit({ path: '/login' })
    harm()
    site.dependencies.browser.reload()
    await wholeVisit()
    await waitForStableScreen('signed out')
    expect(faultsOfScreen()).toEqual([])
  })
})

const nonsense = [
  '',
  'nonsense',
  '{',
  'null',
  '[]',
  '{}',
  '[7]',
  '-1',
  '{"version":2,"order":7}',
  '{"version":2,"order":{"offer":null}}',
]

const local = [...Object.values(storageKeys), ...['prompt', 'factor'].map((kind) => `${workPrefix}draft.${kind}.a`)]
const visitNames = [visitKeys, requestKeys, slotKeys, { submittedFormKey, refinementsKey }].flatMap(Object.values)

/** Pages that read the storage. */
const readers = [
  '/pay',
  '/fail-payment',
  '/success-payment?order_id=1',
  '/services/generate-image',
  '/services/upscale',
  '/pricing',
]

describe.each(nonsense)('with %j under every key', (value) => {
  test.each(readers)('%s opens as if nothing had been kept', async (path) => {
    const under = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, value]))
    await visit({ path, signedIn: true, stored: { local: under(local), visit: under(visitNames) } })
    await waitForStableScreen(path)
    expect(faultsOfScreen()).toEqual([])
    await isAt(path)
  })
})
