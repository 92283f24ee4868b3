import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { inAuthFrame } from '../fixtures/frames.tsx'
import { ResetPassword, type ResetPasswordProps } from './ResetPassword.tsx'

const choosing = {
  status: 'choosing',
  email: 'ada@example.com',
  errors: {},
  formError: null,
  busy: false,
  onSubmit: fn(),
  hrefs: { login: '#login' },
} satisfies ResetPasswordProps

const meta = {
  title: 'Screens/ResetPassword',
  component: ResetPassword,
  decorators: [inAuthFrame],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ResetPassword>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { tags: ['state:resetPassword.editing.filling'], args: choosing }

export const SubmitsWhatWasTyped: Story = {
  args: choosing,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'Copper77')
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'Copper77{Enter}')
    await expect(choosing.onSubmit).toHaveBeenCalledOnce()
    await expect(choosing.onSubmit).toHaveBeenCalledWith({
      password: 'Copper77',
      confirmPassword: 'Copper77',
    })
  },
}

export const FieldsRefused: Story = {
  tags: ['state:resetPassword.editing.correcting'],
  args: {
    ...choosing,
    errors: {
      password:
        'Password must be 6-12 characters with at least one uppercase letter, one lowercase letter, one digit and no spaces',
      confirmPassword: 'Passwords do not match',
    },
  },
}

export const Failed: Story = {
  tags: ['state:resetPassword.editing.refused'],
  parameters: { says: ['auth.resetFailed'] },
  args: { ...choosing, formError: 'An error occurred during password reset.' },
}

export const Resetting: Story = {
  tags: ['state:resetPassword.submitting', 'R121', 'R224'],
  args: { ...choosing, busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Resetting...' })).toBeDisabled()
  },
}

export const InvalidLink: Story = {
  tags: ['state:resetPassword.invalidLink', 'R358'],
  args: { status: 'invalidLink', hrefs: { login: '#login', forgotPassword: '#forgot-password' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Invalid reset link')
    await expect(canvas.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '#forgot-password')
  },
}

export const Refused: Story = {
  parameters: { says: ['auth.resetRefused'] },
  args: { ...choosing, formError: 'Failed to reset password' },
}

export const LongEmail: Story = {
  args: {
    ...choosing,
    email: 'the.very.long.name.of.a.person.who.likes.dots@department.of.coins.and.medals.example.com',
  },
}
