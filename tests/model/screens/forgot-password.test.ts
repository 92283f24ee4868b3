import { fieldErrors, held } from '@mintage/api-client/mocks'
import { models } from '@mintage/machines/models'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { describeScreens } from './support/describeScreens.ts'
import { isAt, isWrong, nothingIsWrong, told } from './support/look.ts'
import { notOk } from './support/refusal.ts'
import { email } from './support/signing.ts'
import { siteInWaiting } from './support/siteInWaiting.ts'

const begin = () => ({
  tab: siteInWaiting(),
  link: held('get', '/user/request-password-restore'),
  /** Links asked for so far. */
  asked: 0,
  /** What the server's refusal should read like. */
  why: '',
})

type World = ReturnType<typeof begin>

const field = page.getByLabelText('Email', { exact: true })
const sending = page.getByRole('button', { name: 'Sending...' })

/** The call of a person who asked for a link, as it came to the server. */
const call = async ({ link }: World) => {
  const next = await link.next()
  expect(new URL(next.request.url).searchParams.get('email')).toBe(email)
  return next
}

/** The form, with nothing on its way to the server. */
const form = async ({ link, asked }: World, given: string) => {
  await isAt('/forgot-password')
  await expect.element(page.getByRole('heading', { name: 'Forgot password?' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Send reset link' })).toBeEnabled()
  await expect.element(field).toHaveValue(given)
  expect([link.count, link.waiting]).toEqual([asked, 0])
}

describeScreens(models['forgot-password'], {
  begin,
  end: ({ tab }) => tab.close(),
  steps: {
    'the person has forgotten their password': async ({ tab, link }) => {
      await tab.open({ path: '/login', wire: [link.handler] })
      await page.getByRole('link', { name: 'Forgot password?' }).click()
    },
    'the person leaves the e-mail empty': async () => {
      await field.fill('')
      await page.getByRole('button', { name: 'Send reset link' }).click()
    },
    'the person asks for a link': async (world) => {
      await field.fill(email)
      await page.getByRole('button', { name: 'Send reset link' }).click()
      world.asked += 1
    },
    'the person presses the button again': () => sending.click({ force: true }),
    'the server sends the link': async (world) => (await call(world)).answer(200, { status: 'OK' }),
    'the server answers that it did not work': async (world) => {
      world.why = 'Failed to send reset email'
      ;(await call(world)).answerWith(notOk())
    },
    'the server refuses': async (world) => {
      world.why = 'This address takes no mail'
      ;(await call(world)).answer(422, fieldErrors({ email: [world.why] }))
    },
    'no answer comes': async (world) => {
      world.why = 'Failed to send reset email'
      ;(await call(world)).breakOff()
      await told('Network error. Please check your connection.')
    },
    'the person wants it for another e-mail': () => page.getByRole('button', { name: 'Use another email' }).click(),
  },
  states: {
    'the sign-in screen': () => {},
    'the form': async (world) => {
      await form(world, '')
      await nothingIsWrong()
    },
    'told to enter an e-mail': async (world) => {
      await form(world, '')
      await isWrong('Email', 'Please enter your email address')
    },
    'being asked for': async ({ link, asked }) => {
      await expect.element(sending).toBeDisabled()
      await nothingIsWrong()
      await expect.poll(() => [link.count, link.waiting]).toEqual([asked, 1])
    },
    'the form, and why': async (world) => {
      await form(world, email)
      await isWrong('Email', world.why)
    },
    'told to look into the mailbox': async ({ link, asked }) => {
      await expect.element(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
      await expect.element(page.getByText('Password reset link sent. Please check your email.').first()).toBeVisible()
      await told(
        `If ${email} belongs to an account, the link arrives within a few minutes. It works once, for one hour.`,
      )
      expect([link.count, link.waiting]).toEqual([asked, 0])
    },
  },
})
