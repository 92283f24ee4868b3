// @module-tag R152
import { deferred, fieldErrors } from '@mintage/api-client/mocks'
import { models } from '@mintage/machines/models'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { expectText, isAt, isWrong } from '../support/assertions.ts'
import { createFormFixture, formAtScreen } from '../support/form.ts'
import { email, isNotStored, password } from '../support/signing.ts'
import { testModelPaths } from '../support/testModelPaths.ts'

const token = '5b2c9f5d7e1a4c0f'

const setUp = () => createFormFixture(deferred('put', '/user/restore-password'))

const field = page.getByLabelText('New password', { exact: true })
const button = page.getByRole('button', { name: 'Reset password' })

const send = async (confirmation: string) => {
  await field.fill(password)
  await page.getByLabelText('Confirm password', { exact: true }).fill(confirmation)
  await button.click()
}

const isForm = async () => {
  await expect.element(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible()
  await expectText(`For ${email}. Afterwards you sign in with the new password on all your devices.`)
  await expect.element(button).toBeEnabled()
}

const form = formAtScreen(setUp, {
  submit: () => send(password),
  busy: page.getByRole('button', { name: 'Resetting...' }),
  arrives: async (call) => {
    expect(await call.json()).toMatchObject({ token, email, password, password_confirmation: password })
  },
  accept: (call) => call.resolve(200, { status: 'OK' }),
  refuse: (call) => call.resolve(422, fieldErrors({ password: ['Too simple'] })),
  words: { notOk: 'Failed to reset password', noAnswer: 'An error occurred during password reset.' },
  isForm,
  isRefused: () =>
    isWrong(
      'New password',
      'Too simple Password must be 6-12 characters with at least one uppercase letter, one lowercase letter, one digit and no spaces',
    ),
})

testModelPaths(models['reset-password'], {
  ...form,
  steps: {
    ...form.steps,
    'the person opens the form': ({ tab, calls }) =>
      tab.open({
        path: `/reset-password?token=${token}&email=${encodeURIComponent(email)}`,
        handlers: [calls.handler],
      }),
    // The other address of the same screen (D42).
    'the person opens half of the link': ({ tab, calls }) =>
      tab.open({ path: `/reset-password-confirm?email=${encodeURIComponent(email)}`, handlers: [calls.handler] }),
    'the person breaks a rule': () => send('Other77'),
    'the server refuses the link': async ({ calls }) =>
      (await calls.next()).resolve(422, fieldErrors({ token: ['Used before'] })),
  },
  states: {
    ...form.states,
    'told what to correct': async ({ calls, sent }) => {
      await isForm()
      await isWrong('Confirm password', 'Passwords do not match')
      expect([calls.count, calls.waiting]).toEqual([sent, 0])
    },
    accepted: async ({ calls, sent }) => {
      await isAt('/login')
      await expect.element(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
      await expectText('Password reset successfully')
      expect([calls.count, calls.waiting]).toEqual([sent, 0])
    },
    'nothing can be submitted': async ({ calls, sent }) => {
      await expect.element(page.getByRole('heading', { name: 'Invalid reset link' })).toBeVisible()
      await expect
        .element(page.getByRole('link', { name: 'Request a new link' }))
        .toHaveAttribute('href', '/forgot-password')
      await expect.element(field).not.toBeInTheDocument()
      expect([calls.count, calls.waiting]).toEqual([sent, 0])
    },
  },
  invariant: () => isNotStored(password),
})
