import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { passwordFieldGuide } from './PasswordField.guide.ts'
import { PasswordField } from './PasswordField.tsx'

const rule =
  'Password must be 6-12 characters with at least one uppercase letter, one lowercase letter, one digit and no spaces'

const meta = {
  title: 'Controls/PasswordField',
  component: PasswordField,
  parameters: { guide: passwordFieldGuide },
  args: { name: 'password', label: 'Password', autoComplete: 'current-password' },
  decorators: [(Story) => <div style={{ maxWidth: 380 }}>{Story()}</div>],
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Hidden: Story = { args: { defaultValue: 'Minted1' } }

export const ShownAndHidden: Story = {
  tags: ['R292'],
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password')
    const status = canvas.getByRole('status')
    await expect(status).toBeEmptyDOMElement()
    await userEvent.type(input, 'Minted1')
    await expect(input).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(input).toHaveAttribute('type', 'text')
    await expect(input).toHaveValue('Minted1')
    await expect(status).toHaveTextContent('Your password is shown')
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }))
    await expect(input).toHaveAttribute('type', 'password')
    await expect(status).toHaveTextContent('Your password is hidden')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
  },
}

/** Showing the password during a correction keeps the caret. */
export const KeepsTheCaret: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Password')
    await userEvent.type(input, 'Mined1')
    input.setSelectionRange(3, 3)
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(input).toHaveFocus()
    await expect(input.selectionStart).toBe(3)
    await userEvent.keyboard('t')
    await expect(input).toHaveValue('Minted1')
    input.setSelectionRange(1, 4)
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }))
    await expect([input.selectionStart, input.selectionEnd]).toEqual([1, 4])
  },
}

export const ByKeyboard: Story = {
  tags: ['R292'],
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password')
    await userEvent.tab()
    await expect(input).toHaveFocus()
    await userEvent.keyboard('Minted1')
    await userEvent.tab()
    const eye = canvas.getByRole('button', { name: 'Show password' })
    await expect(eye).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(input).toHaveAttribute('type', 'text')
    await expect(eye).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveAttribute('type', 'password')
  },
}

/** Hides the password on submit, since a browser stores values of visible text fields. */
export const HiddenWhenSent: Story = {
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordField {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password')
    await userEvent.type(input, 'Minted1')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await userEvent.type(input, '{Enter}')
    await expect(input).toHaveAttribute('type', 'password')
    await expect(input).toHaveValue('Minted1')
  },
}

export const NewPassword: Story = {
  args: { autoComplete: 'new-password', hint: rule },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(rule)
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password')
  },
}

export const WithError: Story = { args: { error: 'Passwords do not match', defaultValue: 'Minted1' } }

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Minted1' } }

/** The eye is at the end of the line, on the left. */
export const RightToLeft: Story = {
  args: { label: 'كلمة المرور', defaultValue: 'Minted1' },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('كلمة المرور')
    const eye = canvas.getByRole('button')
    await expect(eye.getBoundingClientRect().right).toBeLessThanOrEqual(input.getBoundingClientRect().left)
  },
}
