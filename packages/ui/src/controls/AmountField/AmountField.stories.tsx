import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { AmountField } from './AmountField.tsx'

const meta = {
  title: 'Controls/AmountField',
  component: AmountField,
  parameters: {
    docs: { description: { component: 'An amount of money, with no more decimals than its currency has.' } },
  },
  args: { name: 'amount', label: 'Amount', currency: 'EUR', onChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 260 }}>{Story()}</div>],
} satisfies Meta<typeof AmountField>

export default meta
type Story = StoryObj<typeof meta>

export const Euro: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount' })
    await userEvent.type(field, '19,995x')
    await expect(field).toHaveValue('19.99')
    await expect(args.onChange).toHaveBeenLastCalledWith(1999)
    await userEvent.clear(field)
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
}

export const Yen: Story = {
  args: { currency: 'JPY' },
  play: async ({ args, canvas }) => {
    canvas.getByRole('textbox').focus()
    await userEvent.paste('12.5')
    await expect(canvas.getByRole('textbox')).toHaveValue('12')
    await expect(args.onChange).toHaveBeenLastCalledWith(12)
  },
}

export const Filled: Story = { args: { defaultValue: 2500 } }

export const WithError: Story = { args: { error: 'Please enter a valid amount' } }
