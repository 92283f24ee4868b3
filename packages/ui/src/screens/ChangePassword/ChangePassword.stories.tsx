import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { inAccount } from '../fixtures/frames.tsx'
import { inGerman } from '../fixtures/german.tsx'
import { ChangePassword } from './ChangePassword.tsx'

const meta = {
  title: 'Screens/ChangePassword',
  component: ChangePassword,
  decorators: [inAccount('changePassword')],
  parameters: { layout: 'fullscreen' },
  args: { email: 'ada@example.com', errors: {}, formError: null, busy: false, saved: false, onSubmit: fn() },
} satisfies Meta<typeof ChangePassword>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { tags: ['state:changePassword.editing.filling'] }

export const SubmitsWhatWasTyped: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Current password'), 'Coin2026')
    await userEvent.type(canvas.getByLabelText('New password'), 'Copper77')
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 'Copper77')
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith({
      currentPassword: 'Coin2026',
      password: 'Copper77',
      confirmPassword: 'Copper77',
    })
  },
}

export const CurrentPasswordWrong: Story = {
  tags: ['state:changePassword.editing.refused'],
  args: { errors: { currentPassword: 'The current password is wrong.' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Current password')).toHaveFocus())
  },
}

export const FieldsRefused: Story = {
  tags: ['state:changePassword.editing.correcting'],
  parameters: { says: ['account.password.currentRequired'] },
  args: {
    errors: {
      currentPassword: 'Please enter your current password',
      password:
        'Password must be 6-12 characters with at least one uppercase letter, one lowercase letter, one digit and no spaces',
    },
  },
}

export const Failed: Story = {
  parameters: { says: ['auth.passwordUpdateFailed'] },
  args: { formError: 'Failed to update password' },
}

export const Changing: Story = {
  tags: ['state:changePassword.submitting', 'R224'],
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Changing...' })).toBeDisabled()
  },
}

export const Changed: Story = {
  tags: ['state:changePassword.editing.saved'],
  args: { saved: true },
  play: async ({ canvas }) => {
    const said = canvas.getAllByRole('status').map((one) => one.textContent)
    await expect(said.join(' ')).toContain('Your password is changed.')
    await expect(canvas.getByLabelText('Current password')).toHaveValue('')
  },
}

export const LongWords: Story = { decorators: [inGerman] }
