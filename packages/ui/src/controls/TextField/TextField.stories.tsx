import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { SearchIcon } from '../../primitives/Icon/icons.ts'
import { EmailField, TextField } from './TextField.tsx'

const meta = {
  title: 'Controls/TextField',
  component: TextField,
  parameters: {
    docs: {
      description: {
        component:
          'One line of text. Uncontrolled: the value lives in the DOM and goes out with the form. Label, hint and error are tied to the input.',
      },
    },
  },
  args: { name: 'city', label: 'City' },
  decorators: [(Story) => <div style={{ maxWidth: 380 }}>{Story()}</div>],
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'City' })
    await userEvent.type(input, 'Lisbon')
    await expect(input).toHaveValue('Lisbon')
    await expect(input).not.toHaveAttribute('aria-invalid')
  },
}

export const Filled: Story = { args: { defaultValue: 'Lisbon' } }

export const WithHint: Story = {
  args: { hint: 'As it stands on your card statement.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('As it stands on your card statement.')
  },
}

export const Optional: Story = { args: { optional: true } }

export const WithError: Story = {
  args: { error: 'City is required', hint: 'As it stands on your card statement.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'City' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(/^City is required As it stands/)
  },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Lisbon' } }

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'Lisbon' } }

export const WithSign: Story = {
  args: {
    label: 'Search your projects',
    start: <Icon icon={SearchIcon} size="sm" />,
    placeholder: 'Prompt or file name',
  },
}

export const Email: Story = {
  render: () => <EmailField name="email" label="Email" placeholder="you@example.com" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('autocomplete', 'email')
  },
}

export const LongValue: Story = {
  args: { defaultValue: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, Isle of Anglesey, Wales' },
}
