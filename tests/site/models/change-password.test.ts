import { deferred, fieldErrors } from '@mintage/api-client/mocks'
import { models } from '@mintage/machines/models'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { isAt, isWrong } from '../support/assertions.ts'
import { accountForm, createFormFixture, formAtScreen } from '../support/form.ts'
import { isNotStored, password, sendPasswordChange, today } from '../support/signing.ts'
import { testModelPaths } from '../support/testModelPaths.ts'

const path = '/account/change-password'
const fields = ['Current password', 'New password', 'Confirm new password']
const saved = page.getByText('Your password is changed. Use the new one from now on.')

const setUp = () => ({
  ...createFormFixture(deferred('post', '/user/change-password')),
  ledTo: `/login?redirect=${encodeURIComponent(path)}`,
})

const isForm = async () => {
  await isAt(path)
  await expect.element(page.getByRole('heading', { name: 'Change password' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Change password' })).toBeEnabled()
}

const account = accountForm(path, page.getByLabelText('Current password'))
const form = formAtScreen(setUp, {
  submit: () => sendPasswordChange(),
  busy: page.getByRole('button', { name: 'Changing...' }),
  arrives: async (call) => {
    expect(await call.json()).toMatchObject({ current_password: today, password, password_confirmation: password })
  },
  accept: (call) => call.resolve(200, { status: 'OK' }),
  refuse: (call) => call.resolve(422, fieldErrors({ current_password: ['That is not it'] })),
  words: { notOk: 'Failed to update password', noAnswer: 'Failed to update password' },
  isForm,
  isRefused: () => isWrong('Current password', 'That is not it'),
})

testModelPaths(models['change-password'], {
  ...form,
  steps: { ...form.steps, ...account.steps, 'the person breaks a rule': () => sendPasswordChange('') },
  states: {
    ...form.states,
    ...account.states,
    'the form': async (fixture) => {
      await form.states['the form'](fixture)
      await expect.element(saved).not.toBeInTheDocument()
    },
    'told what to correct': async ({ calls, sent }) => {
      await isForm()
      await isWrong('Current password', 'Please enter your current password')
      expect([calls.count, calls.waiting]).toEqual([sent, 0])
    },
    'being submitted': async (fixture) => {
      await form.states['being submitted'](fixture)
      await expect.element(saved).not.toBeInTheDocument()
    },
    accepted: async (fixture) => {
      await form.states['the form'](fixture)
      await expect.element(saved).toBeVisible()
      for (const name of fields) await expect.element(page.getByLabelText(name, { exact: true })).toHaveValue('')
    },
  },
  invariant: () => {
    isNotStored(password)
    isNotStored(today)
  },
})
