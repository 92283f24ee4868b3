import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { inGerman } from '../fixtures/german.tsx'
import { narrow } from '../fixtures/narrow.ts'
import { atRest, expectNoSidewaysScroll, tabAround } from '../fixtures/reach.ts'
import { contactModalGuide } from './ContactModal.guide.ts'
import { ContactModal } from './ContactModal.tsx'

const meta = {
  title: 'Overlays/ContactModal',
  component: ContactModal,
  parameters: {
    guide: contactModalGuide,
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '860px' } },
  },
  args: { open: true, onOpenChange: fn(), onSubmit: fn() },
} satisfies Meta<typeof ContactModal>

export default meta
type Story = StoryObj<typeof meta>

const empty = { name: '', surname: '', email: '', phone: '', topic: '', message: '' }
const ada = { name: 'Ada', surname: 'Lovelace', email: 'ada@example.com', phone: '+442079460958' }

export const Empty: Story = {
  tags: ['state:contact.editing.filling'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send message' }))
    await expect(args.onSubmit).toHaveBeenCalledWith(empty)
  },
}

export const Filled: Story = {
  args: { defaults: { ...ada, topic: 'Invoice', message: 'Could the invoice name my company?' } },
}

export const SignedIn: Story = { args: { defaults: ada } }

export const ByKeys: Story = {
  tags: ['!visual'],
  play: async ({ args, step }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Contact us' })
    await step('Enter makes lines in the message and sends from the topic', async () => {
      await userEvent.type(screen.getByLabelText('Message'), 'One{Enter}Two')
      await expect(args.onSubmit).not.toHaveBeenCalled()
      await userEvent.type(screen.getByLabelText('Topic'), 'Invoice{Enter}')
      await expect(args.onSubmit).toHaveBeenCalledWith({ ...empty, topic: 'Invoice', message: 'One\nTwo' })
    })
    await step('A press outside keeps what was typed, Escape asks to close', async () => {
      if (dialog.parentElement) await userEvent.click(dialog.parentElement)
      await expect(args.onOpenChange).not.toHaveBeenCalled()
      await userEvent.keyboard('{Escape}')
      await expect(args.onOpenChange).toHaveBeenCalledWith(false)
    })
  },
}

const odd = '\u202Eabc\u200F １２３ 👩‍👩‍👧 <b>"&'

/** Sends pasted text unchanged, and fields that the browser fills together. */
export const OddInput: Story = {
  tags: ['!visual'],
  play: async ({ args }) => {
    const set = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } })
    await screen.findByRole('dialog')
    const long = 'x'.repeat(10_000)
    set('Name', odd)
    set('Surname', long)
    set('Email', 'ada@example.com')
    set('Phone', '+44 20 7946 0958')
    set('Topic', odd)
    set('Message', `${long}\n${odd}`)
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: odd,
      surname: long,
      email: 'ada@example.com',
      phone: '+44 20 7946 0958',
      topic: odd,
      message: `${long}\n${odd}`,
    })
  },
}

export const FieldErrors: Story = {
  parameters: { says: ['contact.correct'] },
  args: {
    result: { tone: 'critical', text: 'Please correct the errors and try again.' },
    errors: { email: 'The email must be a valid email address.', message: 'The message is required.' },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus())
    await expect(screen.getByLabelText('Message')).toHaveAccessibleDescription('The message is required.')
    await expect(screen.getByRole('alert')).toHaveTextContent('Please correct the errors and try again.')
  },
}

export const EveryFieldRefused: Story = {
  args: {
    result: { tone: 'critical', text: 'Please correct the errors and try again.' },
    errors: {
      name: 'The name is required.',
      surname: 'The surname is required.',
      email: 'The email must be a valid email address.',
      phone: 'The phone must be a valid phone number.',
      topic: 'The topic may not be longer than 255 characters.',
      message: 'The message is required.',
    },
  },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus())
    for (const [label, error] of [
      ['Name', args.errors?.name],
      ['Surname', args.errors?.surname],
      ['Email', args.errors?.email],
      ['Phone', args.errors?.phone],
      ['Topic', args.errors?.topic],
      ['Message', args.errors?.message],
    ] as const) {
      await expect(screen.getByLabelText(label)).toHaveAccessibleDescription(error)
    }
  },
}

export const Sending: Story = {
  tags: ['state:contact.submitting'],
  args: { busy: true, defaults: { ...ada, topic: 'Invoice', message: 'Could the invoice name my company?' } },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog')
    await expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled()
    await userEvent.type(screen.getByLabelText('Topic'), '{Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    if (dialog.parentElement) await userEvent.click(dialog.parentElement)
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}

export const Sent: Story = {
  tags: ['state:contact.sent'],
  parameters: { says: ['contact.sent'] },
  args: { result: { tone: 'positive', text: 'Message sent successfully' } },
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent('Message sent successfully')
    await expect(screen.getByRole('button', { name: 'Send message' })).toBeDisabled()
  },
}

export const NetworkDown: Story = {
  tags: ['state:contact.editing.refused'],
  parameters: { says: ['contact.network'] },
  args: { result: { tone: 'critical', text: 'Network error. Please try again.' } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Network error. Please try again.')
    await expect(screen.getByRole('button', { name: 'Send message' })).toBeEnabled()
  },
}

export const RequestFailed: Story = {
  parameters: { says: ['contact.failed'] },
  args: { result: { tone: 'critical', text: 'Request failed' } },
}

export const LongWords: Story = {
  ...narrow,
  decorators: [inGerman],
  args: {
    result: {
      tone: 'critical',
      text: 'Bitte korrigieren Sie die gekennzeichneten Eingaben und versuchen Sie es erneut.',
    },
    errors: { email: `Die E-Mail-Adresse ${'unbekannt'.repeat(9)}@example.com ist ungültig.` },
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await atRest(dialog)
    await expectNoSidewaysScroll(dialog)
    await expect(await tabAround(dialog)).toHaveLength(8)
  },
}
