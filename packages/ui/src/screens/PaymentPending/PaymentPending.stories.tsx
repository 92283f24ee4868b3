import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { withToast } from '../../overlays/fixtures/toast.tsx'
import { cardPaymentTexts } from '../../texts/en/cardPayment.ts'
import { inGerman } from '../fixtures/german.tsx'
import { inMemberSite } from '../fixtures/siteFrame.tsx'
import { PaymentPending } from './PaymentPending.tsx'

const meta = {
  title: 'Screens/PaymentPending',
  component: PaymentPending,
  decorators: [inMemberSite],
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
  tags: [
    'state:depositPolling.watching.deposit.pollingDeposit',
    'state:depositPolling.watching.deposit.waitingToPoll',
    'state:depositPolling.watching.profile.resting',
    'state:depositPolling.watching.profile.waitingAtFirst',
    'state:depositPolling.watching.profile.waiting',
    'state:depositPolling.watching.check.ready',
    'R116',
    'R117',
    'R118',
    'R119',
  ],
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('MT-WQ7T-V2G')).toBeVisible()
    await expect(canvasElement.querySelector('[data-part=waiting] svg')).toBeVisible()
    await expect(
      canvas.getByText(/may take a few minutes\. The page auto-refreshes and checks the status/),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to account' })).toHaveAttribute('href', '#account')
    await expect(canvas.getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '#home')
    await userEvent.click(canvas.getByRole('button', { name: 'Check Status' }))
    await expect(args.onCheck).toHaveBeenCalledOnce()
  },
}

export const NoOrderGiven: Story = {
  tags: ['state:depositPolling.watching.deposit.notPolling', 'R116'],
  args: { orderId: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Order ID/)).toBeNull()
  },
}

/** As rendered on the server, where the visitor's order is unavailable. */
export const OrderNotReadYet: Story = {
  args: { orderId: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Order ID/)).toBeVisible()
    await expect(canvas.queryByText(/MT-/)).toBeNull()
  },
}

export const Checking: Story = {
  tags: ['state:depositPolling.watching.check.checking', 'R124'],
  args: { checking: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Checking...' })).toBeDisabled()
  },
}

export const Announced: Story = { ...withToast('info', cardPaymentTexts, 'deposit.pending') }

export const Checked: Story = { ...withToast('info', cardPaymentTexts, 'deposit.checked') }

export const CheckFailed: Story = { ...withToast('error', cardPaymentTexts, 'deposit.checkFailed') }

export const LongWords: Story = { decorators: [inGerman] }
