import { deferred, fieldErrors } from '@mintage/api-client/mocks'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { isWrong } from '../support/assertions.ts'
import { visitUntilStable } from '../support/screen.ts'

const field = (name: string) => page.getByRole('main').getByRole('textbox', { name, exact: true })
const send = page.getByRole('button', { name: 'Send message' })
const address = () => window.location.pathname + window.location.search

test('a message can be written on a page of its own', async () => {
  const call = deferred('post', '/contact-us')
  await visitUntilStable({ path: '/contact', signedIn: true, handlers: [call.handler] })
  await expect.element(field('Email')).not.toHaveValue('')
  await field('Topic').fill('A receipt')
  await field('Message').fill('Where is it?')

  await send.click()
  const refused = await call.next()
  expect(await refused.json()).toMatchObject({ topic: 'A receipt', message: 'Where is it?' })
  refused.resolve(422, fieldErrors({ email: ['No such address.'] }))
  await expect.element(page.getByRole('alert')).toHaveTextContent('Please correct the errors and try again.')
  await isWrong('Email', 'No such address.')
  await expect.element(field('Message')).toHaveValue('Where is it?')

  await send.click()
  ;(await call.next()).resolve(200, { status: 'OK', message: 'Message sent successfully' })
  await expect.element(page.getByRole('main').getByText('Message sent successfully')).toBeVisible()
  await expect.poll(address).toBe('/contact?sent=1')

  await page.getByRole('link', { name: 'Write another message' }).click()
  await expect.element(field('Message')).toHaveValue('')
  expect(address()).toBe('/contact')
})
