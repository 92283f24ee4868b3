import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { emailFieldGuide } from './EmailField.guide.ts'
import { EmailField } from './EmailField.tsx'

const meta = {
  title: 'Controls/EmailField',
  component: EmailField,
  parameters: { guide: emailFieldGuide },
  args: { name: 'email', label: 'Email' },
  decorators: [(Story) => <div style={{ maxWidth: 380 }}>{Story()}</div>],
} satisfies Meta<typeof EmailField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  args: { placeholder: 'you@example.com' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' })
    await expect(input).toHaveAttribute('autocomplete', 'email')
    await expect(input).toHaveAttribute('inputmode', 'email')
    await expect(input).toHaveAttribute('autocapitalize', 'none')
  },
}

export const Filled: Story = { args: { defaultValue: 'ada@example.com' } }

export const WithError: Story = { args: { defaultValue: 'ada@', error: 'Please enter a valid email address' } }

/** The account's address is read-only here (R258). */
export const ReadOnly: Story = {
  args: { readOnly: true, value: 'ada@example.com', hint: 'Your account’s address cannot be changed here.' },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: 'ada@example.com' } }

export const LongAddress: Story = {
  args: { defaultValue: 'the.countess.of.lovelace.and.her.analytical.engine@department-of-numbers.example.com' },
}

/** Removes invisible characters on blur, as from a chat in Arabic or Japanese. */
export const PastedWithMarks: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    input.focus()
    await userEvent.paste('\u200fａｄａ＠example．com\u200e')
    await userEvent.tab()
    await expect(input).toHaveValue('ada@example.com')
  },
}

export const SentByEnter: Story = {
  render: (args) => (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        event.currentTarget.dataset.sent = new FormData(event.currentTarget).get('email')?.toString() ?? ''
      }}
    >
      <EmailField {...args} />
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('textbox').focus()
    await userEvent.paste('\u200bada@example.com')
    await userEvent.keyboard('{Enter}')
    await expect(canvasElement.querySelector('form')).toHaveAttribute('data-sent', 'ada@example.com')
  },
}
