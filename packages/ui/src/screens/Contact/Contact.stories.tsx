import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { narrow } from '../../overlays/fixtures/narrow.ts'
import { inGerman } from '../fixtures/german.tsx'
import { inSite } from '../fixtures/siteFrame.tsx'
import { Contact, type ContactProps } from './Contact.tsx'

const writing = {
  status: 'writing',
  defaults: {},
  errors: {},
  problem: null,
  busy: false,
  onSubmit: fn(),
} satisfies ContactProps

const written = {
  name: 'Ada',
  surname: 'Lovelace',
  email: 'ada@example.com',
  phone: '+442079460958',
  topic: 'Invoice',
  message: 'Could the invoice name my company?',
}

const meta = {
  title: 'Screens/Contact',
  component: Contact,
  decorators: [inSite],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Contact>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: writing }

export const SubmitsWhatWasTyped: Story = {
  tags: ['!visual'],
  args: writing,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Contact us')
    for (const [label, text] of [
      ['Name', written.name],
      ['Surname', written.surname],
      ['Email', written.email],
      ['Phone', written.phone],
      ['Topic', written.topic],
      ['Message', written.message],
    ] as const) {
      await userEvent.type(canvas.getByLabelText(label), text)
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
    await expect(writing.onSubmit).toHaveBeenLastCalledWith(written)
  },
}

export const FieldErrors: Story = {
  args: {
    ...writing,
    defaults: { ...written, email: 'ada@', message: '' },
    problem: 'Please correct the errors and try again.',
    errors: { email: 'Please enter a valid email address', message: 'Message is required' },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus())
    await expect(canvas.getByLabelText('Email')).toHaveValue('ada@')
    await expect(canvas.getByLabelText('Message')).toHaveAccessibleDescription('Message is required')
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please correct the errors and try again.')
  },
}

export const Sending: Story = {
  args: { ...writing, defaults: written, busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  },
}

export const Sent: Story = {
  args: { status: 'sent', hrefs: { again: '#again' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Message sent successfully')
    await expect(canvas.getByRole('link', { name: 'Write another message' })).toHaveAttribute('href', '#again')
  },
}

export const NotSent: Story = {
  args: { ...writing, defaults: written, problem: 'Network error. Please try again.' },
}

export const LongWords: Story = {
  ...narrow,
  decorators: [inGerman],
  args: {
    ...writing,
    problem: 'Bitte korrigieren Sie die gekennzeichneten Eingaben und versuchen Sie es erneut.',
    errors: { email: `Die E-Mail-Adresse ${'unbekannt'.repeat(9)}@example.com ist ungültig.` },
  },
}
