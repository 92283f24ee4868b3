import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { narrow } from '../fixtures/narrow.ts'
import { atRest, expectNoSidewaysScroll, tabAround } from '../fixtures/reach.ts'
import { withdrawalModalGuide } from './WithdrawalModal.guide.ts'
import { type WithdrawalFigures, WithdrawalModal } from './WithdrawalModal.tsx'

const figures: WithdrawalFigures = {
  orderId: '8b0f9c1e-54b7-4c0d-9b5e-3a1f2e7d6c50',
  tokens: 1000,
  unused: 880,
  amount: 950,
  vat: 158,
  currency: 'EUR',
  until: '2026-12-04T09:35:04Z',
  name: 'Ada Coyne',
  email: 'ada@example.com',
  withdrawnAt: null,
}

const meta = {
  title: 'Overlays/WithdrawalModal',
  component: WithdrawalModal,
  parameters: {
    guide: withdrawalModalGuide,
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '640px' } },
  },
  args: {
    open: true,
    onOpenChange: fn(),
    status: 'confirming',
    figures,
    problem: null,
    onReadAgain: fn(),
    onConfirm: fn(),
  },
} satisfies Meta<typeof WithdrawalModal>

export default meta
type Story = StoryObj<typeof meta>

const confirm = () => screen.getByRole('button', { name: 'Confirm withdrawal' })

export const Confirming: Story = {
  tags: ['state:withdrawal.confirming.asLookedUp'],
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Withdraw from purchase' })
    await expect(dialog).toHaveAccessibleDescription(
      'You get back the price of the tokens of this purchase that you did not use.',
    )
    await expect(dialog).toHaveTextContent('Confirmation toada@example.com')
    await expect(dialog).toHaveTextContent(/You get back€9\.50/)
    await userEvent.click(confirm())
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Keep the tokens' }))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

export const Reading: Story = {
  tags: ['state:withdrawal.readingAmount'],
  args: { status: 'reading', figures: null },
  play: async () => {
    await expect(await screen.findByText('Looking up what you get back')).toBeInTheDocument()
    await expect(screen.queryByRole('button', { name: 'Confirm withdrawal' })).not.toBeInTheDocument()
  },
}

export const NotRead: Story = {
  tags: ['state:withdrawal.amountUnknown'],
  args: { status: 'unknown', figures: null },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await expect(args.onReadAgain).toHaveBeenCalledOnce()
  },
}

export const Changed: Story = {
  tags: ['state:withdrawal.confirming.changed'],
  parameters: { says: ['withdrawal.changed'] },
  args: {
    figures: { ...figures, unused: 860, amount: 929, vat: 155 },
    problem: 'Tokens of this purchase were used in the meantime. Nothing was done. These are the new figures.',
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('These are the new figures')
    await expect(screen.getByRole('dialog')).toHaveTextContent('€9.29')
    await expect(confirm()).toBeEnabled()
  },
}

export const Unanswered: Story = {
  tags: ['state:withdrawal.confirming.unanswered'],
  parameters: { says: ['withdrawal.failed'] },
  args: { problem: 'No answer came. Please confirm again: a purchase is withdrawn from only once.' },
}

export const Withdrawing: Story = {
  tags: ['state:withdrawal.withdrawing'],
  args: { status: 'withdrawing' },
  play: async ({ args }) => {
    const button = await screen.findByRole('button', { name: 'Withdrawing...' })
    await expect(button).toBeDisabled()
    await expect(screen.getByRole('button', { name: 'Keep the tokens' })).toBeDisabled()
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

export const Withdrawn: Story = {
  tags: ['state:withdrawal.withdrawn'],
  args: { status: 'withdrawn', figures: { ...figures, withdrawnAt: '2026-11-21T08:12:30Z' } },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'You withdrew from this purchase' })
    await expect(screen.getByRole('status')).toHaveTextContent(
      /We received your withdrawal on Nov 21, 2026, .* and confirm it by email to ada@example\.com\./,
    )
    const close = screen.getAllByRole('button', { name: 'Close' })
    await waitFor(() => expect(close.some((button) => button === document.activeElement)).toBe(true))
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

export const NothingLeft: Story = {
  tags: ['state:withdrawal.nothingLeft'],
  args: { status: 'nothingLeft', figures: { ...figures, unused: 0, amount: 0, vat: 0 } },
  play: async () => {
    await atRest(await screen.findByRole('dialog', { name: 'Nothing would come back' }))
    await expect(await screen.findByText(/^All tokens of this purchase are used/)).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Confirm withdrawal' })).not.toBeInTheDocument()
  },
}

export const Refused: Story = {
  tags: ['state:withdrawal.refused'],
  args: {
    status: 'refused',
    figures: null,
    problem: 'The 14 days to withdraw from this purchase ended on December 4, 2026.',
  },
  play: async () => {
    await expect(
      await screen.findByRole('dialog', { name: 'You cannot withdraw from this purchase' }),
    ).toHaveTextContent('ended on December 4, 2026')
  },
}

export const LongWords: Story = {
  ...narrow,
  args: {
    figures: {
      ...figures,
      name: 'Wolfeschlegelsteinhausenbergerdorff Maximiliane-Hildegard',
      email: 'maximiliane-hildegard.wolfeschlegelsteinhausenbergerdorff@verwaltung.example',
      amount: 1_234_567_890,
      vat: 205_761_315,
      currency: 'JPY',
    },
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await atRest(dialog)
    await expectNoSidewaysScroll(dialog)
    await expect(await tabAround(dialog)).toHaveLength(3)
  },
}
