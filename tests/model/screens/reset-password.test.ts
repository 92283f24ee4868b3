import { fieldErrors, held } from '@mintage/api-client/mocks'
import { models } from '@mintage/machines/models'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { describeScreens } from './support/describeScreens.ts'
import { isAt, isWrong, nothingIsWrong, told } from './support/look.ts'
import { notOk } from './support/refusal.ts'
import { email, isNotKept, password } from './support/signing.ts'
import { siteInWaiting } from './support/siteInWaiting.ts'

const token = '5b2c9f5d7e1a4c0f'

const begin = () => ({
  tab: siteInWaiting(),
  save: held('put', '/user/restore-password'),
  /** Passwords sent so far. */
  sent: 0,
  /** What the server's refusal should read like. */
  why: '',
})

type World = ReturnType<typeof begin>

const saving = page.getByRole('button', { name: 'Resetting...' })

/** The call of a person who set a password, as it came to the server. */
const call = async ({ save }: World) => {
  const next = await save.next()
  expect(await next.json()).toMatchObject({ token, email, password, password_confirmation: password })
  return next
}

const send = async (confirmation: string) => {
  await page.getByLabelText('New password', { exact: true }).fill(password)
  await page.getByLabelText('Confirm password', { exact: true }).fill(confirmation)
  await page.getByRole('button', { name: 'Reset password' }).click()
}

/** The form, with nothing on its way to the server. */
const form = async ({ save, sent }: World) => {
  await expect.element(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible()
  await told(`For ${email}. Afterwards you sign in with the new password on all your devices.`)
  await expect.element(page.getByRole('button', { name: 'Reset password' })).toBeEnabled()
  expect([save.count, save.waiting]).toEqual([sent, 0])
}

describeScreens(models['reset-password'], {
  begin,
  end: ({ tab }) => tab.close(),
  steps: {
    'the person opens the link': ({ tab, save }) =>
      tab.open({
        path: `/reset-password?token=${token}&email=${encodeURIComponent(email)}`,
        wire: [save.handler],
      }),
    // The other address of the same screen (D42).
    'the person opens half of the link': ({ tab, save }) =>
      tab.open({ path: `/reset-password-confirm?email=${encodeURIComponent(email)}`, wire: [save.handler] }),
    'the person types two different passwords': () => send('Other77'),
    'the person sets a good password': async (world) => {
      await send(password)
      world.sent += 1
    },
    'the person presses the button again': () => saving.click({ force: true }),
    'the server keeps the password': async (world) => (await call(world)).answer(200, { status: 'OK' }),
    'the server answers that it did not work': async (world) => {
      world.why = 'Failed to reset password'
      ;(await call(world)).answerWith(notOk())
    },
    'the server refuses the password': async (world) =>
      (await call(world)).answer(422, fieldErrors({ password: ['Too simple'] })),
    'the server refuses the link': async (world) =>
      (await call(world)).answer(422, fieldErrors({ token: ['Used before'] })),
    'no answer comes': async (world) => {
      world.why = 'An error occurred during password reset.'
      ;(await call(world)).breakOff()
    },
  },
  states: {
    'the mailbox': () => {},
    'the form': async (world) => {
      await form(world)
      await nothingIsWrong()
    },
    'told what to correct': async (world) => {
      await form(world)
      await isWrong('Confirm password', 'Passwords do not match')
      await expect.element(page.getByText('Too simple')).not.toBeInTheDocument()
    },
    'being kept': async ({ save, sent }) => {
      await expect.element(saving).toBeDisabled()
      await nothingIsWrong()
      await expect.poll(() => [save.count, save.waiting]).toEqual([sent, 1])
    },
    'the form, and why': async (world) => {
      await form(world)
      await expect.element(page.getByRole('alert').getByText(world.why)).toBeVisible()
    },
    'the form, and why under the password': async (world) => {
      await form(world)
      await isWrong(
        'New password',
        'Too simple Password must be 6-12 characters with at least one uppercase letter, one lowercase letter, one digit and no spaces',
      )
    },
    'to the sign-in screen': async ({ save, sent }) => {
      await isAt('/login')
      await expect.element(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
      await told('Password reset successfully')
      expect([save.count, save.waiting]).toEqual([sent, 0])
    },
    'told that the link is no good': async ({ save, sent }) => {
      await expect.element(page.getByRole('heading', { name: 'Invalid reset link' })).toBeVisible()
      await expect
        .element(page.getByRole('link', { name: 'Request a new link' }))
        .toHaveAttribute('href', '/forgot-password')
      await expect.element(page.getByLabelText('New password', { exact: true })).not.toBeInTheDocument()
      expect([save.count, save.waiting]).toEqual([sent, 0])
    },
  },
  always: () => isNotKept(password),
})
