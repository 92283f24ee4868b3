import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { SearchIcon } from '../../primitives/Icon/icons.ts'
import { textFieldGuide } from './TextField.guide.ts'
import { TextField } from './TextField.tsx'

const meta = {
  title: 'Controls/TextField',
  component: TextField,
  parameters: { guide: textFieldGuide },
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

export const WithPlaceholder: Story = { args: { placeholder: 'Lisbon' } }

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

export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'Lisbon' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).not.toHaveFocus()
  },
}

export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: 'Lisbon' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, 'x')
    await expect(input).toHaveValue('Lisbon')
    input.blur()
  },
}

export const WithSign: Story = {
  args: {
    label: 'Search your projects',
    start: <Icon icon={SearchIcon} size="sm" />,
    placeholder: 'Prompt or file name',
  },
}

export const Numeric: Story = {
  args: { label: 'Seed', numeric: true, defaultValue: '118 204 771' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('inputmode', 'numeric')
  },
}

/** Enter submits the form. */
export const SentByEnter: Story = {
  tags: ['!visual'],
  args: { onSubmit: fn() },
  render: ({ onSubmit: _, ...args }) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        event.currentTarget.dataset.sent = new FormData(event.currentTarget).get('city')?.toString() ?? ''
      }}
    >
      <TextField {...args} />
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Lisbon{Enter}')
    await expect(canvasElement.querySelector('form')).toHaveAttribute('data-sent', 'Lisbon')
  },
}

export const LongValue: Story = {
  args: { defaultValue: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, Isle of Anglesey, Wales' },
}

/** Emoji, right-to-left marks, a line break and ten thousand characters: kept, without a change of layout. */
export const PastedGarbage: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox')
    const height = input.getBoundingClientRect().height
    input.focus()
    await userEvent.paste(`\u200f🪙 ｌｉｓｂｏｎ\n${'á'.repeat(10_000)}`)
    await expect(input.value).toHaveLength(10_000 + '\u200f🪙 ｌｉｓｂｏｎ'.length)
    await expect(input.getBoundingClientRect().height).toBe(height)
    await userEvent.clear(input)
    input.blur()
  },
}

/** A left-to-right name in a right-to-left page. */
export const RightToLeft: Story = {
  args: {
    label: 'العنوان',
    hint: 'كما هو مكتوب في كشف البطاقة',
    defaultValue: 'شارع الملك Lisbon 12',
    start: <Icon icon={SearchIcon} size="sm" />,
  },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    const icon = input.previousElementSibling
    await expect(icon?.getBoundingClientRect().left).toBeGreaterThan(input.getBoundingClientRect().left)
  },
}
