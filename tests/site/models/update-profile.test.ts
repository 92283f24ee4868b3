import { deferred, fieldErrors, makeProfile, ok } from '@mintage/api-client/mocks'
import { models } from '@mintage/machines/models'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { isAt, isWrong } from '../support/assertions.ts'
import { accountForm, createFormFixture, formAtScreen } from '../support/form.ts'
import { testModelPaths } from '../support/testModelPaths.ts'

const path = '/account/profile'
const city = page.getByLabelText('City')
const save = page.getByRole('button', { name: 'Save changes' })
const saved = page.getByText('Saved.', { exact: true })

const setUp = () => ({
  ...createFormFixture(deferred('put', '/user/profile')),
  ledTo: `/login?redirect=${encodeURIComponent(path)}`,
})

const account = accountForm(path, save)
const notSaved = 'Your changes could not be saved. Please try again.'
const form = formAtScreen(setUp, {
  submit: async () => {
    await city.fill('Galway')
    await save.click()
  },
  busy: page.getByRole('button', { name: 'Saving...' }),
  arrives: async (call) => {
    expect(await call.json()).toMatchObject({ city: 'Galway', country: 105 })
  },
  accept: (call) => call.resolve(200, ok(makeProfile())),
  refuse: (call) => call.resolve(422, fieldErrors({ city: ['There is no such city'] })),
  words: { notOk: notSaved, noAnswer: notSaved },
  isForm: async () => {
    await isAt(path)
    await expect.element(save).toBeEnabled()
  },
  isRefused: () => isWrong('City', 'There is no such city'),
})

testModelPaths(models['update-profile'], {
  ...form,
  steps: { ...form.steps, ...account.steps },
  states: {
    ...form.states,
    ...account.states,
    'the form': async (fixture) => {
      await form.states['the form'](fixture)
      await expect.element(saved).not.toBeInTheDocument()
    },
    'the form, and why': async (fixture) => {
      await form.states['the form, and why'](fixture)
      await expect.element(city).toHaveValue('Galway')
    },
    'the form, and the words of the server': async (fixture) => {
      await form.states['the form, and the words of the server'](fixture)
      await expect.element(city).toHaveValue('Galway')
    },
    accepted: async (fixture) => {
      await form.states['the form'](fixture)
      await expect.element(saved).toBeVisible()
    },
  },
})
