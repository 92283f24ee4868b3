import type { Schemas } from '@mintage/api-client'
import type { Page } from '@playwright/test'
import { expect, newCustomer } from './fixtures.ts'

export type Customer = ReturnType<typeof newCustomer>

/** Milliseconds in which images are made on the busiest machine; on a quiet one it is a second or two. */
export const imageWork = { timeout: 300_000 } as const

export async function declineCookies(page: Page) {
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByRole('button', { name: 'Decline' })).toHaveCount(0)
}

export async function register(page: Page, customer: Customer) {
  await page.goto('/register')
  await fillRegistration(page, customer)
  await expect(page).toHaveURL(/\/account\/profile$/)
}

export async function fillRegistration(page: Page, customer: Customer) {
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(customer.name)
  await page.getByRole('textbox', { name: 'Surname' }).fill(customer.surname)
  await page.getByRole('textbox', { name: 'Email' }).fill(customer.email)
  await page.getByLabel('Password', { exact: true }).fill(customer.password)
  await page.getByLabel('Confirm password').fill(customer.password)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).click()
}

export async function logOut(page: Page) {
  await page.getByRole('button', { name: /log ?out/i }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
}

/** Signs a new customer up by the API, with an answer about cookies, and opens a page as them. */
export async function arrive(page: Page, path = '/account/profile', customer = newCustomer()): Promise<Customer> {
  const { password, ...who } = customer
  const body = {
    ...who,
    phoneE164: null,
    password,
    password_confirmation: password,
    currency: 'EUR',
  } satisfies Schemas['RegisterRequest']
  const answer = await page.request.post('/api/register', { data: body })
  expect(answer.ok(), await answer.text()).toBe(true)
  await page.context().addCookies([{ name: 'cookie_consent', value: 'true', url: answer.url() }])
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return customer
}

/** A new customer at the pay screen, by the dialogs of the purchase. */
export async function arriveAtPay(page: Page): Promise<Customer> {
  const customer = await arrive(page, '/pricing')
  await choosePocket(page)
  await confirmInformation(page)
  return customer
}

/** From the price list to the billing form. */
export async function choosePocket(page: Page) {
  await page.getByRole('link', { name: 'Choose Pocket' }).click()
  await acceptTermsAndGoOn(page)
}

export async function signIn(page: Page, customer: Customer) {
  await page.getByRole('textbox', { name: 'Email' }).fill(customer.email)
  await page.getByLabel('Password', { exact: true }).fill(customer.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).not.toHaveURL(/\/login/)
}

/** The balance that the header shows (R016). */
export async function expectTokens(page: Page, tokens: string) {
  await expect(page.getByRole('banner')).toContainText(new RegExp(`Tokens\\s*${tokens.replace('.', '\\.')}(?![\\d.,])`))
}

export interface Card {
  number: string
  expiry?: string
  cvv?: string
}

export async function payWith(page: Page, { number, expiry = '1230', cvv = '123' }: Card) {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel(/Expir/).fill(expiry)
  await page.getByLabel('CVV').fill(cvv)
  await page.getByRole('button', { name: /^Pay / }).click()
}

export async function acceptTermsAndGoOn(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Buy tokens' })
  for (const name of [/^I accept/, /^Begin at once/]) await dialog.getByRole('checkbox', { name }).check()
  await dialog.getByRole('button', { name: 'Credit/Debit card' }).click()
  await expect(page.getByRole('dialog', { name: 'Confirm information' })).toBeVisible()
  await expect(dialog).toHaveCount(0)
}

/** All but the press that sends it. */
export async function fillInformation(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Confirm information' })
  await dialog.getByLabel('Phone').fill('+4722225555')
  await dialog.getByLabel('Country').click()
  // Not typed: on a machine that is busy enough a second passes between two letters, and the second begins a word.
  await page.getByRole('option', { name: 'Norway' }).click()
  await dialog.getByLabel('City').fill('Oslo')
  await dialog.getByLabel('Address').fill('Myntgata 2')
  await dialog.getByLabel('Postal code').fill('0151')
  return dialog.getByRole('button', { name: 'CONFIRM PAYMENT' })
}

export async function confirmInformation(page: Page) {
  const confirm = await fillInformation(page)
  await confirm.click()
  await expect(page).toHaveURL(/\/pay$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
