import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { inMain } from '../fixtures/frames.tsx'
import { PaymentPending } from './PaymentPending.tsx'

const meta = {
  title: 'Screens/PaymentPending',
  component: PaymentPending,
  decorators: [inMain],
  parameters: { layout: 'fullscreen' },
  args: {
    orderId: '8b0f9c1e-54b7-4c0d-9b5e-3a1f2e7d6c50',
    checking: false,
    onCheck: fn(),
    hrefs: { account: '#account', home: '#home' },
  },
} satisfies Meta<typeof PaymentPending>

export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(args.orderId ?? '')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Check Status' }))
    await expect(args.onCheck).toHaveBeenCalledOnce()
  },
}

export const NoOrderGiven: Story = {
  args: { orderId: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Order ID/)).toBeNull()
  },
}

export const Checking: Story = {
  args: { checking: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Checking...' })).toBeDisabled()
  },
}
