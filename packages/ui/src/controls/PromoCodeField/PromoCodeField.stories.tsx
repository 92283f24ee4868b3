import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { promoCodeFieldGuide } from './PromoCodeField.guide.ts'
import { PromoCodeField } from './PromoCodeField.tsx'

const meta = {
  title: 'Controls/PromoCodeField',
  component: PromoCodeField,
  parameters: { guide: promoCodeFieldGuide },
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
    await expect(args.onApply).toHaveBeenCalledOnce()
    await expect(args.onApply).toHaveBeenCalledWith('welcome10')
  },
}

export const Checking: Story = {
  args: { busy: true },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'FIVEOFF{Enter}')
    await expect(args.onApply).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: 'Apply' })).toBeDisabled()
  },
}

export const Refused: Story = {
  args: { error: 'Invalid promocode' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Invalid promocode')
  },
}

export const Applied: Story = {
  args: { applied: 'WELCOME10' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Promo code' })).toBeVisible()
    const remove = canvas.getByRole('button', { name: 'Remove' })
    await expect(remove).toHaveAccessibleDescription('WELCOME10')
    const chip = canvas.getByRole('group').getBoundingClientRect()
    const middleOf = ({ top, bottom }: DOMRect) => (top + bottom) / 2
    for (const part of [remove, canvas.getByText('WELCOME10')]) {
      await expect(Math.abs(middleOf(part.getBoundingClientRect()) - middleOf(chip))).toBeLessThanOrEqual(1)
    }
    // 2 px of distance, 2 px of ring, 1 px of border.
    const { top, bottom, right } = remove.getBoundingClientRect()
    for (const room of [top - chip.top, chip.bottom - bottom, chip.right - right]) {
      await expect(room).toBeGreaterThanOrEqual(5)
    }
  },
}

export const Disabled: Story = { args: { disabled: true } }

/** Copied from a chat: spaces, a full-width letter and an invisible mark. */
export const PastedWithMarks: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('textbox').focus()
    await userEvent.paste('\u200e ＷELCOME 10\u200b')
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }))
    await expect(args.onApply).toHaveBeenCalledOnce()
    await expect(args.onApply).toHaveBeenCalledWith('WELCOME10')
  },
}

/** A simulated server with a delay, which accepts one code. */
function Whole() {
  const [state, setState] = useState<{ applied: string | null; busy: boolean; error?: string }>({
    applied: null,
    busy: false,
  })
  const answer = (next: typeof state) => {
    setState({ applied: state.applied, busy: true })
    setTimeout(() => setState(next))
  }
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <PromoCodeField
        {...state}
        onApply={(code) =>
          answer(
            code === 'FIVEOFF'
              ? { applied: code, busy: false }
              : { applied: null, busy: false, error: 'Invalid promocode' },
          )
        }
        onRemove={() => answer({ applied: null, busy: false })}
      />
    </form>
  )
}

/** The focus is kept, although each response removes the pressed button. */
export const AppliedAndRemoved: Story = {
  render: () => <Whole />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'FIVEOFF{Enter}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Promo code FIVEOFF is applied'))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove' })).toHaveFocus())
    await userEvent.keyboard(' ')
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus())
    await expect(canvas.getByRole('textbox')).toHaveValue('')
  },
}

export const RefusedAloud: Story = {
  render: () => <Whole />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, 'TENOFF')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Invalid promocode'))
    await waitFor(() => expect(input).toHaveFocus())
    await expect(input).toHaveValue('TENOFF')
  },
}

export const LongCode: Story = {
  args: { applied: 'SUMMER-OF-LIGHTHOUSES-AND-GULLS-2026-TWENTY-PER-CENT-OFF-FOR-ALL' },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group')
    await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth)
  },
}
