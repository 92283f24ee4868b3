import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { inAuthFrame } from '../fixtures/frames.tsx'
import { inGerman } from '../fixtures/german.tsx'
import { ForgotPassword, type ForgotPasswordProps } from './ForgotPassword.tsx'

const asking = {
  status: 'asking',
  error: null,
  busy: false,
  onSubmit: fn(),
  hrefs: { login: '#login', again: '#again' },
} satisfies ForgotPasswordProps

const meta = {
  title: 'Screens/ForgotPassword',
  component: ForgotPassword,
  decorators: [inAuthFrame],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ForgotPassword>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { tags: ['state:forgotPassword.editing.filling'], args: asking }

export const NothingTyped: Story = {
  tags: ['state:forgotPassword.editing.correcting'],
  parameters: { says: ['auth.resetEmailRequired'] },
  args: { ...asking, error: { text: 'Please enter your email address' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus())
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Please enter your email address')
  },
}

export const Sending: Story = {
  tags: ['state:forgotPassword.submitting', 'R120', 'R224'],
  args: { ...asking, busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  },
}

export const Sent: Story = {
  tags: ['state:forgotPassword.sent'],
  args: { status: 'sent', email: 'ada@example.com', onAgain: fn(), hrefs: asking.hrefs },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Password reset link sent. Please check your email.')
  },
}

/** A browser without JavaScript sent the form, and no address holds the email. */
export const SentWithoutJavaScript: Story = {
  args: { status: 'sent', email: null, onAgain: fn(), hrefs: asking.hrefs },
}

export const SentToALongEmail: Story = {
  args: {
    status: 'sent',
    email: 'the.very.long.name.of.a.person.who.likes.dots@department.of.coins.and.medals.example.com',
    onAgain: fn(),
    hrefs: asking.hrefs,
  },
}

export const NotSent: Story = {
  tags: ['state:forgotPassword.editing.refused'],
  parameters: { says: ['auth.resetEmailFailed'] },
  args: { ...asking, error: { text: 'Failed to send reset email' } },
}

export const LongWords: Story = { args: asking, decorators: [inGerman] }
