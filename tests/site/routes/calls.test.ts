import { deferred, fieldErrors, makeLanguage, makeProfile, makeTokenPricing, mock, ok } from '@mintage/api-client/mocks'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { isAt } from '../support/assertions.ts'
import { imageFile } from '../support/images.ts'
import { priced } from '../support/offers.ts'
import { visitUntilStable } from '../support/screen.ts'
import { fillSignUp } from '../support/signing.ts'
import { leaveSite, visit } from '../support/site.tsx'

const head = page.getByRole('banner')
const foot = page.getByRole('contentinfo')
const main = page.getByRole('main')

const chooseCurrency = async (name: string) => {
  await head.getByRole('button', { name: /^Currency/ }).click()
  await page.getByRole('menuitemradio', { name }).click()
}

test('the prices are asked for once in each currency', { tags: ['R327'] }, async () => {
  const asked: (string | null)[] = []
  await visitUntilStable({
    path: '/pricing',
    handlers: [
      mock('get', '/settings', ({ reply }) => reply(200, ok(priced()))),
      mock('get', '/token-pricing', ({ request, reply }) => {
        asked.push(new URL(request.url).searchParams.get('currency'))
        return reply(200, ok(makeTokenPricing()))
      }),
    ],
  })
  const link = (name: string) => head.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
  await link('FAQ').click()
  await isAt('/faq')
  await link('Pricing').click()
  await expect.element(main.getByRole('button', { name: /^Buy \d+ tokens/ })).toBeVisible()
  expect(asked).toEqual(['EUR'])
  for (const name of ['$ USD', '€ EUR', '$ USD']) {
    await chooseCurrency(name)
    await expect.poll(() => main.element().textContent).toContain(name[0])
  }
  await expect.poll(() => asked).toEqual(['EUR', 'USD'])
})

test('the profile is saved by its fields, and read again', { tags: ['R308'] }, async () => {
  const saved: object[] = []
  let reads = 0
  const profile = makeProfile({ name: 'Ida', surname: 'Halvorsen', phone: null, country: null })
  await visitUntilStable({
    path: '/account/profile',
    signedIn: true,
    handlers: [
      mock('get', '/user/profile', ({ reply }) => {
        reads += 1
        return reply(200, profile)
      }),
      mock('put', '/user/profile', async ({ json, reply }) => {
        saved.push(await json())
        return reply(200, ok(profile))
      }),
    ],
  })
  const fields = { Surname: 'Berg', City: 'Oslo', Address: 'Myntgata 2', 'Postal code': '0151' }
  for (const [name, text] of Object.entries(fields)) await main.getByRole('textbox', { name }).fill(text)
  const before = reads
  await main.getByRole('button', { name: 'Save changes' }).click()
  await expect.poll(() => reads).toBe(before + 1)
  const own = { name: 'Ida', surname: 'Berg', phone: null, country: null, city: 'Oslo' }
  expect(saved).toEqual([{ ...own, address: 'Myntgata 2', post_code: '0151', currency: 'EUR', lang_id: 1 }])
})

describe('calls carry the currency and the language that were chosen', () => {
  const languages = [makeLanguage(), makeLanguage({ id: 2, code: 'fr', title: 'Français', default: 0 })]
  const french = mock('get', '/languages', ({ reply }) => reply(200, ok(languages)))
  const text = deferred('get', '/static-pages/by-slug/{slug}')
  const message = deferred('post', '/contact-us')
  const upload = deferred('post', '/images/remove-background')

  beforeEach(async () => {
    await visitUntilStable({
      path: '/services/remove-background',
      signedIn: true,
      handlers: [french, text.handler, message.handler, upload.handler],
    })
    await chooseCurrency('$ USD')
    await foot.getByRole('combobox', { name: 'Language' }).selectOptions('Français')
  })

  test('a GET in its query', { tags: ['R300'] }, async () => {
    await foot.getByRole('link', { name: 'Terms of service' }).click()
    const query = new URL((await text.next()).request.url).searchParams
    expect([query.get('currency'), query.get('lang_id')]).toEqual(['USD', '2'])
  })

  test('a write in its body', { tags: ['R301'] }, async () => {
    await foot.getByRole('link', { name: 'Contact us' }).click()
    const dialog = page.getByRole('dialog', { name: 'Contact us' })
    for (const name of ['Name', 'Surname', 'Topic', 'Message']) {
      await dialog.getByRole('textbox', { name, exact: true }).fill('A receipt')
    }
    await dialog.getByRole('textbox', { name: 'Email' }).fill('ida@example.com')
    await dialog.getByRole('button', { name: 'Send message' }).click()
    expect(await (await message.next()).json()).toMatchObject({ currency: 'USD', lang_id: 2 })
  })

  test('an upload as fields of its form', { tags: ['R302'] }, async () => {
    await userEvent.upload(page.getByLabelText('Choose pictures'), imageFile('jug.png'))
    await page.getByRole('button', { name: /^Remove 1/ }).click()
    const form = await (await upload.next()).request.clone().formData()
    expect([form.get('currency'), form.get('lang_id')]).toEqual(['USD', '2'])
    await leaveSite()
  })
})

test('shows the server’s errors of a sign-up under the fields', { tags: ['R353'] }, async () => {
  const signUp = deferred('post', '/register')
  await visit({ path: '/register', handlers: [signUp.handler] })
  await fillSignUp()
  await page.getByRole('button', { name: 'Create account' }).click()
  const errors = {
    name: 'No such name',
    surname: 'No such surname',
    email: 'Known already',
    phone: 'Nobody answers',
    password: 'Too common',
    password_confirmation: 'Not the same',
  }
  const refused = Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, [error]]))
  ;(await signUp.next()).resolve(422, fieldErrors(refused))
  for (const [label, error] of Object.entries({
    Name: errors.name,
    Surname: errors.surname,
    Email: errors.email,
    Phone: errors.phone,
    Password: errors.password,
    'Confirm password': errors.password_confirmation,
  })) {
    const field = page.getByLabelText(label, { exact: true })
    await expect.element(field).toHaveAccessibleDescription(expect.stringContaining(error))
  }
})
