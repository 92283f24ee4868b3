import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withToast } from '../../overlays/fixtures/toast.tsx'
import { cardPaymentTexts } from '../../texts/en/cardPayment.ts'
import { inGerman } from '../fixtures/german.tsx'
import { inMemberSite } from '../fixtures/siteFrame.tsx'
import { PaymentSuccess } from './PaymentSuccess.tsx'

const meta = {
  title: 'Screens/PaymentSuccess',
  component: PaymentSuccess,
  decorators: [inMemberSite],
  parameters: { layout: 'fullscreen' },
  args: { status: 'neutral', hrefs: { services: '#services', paymentHistory: '#payment-history', home: '#home' } },
} satisfies Meta<typeof PaymentSuccess>

export default meta
type Story = StoryObj<typeof meta>

/** Claims nothing about tokens until the deposit is read. */
export const Neutral: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/tokens added/)).toBeNull()
  },
}

/** The deposit is being read: its place is reserved, so that no button moves. */
export const Checking: Story = {
  args: { status: 'checking' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).not.toHaveTextContent(/tokens added/)
    await expect(canvasElement.querySelector('[data-part=checking]')).toBeVisible()
  },
}

export const Credited: Story = {
  tags: ['state:depositPolling.credited'],
  args: { status: 'verified', added: 1000, balance: 1099 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('100 tokens added')
    await expect(canvas.getByRole('status')).toHaveTextContent('109.9')
  },
}

/** A form waited for the tokens: the next step returns to it (D54). */
export const WorkWaiting: Story = {
  args: {
    status: 'verified',
    added: 1000,
    balance: 1099,
    hrefs: { services: '#services', paymentHistory: '#payment-history', home: '#home', waiting: '#upscale' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to your picture' })).toHaveAttribute('href', '#upscale')
    await expect(canvas.queryByRole('link', { name: 'Start creating' })).toBeNull()
  },
}

export const BalanceNotReadYet: Story = { args: { status: 'verified', added: 1000, balance: null } }

/** Announced once per deposit, and only when the server reports it as paid (D29). */
export const Announced: Story = {
  args: { status: 'verified', added: 1000, balance: 1099 },
  ...withToast('success', cardPaymentTexts, 'deposit.credited'),
}

export const LongWordsAndLargeBalance: Story = {
  args: { status: 'verified', added: 9_999_999, balance: 99_999_999 },
  decorators: [inGerman],
}
