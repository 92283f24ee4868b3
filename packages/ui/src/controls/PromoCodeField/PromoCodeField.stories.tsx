import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { PromoCodeField } from './PromoCodeField.tsx'

const meta = {
  title: 'Controls/PromoCodeField',
  component: PromoCodeField,
  parameters: { docs: { description: { component: 'A promo code: Apply, and once applied, Remove (R130).' } } },
  args: { applied: null, onApply: fn(), onRemove: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
} satisfies Meta<typeof PromoCodeField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }))
    await expect(args.onApply).not.toHaveBeenCalled()
    await expect(canvas.getByRole('textbox', { name: 'Promo code' })).toHaveFocus()
    await userEvent.keyboard(' welcome10 {Enter}')
    await expect(args.onApply).toHaveBeenCalledWith('welcome10')
  },
}

export const Checking: Story = { args: { busy: true } }

export const Refused: Story = {
  args: { error: 'Invalid promocode' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Invalid promocode')
  },
}

export const Applied: Story = { args: { applied: 'WELCOME10' } }

function Whole() {
  const [applied, setApplied] = useState<string | null>(null)
  return <PromoCodeField applied={applied} onApply={setApplied} onRemove={() => setApplied(null)} />
}

export const AppliedAndRemoved: Story = {
  render: () => <Whole />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'FIVEOFF{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Promo code FIVEOFF is applied')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus())
  },
}
