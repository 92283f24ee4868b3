import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { amountFieldGuide } from './AmountField.guide.ts'
import { AmountField } from './AmountField.tsx'

const meta = {
  title: 'Controls/AmountField',
  component: AmountField,
  parameters: { guide: amountFieldGuide },
  args: { name: 'amount', label: 'Amount', currency: 'EUR', onChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 260 }}>{Story()}</div>],
} satisfies Meta<typeof AmountField>

export default meta
type Story = StoryObj<typeof meta>

export const Euro: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount' })
    await expect(field).toHaveAttribute('inputmode', 'decimal')
    await userEvent.type(field, '19,9')
    await expect(field).toHaveValue('19,9')
    await expect(args.onChange).toHaveBeenLastCalledWith(1990)
    await userEvent.tab()
    await expect(field).toHaveValue('19.90')
    await userEvent.clear(field)
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await userEvent.tab()
    await expect(field).not.toHaveAttribute('aria-invalid')
  },
}

export const Filled: Story = { args: { defaultValue: 2500 } }

export const Yen: Story = {
  args: { currency: 'JPY' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox')
    await expect(field).toHaveAttribute('inputmode', 'numeric')
    field.focus()
    await userEvent.paste('¥1,200')
    await expect(args.onChange).toHaveBeenLastCalledWith(1200)
    await userEvent.tab()
    await expect(field).toHaveValue('1200')
  },
}

export const Dinar: Story = {
  args: { currency: 'KWD' },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '1.234')
    await expect(args.onChange).toHaveBeenLastCalledWith(1234)
  },
}

const pasted = [
  ['1.234,56', 123456, '1234.56'],
  ['1,234.56', 123456, '1234.56'],
  ['1 234,56 €', 123456, '1234.56'],
  ['€1,234.50', 123450, '1234.50'],
  ['１９．９９', 1999, '19.99'],
  ['\u200f١٩٫٩٩\u200f', 1999, '19.99'],
] as const

/** As other countries, keyboards and this product write it. */
export const PastedAmounts: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const field = canvas.getByRole('textbox')
    for (const [text, minor, settled] of pasted) {
      await userEvent.clear(field)
      await userEvent.paste(text)
      await expect(args.onChange).toHaveBeenLastCalledWith(minor)
      await userEvent.tab()
      await expect(field).toHaveValue(settled)
      await expect(canvasElement.querySelector('input[type=hidden]')).toHaveValue(settled)
    }
  },
}

const refused = ['-5', '1e9', '1.234', '19.995', '$5', 'five', '🪙5', '5 or 6', '9'.repeat(10_000)]

/** Refused in words, never guessed, and nothing is taken away from what was typed. */
export const WhatIsNoAmount: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const field = canvas.getByRole('textbox')
    for (const text of refused) {
      await userEvent.clear(field)
      await userEvent.paste(text)
      await expect(args.onChange).not.toHaveBeenCalled()
      await expect(field).not.toHaveAttribute('aria-invalid')
      await userEvent.tab()
      await expect(field).toHaveAccessibleDescription('Please enter a valid amount')
      await expect(field).toHaveValue(text)
      await expect(canvasElement.querySelector('input[type=hidden]')).toHaveValue('')
    }
    await userEvent.clear(field)
    await userEvent.paste('-5')
    await userEvent.tab()
  },
}

/** Digits put in and taken out in the middle: the caret stays with them, for nothing is rewritten while one types. */
export const EditedInTheMiddle: Story = {
  args: { defaultValue: 123456 },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox')
    await userEvent.type(field, '9', { initialSelectionStart: 1, initialSelectionEnd: 1 })
    await expect(field).toHaveValue('19234.56')
    await expect(field.selectionStart).toBe(2)
    await expect(args.onChange).toHaveBeenLastCalledWith(1923456)
    await userEvent.type(field, '{Backspace}', { initialSelectionStart: 2, initialSelectionEnd: 2 })
    await expect(field).toHaveValue('1234.56')
    await expect(field.selectionStart).toBe(1)
  },
}

/** The form gets a plain number, also when Enter is pressed before the field is left. */
export const InAForm: Story = {
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        event.currentTarget.dataset.sent = JSON.stringify([...new FormData(event.currentTarget)])
      }}
    >
      <AmountField {...args} />
      <Button type="submit" style={{ marginTop: 16 }}>
        Go on
      </Button>
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('textbox').focus()
    await userEvent.paste('1.234,5')
    await userEvent.keyboard('{Enter}')
    await expect(canvasElement.querySelector('form')).toHaveAttribute('data-sent', '[["amount","1234.50"]]')
  },
}

export const WithHint: Story = { args: { hint: 'At least €5.00.' } }

export const WithError: Story = { args: { error: 'Please enter a valid amount' } }

export const Disabled: Story = { args: { disabled: true, defaultValue: 2500 } }

/** The sign comes first, on the right; the number keeps its own order. */
export const RightToLeft: Story = {
  args: { label: 'المبلغ', defaultValue: 123450 },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const sign = canvas.getByText('€').getBoundingClientRect()
    await expect(sign.left).toBeGreaterThan(canvas.getByRole('textbox').getBoundingClientRect().left)
  },
}
