import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { PasswordField } from './PasswordField.tsx'

const meta = {
  title: 'Controls/PasswordField',
  component: PasswordField,
  parameters: { docs: { description: { component: 'A password that can be shown and hidden (R292).' } } },
  args: { name: 'password', label: 'Password', autoComplete: 'current-password' },
  decorators: [(Story) => <div style={{ maxWidth: 380 }}>{Story()}</div>],
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

export const ShownAndHidden: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password')
    await userEvent.type(input, 'Minted1')
    await expect(input).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(input).toHaveAttribute('type', 'text')
    await expect(input).toHaveValue('Minted1')
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }))
    await expect(input).toHaveAttribute('type', 'password')
  },
}

export const NewPassword: Story = {
  args: {
    autoComplete: 'new-password',
    hint: 'Password must be 6-12 characters with at least one uppercase letter, one lowercase letter, one digit and no spaces',
  },
}

export const WithError: Story = { args: { error: 'Passwords do not match' } }

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Minted1' } }
