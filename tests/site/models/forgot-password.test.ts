import { deferred, fieldErrors } from '@mintage/api-client/mocks'
import { models } from '@mintage/machines/models'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { expectText, isAt, isWrong } from '../support/assertions.ts'
import { createFormFixture, formAtScreen } from '../support/form.ts'
import { email } from '../support/signing.ts'
import { testModelPaths } from '../support/testModelPaths.ts'

const setUp = () => createFormFixture(deferred('get', '/user/request-password-restore'))

const field = page.getByLabelText('Email', { exact: true })
const button = page.getByRole('button', { name: 'Send reset link' })

const send = async (address: string) => {
  await field.fill(address)
  await button.click()
}

const form = formAtScreen(setUp, {
  submit: () => send(email),
  busy: page.getByRole('button', { name: 'Sending...' }),
  arrives: ({ request }) => expect(new URL(request.url).searchParams.get('email')).toBe(email),
  accept: (call) => call.resolve(200, { status: 'OK' }),
  refuse: (call) => call.resolve(422, fieldErrors({ email: ['This address takes no mail'] })),
  words: { notOk: 'Failed to send reset email', noAnswer: 'Failed to send reset email' },
  isForm: async () => {
    await isAt('/forgot-password')
    await expect.element(page.getByRole('heading', { name: 'Forgot password?' })).toBeVisible()
    await expect.element(button).toBeEnabled()
  },
  isRefused: async () => {
    await expect.element(field).toHaveValue(email)
    await isWrong('Email', 'This address takes no mail')
  },
})

testModelPaths(models['forgot-password'], {
  ...form,
  steps: {
    ...form.steps,
    'the person opens the form': async ({ tab, calls }) => {
      await tab.open({ path: '/login', handlers: [calls.handler] })
      await page.getByRole('link', { name: 'Forgot password?' }).click()
    },
    'the person breaks a rule': () => send(''),
    'no answer comes': async (fixture) => {
      await form.steps['no answer comes'](fixture)
      await expectText('Network error. Please check your connection.')
    },
    'the person wants it for another e-mail': () => page.getByRole('link', { name: 'Use another email' }).click(),
  },
  states: {
    ...form.states,
    'the form': async (fixture) => {
      await form.states['the form'](fixture)
      await expect.element(field).toHaveValue('')
    },
    'told what to correct': async ({ calls, sent }) => {
      await expect.element(field).toHaveValue('')
      await isWrong('Email', 'Please enter your email address')
      expect([calls.count, calls.waiting]).toEqual([sent, 0])
    },
    'the form, and why': async ({ calls, sent, why }) => {
      await expect.element(field).toHaveValue(email)
      await isWrong('Email', why)
      expect([calls.count, calls.waiting]).toEqual([sent, 0])
    },
    accepted: async ({ calls, sent }) => {
      await expect.element(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
      await expect.element(page.getByText('Password reset link sent. Please check your email.').first()).toBeVisible()
      await expectText(
        `If ${email} belongs to an account, the link arrives within a few minutes. It works once, for one hour.`,
      )
      expect([calls.count, calls.waiting]).toEqual([sent, 0])
    },
  },
})
