import { fieldErrors, held } from '@mintage/api-client/mocks'
import { models } from '@mintage/machines/models'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeScreens } from './support/describeScreens.ts'
import { siteInWaiting } from './support/siteInWaiting.ts'

const begin = () => ({
  tab: siteInWaiting(),
  support: held('post', '/contact-us'),
  /** Why the last message was not sent, in words. */
  why: '',
})

type World = ReturnType<typeof begin>

const dialog = page.getByRole('dialog', { name: 'Contact us' })
const field = (name: string) => dialog.getByRole('textbox', { name })
const sendButton = dialog.getByRole('button', { name: 'Send message' })
const sending = dialog.getByRole('button', { name: 'Sending...' })
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

const openForm = () => page.getByRole('contentinfo').getByRole('button', { name: 'Contact us' }).click()

/** The form with what was written in it, or with nothing. */
const holds = async (written: 'the message' | 'nothing') => {
  for (const [name, text] of fields) {
    await expect.element(field(name)).toHaveValue(written === 'nothing' ? '' : text)
  }
}

/** What was written is still there, and can be sent once more. */
const refused = async ({ support, why }: World) => {
  expect(support.waiting).toBe(0)
  await expect.element(problem.getByText(why, { exact: true })).toBeVisible()
  await expect.element(sendButton).toBeEnabled()
  await holds('the message')
}

const closed = async ({ support }: World) => {
  expect(support.waiting).toBe(0)
  await expect.element(dialog).not.toBeInTheDocument()
}

describeScreens(models.contact, {
  begin,
  end: ({ tab }) => tab.close(),
  steps: {
    'the person opens the form': async ({ tab, support }) => {
      await tab.open({ path: '/faq', wire: [support.handler] })
      await openForm()
    },
    'the person opens the form again': async ({ tab }) => {
      await openForm()
      await expect.element(dialog).toBeVisible()
      // The clock that closes the thanks must not close what is open now.
      await tab.site.pass(900)
    },
    'the person sends a message': async () => {
      for (const [name, text] of fields) await field(name).fill(text)
      await sendButton.click()
    },
    // The button is busy after the first press and must not count a second one.
    'the person presses the button again': () => sending.click({ force: true }),
    'the server takes the message': async ({ support }) => {
      const call = await support.next()
      expect(await call.json()).toMatchObject({
        name: 'Vera',
        surname: 'Penny',
        email: 'vera@mintage.example',
        phone: '',
        topic: 'A receipt',
        message: 'Where do I find the receipt of my last payment?',
      })
      call.answer(200, { status: 'OK', message: 'Message sent successfully' })
    },
    'the server answers that it did not work': async (world) => {
      world.why = 'Request failed'
      ;(await world.support.next()).answer(200, { status: 'ERROR' })
    },
    'the server finds mistakes': async ({ support }) =>
      (await support.next()).answer(422, fieldErrors({ email: ['No such address.'] })),
    'no answer comes': async (world) => {
      world.why = 'Network error. Please try again.'
      ;(await world.support.next()).breakOff()
    },
    'nine tenths of a second pass': ({ tab }) => tab.site.pass(900),
    'the person closes the form': () => userEvent.keyboard('{Escape}'),
  },
  states: {
    'a page': () => {},
    'the form': async ({ support }) => {
      expect(support.waiting).toBe(0)
      await expect.element(sendButton).toBeEnabled()
      await holds('nothing')
      await expect.element(problem).not.toBeInTheDocument()
      await expect.element(thanks).not.toBeInTheDocument()
    },
    'being sent': async ({ support }) => {
      await expect.poll(() => support.waiting).toBe(1)
      await expect.element(sending).toBeDisabled()
      await expect.element(problem).not.toBeInTheDocument()
    },
    'the form, and why': async (world) => {
      await refused(world)
      await expect.element(field('Email')).toBeValid()
    },
    'the form, and what to correct': async (world) => {
      await refused({ ...world, why: 'Please correct the errors and try again.' })
      await expect.element(field('Email')).toBeInvalid()
      await expect.element(field('Email')).toHaveAccessibleDescription('No such address.')
      await expect.element(field('Email')).toHaveFocus()
    },
    thanked: async ({ support }) => {
      expect(support.waiting).toBe(0)
      await expect.element(thanks.getByText('Message sent successfully', { exact: true })).toBeVisible()
      await expect.element(sendButton).toBeDisabled()
    },
    'closed by itself': closed,
    'closed by the person': closed,
    'closed, and not sent': closed,
    'closed, on its way': async ({ support }) => {
      expect(support.waiting).toBe(1)
      await expect.element(dialog).not.toBeInTheDocument()
    },
  },
})
