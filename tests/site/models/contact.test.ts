import { deferred, fieldErrors } from '@mintage/api-client/mocks'
import { models } from '@mintage/machines/models'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { isWrong } from '../support/assertions.ts'
import { createFormFixture, formAtScreen } from '../support/form.ts'
import { testModelPaths } from '../support/testModelPaths.ts'

const setUp = () => createFormFixture(deferred('post', '/contact-us'))

type Fixture = ReturnType<typeof setUp>

const dialog = page.getByRole('dialog', { name: 'Contact us' })
const field = (name: string) => dialog.getByRole('textbox', { name })
const sendButton = dialog.getByRole('button', { name: 'Send message' })
const problem = dialog.getByRole('alert')
const thanks = dialog.getByRole('status')

const message = {
  Name: 'Vera',
  Surname: 'Penny',
  Email: 'vera@mintage.example',
  Phone: '',
  Topic: 'A receipt',
  Message: 'Where do I find the receipt of my last payment?',
}

const fields = Object.entries(message)

const openForm = () => page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click()

/** The form with what was written in it, or with nothing. */
const holds = async (written: 'the message' | 'nothing') => {
  for (const [name, text] of fields) {
    await expect.element(field(name)).toHaveValue(written === 'nothing' ? '' : text)
  }
}

const form = formAtScreen(setUp, {
  submit: async () => {
    for (const [name, text] of fields) await field(name).fill(text)
    await sendButton.click()
  },
  busy: dialog.getByRole('button', { name: 'Sending...' }),
  arrives: async (call) => {
    expect(await call.json()).toMatchObject(
      Object.fromEntries(fields.map(([name, text]) => [name.toLowerCase(), text])),
    )
  },
  accept: (call) => call.resolve(200, { status: 'OK', message: 'Message sent successfully' }),
  refuse: (call) => call.resolve(422, fieldErrors({ email: ['No such address.'] })),
  words: { notOk: 'Request failed', noAnswer: 'Network error. Please try again.' },
  isForm: async () => {
    await expect.element(sendButton).toBeEnabled()
    await expect.element(thanks).not.toBeInTheDocument()
  },
  isRefused: async () => {
    await holds('the message')
    await expect.element(problem.getByText('Please correct the errors and try again.', { exact: true })).toBeVisible()
    await isWrong('Email', 'No such address.')
  },
})

const isClosed =
  (waiting: 0 | 1) =>
  async ({ calls }: Fixture) => {
    expect(calls.waiting).toBe(waiting)
    await expect.element(dialog).not.toBeInTheDocument()
  }

testModelPaths(models.contact, {
  ...form,
  steps: {
    ...form.steps,
    'the person opens the form': async ({ tab, calls }) => {
      await tab.open({ path: '/faq', handlers: [calls.handler] })
      await openForm()
    },
    'the person opens the form again': async ({ tab }) => {
      await openForm()
      await expect.element(dialog).toBeVisible()
      // The clock that closes the thanks must not close what is open now.
      await tab.site.pass(900)
    },
    'nine tenths of a second pass': ({ tab }) => tab.site.pass(900),
    'the person closes the form': () => userEvent.keyboard('{Escape}'),
  },
  states: {
    ...form.states,
    'the form': async (fixture) => {
      await form.states['the form'](fixture)
      await holds('nothing')
    },
    'the form, and why': async (fixture) => {
      await form.states['the form, and why'](fixture)
      await holds('the message')
      await expect.element(field('Email')).toBeValid()
    },
    accepted: async ({ calls }) => {
      expect(calls.waiting).toBe(0)
      await expect.element(thanks.getByText('Message sent successfully', { exact: true })).toBeVisible()
      await expect.element(sendButton).toBeDisabled()
    },
    'closed by itself': isClosed(0),
    'closed by the person': isClosed(0),
    'closed, and not sent': isClosed(0),
    'closed, on its way': isClosed(1),
  },
})
